import type { LanguageData } from './language-data.ts'

export const finnish: LanguageData = {
  code: 'fi',
  stopWords: `ei eivät en että ja jo joka jos jotka jotta kanssa ketkä kun kuin kuka kuten me mikä miksi missä miten mitä mukaan
    mutta myös ne niin niiden nyt ole olemme olen oli olisi olivat on ovat se sekä sen siitä sitä tai tämä tämän tässä
    vaan vai ettei hän he itse joita joissa jolla olla`,
  forms: {
    interrogatives: String.raw`mikä|mitä|mitkä|millai\p{L}+|minkälai\p{L}+|miten|miksi|milloin|missä|mistä|mihin|kuka|keitä|ketkä|kuinka|montako|paljonko`,
    yesNoOpeners: 'onko|ovatko|oletteko|oletko|aiotteko|saako|haetteko',
    askingVerbs: String.raw`kuvaa|kuvail\p{L}+|kuvatkaa|kerro|kertokaa|selitä|selvitä|selvittäkää|luettele|nimeä|perustele|perustelkaa|ilmoita|kirjoita|esittele|arvioi|täsmennä`,
    actionVerbs: 'liitä|valitse|rastita|allekirjoita|lähetä|lue|lataa',
    followUps: 'jos (?:kyllä|vastasit|ei)',
    guidanceOpeners: 'esimerkiksi|esim',
    excludedHeadings: String.raw`vakuutus|allekirjoitus|liitteet|viranomai\p{L}+ (?:täyttää|merkint)|ohje(?:et)?$`,
    declarations: 'vakuut',
    signatures: 'allekirjoitus',
    signatureOpeners: 'paikka ja (?:aika|päiväys)',
    dateLabels: 'päiväys|päivämäärä|paikka',
    filePrompts: String.raw`\bliitä\b`,
    moneyWords: 'kulut|tulot|määräraha',
    optionsLeads: 'rastita|valitse',
    remarkLabels: 'huom|esimerkki',
    yesOrNo: 'kyllä|ei',
    wordUnits: 'sanaa|sanan|sanoja|sana|sanamäärä',
    characterUnits: 'merkkiä|merkin|merkki|merkkimäärä|merkkiraja',
    limitCues: 'enintään|korkeintaan|max|maksimi|maksimipituus|noin|jäljellä|raja',
    limitFillers: 'välilyönteineen|välilyönnit|mukaan|lukien|ja|tai|pituus|vastaus|teksti|saa|olla|on|n',
    rangeWords: 'ja|tai',
    leastWords: 'vähintään|ainakin',
    otherScopes: 'per (?:rivi|sivu)|salasana',
  },
}
