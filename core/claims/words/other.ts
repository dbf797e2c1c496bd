import type { SupportWords } from './support-words.ts'

export const german: SupportWords = {
  generic: `menschen person personen leute arbeit arbeiten arbeitet hilfe helfen hilft jahr jahre jahren tag tage woche wochen
    monat monate zeit mal projekt verein organisation gibt geben gab kommen kamen kam stehen machen gemacht neu neue neuen gut wichtig heute
    bereits insgesamt rund etwa zusammen sowie teil viele mehr wurde worden sagte sagen dabei davon damit darin euro prozent tausend
    hundert million millionen damen herren geehrte freundlichen grüße ziel`,
  standing: `preis|preise|preisgekrönt\\p{L}*|auszeichnung\\p{L}*|ausgezeichnet\\p{L}*|führend\\p{L}*|größte[rnms]?|beste[rnms]?|erste[rnms]? (?!jahr|monat|schritt|phase|linie)\\p{Lu}\\p{L}+|einzige[rnms]?|einzigartig\\p{L}*|anerkannt\\p{L}*|zertifiziert\\p{L}*|akkreditiert\\p{L}*|gewonnen|renommiert\\p{L}*|herausragend\\p{L}*|bundesweit\\p{L}*|international\\p{L}*|marktführer\\p{L}*|älteste[rnms]?`,
  greetings: 'sehr geehrte|liebe|guten tag|hallo',
  farewells: 'mit (?:freundlichen|besten|herzlichen)|freundliche grüße|viele grüße|hochachtungsvoll|herzliche grüße',
  near: 'etwa|rund|ungefähr|circa|ca\\.|zirka|gut|schätzungsweise',
  below: 'fast|beinahe|knapp|nahezu|bis zu|unter',
  above: 'mehr als|über|mindestens|wenigstens|gut',
  differences: 'mehr|weniger|zunahme|anstieg|überschuss|differenz|gestiegen|wuchs',
  fractions: 'hälfte=0.5 drittel=0.3333 viertel=0.25 dreiviertel=0.75 fünftel=0.2',
  conjunctions: 'und oder aber sowie während',
  abstractNouns: 'ziele dinge gründe teile schritte arten wege seiten bereiche phasen mal punkte themen',
}

export const french: SupportWords = {
  generic: `personnes personne gens travail travailler travaille aide aider aident an ans année années jour jours semaine semaines mois
    temps fois projet projets association organisation donner donné donnent venir venu faire fait font nouveau nouvelle bon bien important
    aujourd hui déjà total environ ensemble partie plusieurs dit dire dont euros euro cent mille million millions madame monsieur
    objectif lors depuis selon chacun`,
  standing: `prix(?! (?:de revient|du|moyen|bas))|primée?s?|récompensée?s?|récompense|distinction|distingué\\p{L}*|principale?s?|premi(?:er|ère)s? (?!année|mois|étape|phase|fois|temps)\\p{L}+ (?:à|de|du)|meilleure?s?|plus (?:grande?|importante?|ancienne?)s?|seule?s? (?:association|organisation|structure|lieu)|unique|reconnue?s?|labellisée?s?|label|accréditée?s?|certifiée?s?|leader|renommée?s?|exceptionnel\\p{L}*|lauréat\\p{L}*|gagné|remporté`,
  greetings: 'madame|monsieur|mesdames|messieurs|cher|chère|chers|bonjour',
  farewells:
    'cordialement|bien cordialement|avec nos|veuillez agréer|sincères salutations|respectueusement|je vous prie|nous vous prions',
  near: 'environ|près de|à peu près|quelque|approximativement|autour de',
  below: "presque|près de|un peu moins de|moins de|jusqu’à|jusqu'à",
  above: "plus de|plus d’|plus d'|au moins|un peu plus de",
  differences: 'plus|moins|hausse|augmentation|excédent|différence|baisse|progressé',
  fractions: 'moitié=0.5 tiers=0.3333 quart=0.25 quarts=0.75 cinquième=0.2',
  conjunctions: 'et ou mais tandis dont qui',
  abstractNouns: 'objectifs buts choses raisons parties étapes façons manières axes volets points types fois',
}

export const welsh: SupportWords = {
  generic: `rydym rydyn ohonynt ohonom ein hein sydd bobl pobl person gwaith gweithio helpu blwyddyn blynedd flynedd diwrnod dydd wythnos mis amser gwaith prosiect elusen sefydliad
    rhoi rhoddodd dod daeth gwneud newydd da pwysig heddiw eisoes cyfanswm tua gyda rhan llawer mwy meddai dywedodd bunnoedd punt mil
    cant miliwn annwyl syr fadam nod aelod aelodau un bob pob rhai`,
  standing: `gwobr\\p{L}*|wobr\\p{L}*|enillon|enillodd|ennill|prif|brif|gorau|mwyaf|fwyaf|unigryw|cydnabyddedig|gydnabyddedig|achrededig|cenedlaethol|genedlaethol|rhagorol|arobryn|cyntaf o|unig(?= (?:elusen|sefydliad))`,
  greetings: 'annwyl|helo',
  farewells: 'yn gywir|yr eiddoch|cofion|dymuniadau gorau',
  near: 'tua|oddeutu|rhyw|o gwmpas',
  below: 'bron|bron i|ychydig dan|hyd at',
  above: 'mwy na|dros|o leiaf|ychydig dros',
  differences: 'mwy|llai|cynnydd|gwarged|gwahaniaeth',
  fractions: 'hanner=0.5 traean=0.3333 chwarter=0.25',
  conjunctions: 'a ac neu ond',
  abstractNouns: 'nod amcan peth pethau ffordd rhan cam thema ddull',
}
