import { germanCommonQuestions } from './common-questions/german.ts'
import type { LanguageData } from './language-data.ts'
import { list, onesThenTens } from './number-table.ts'
import { germanQuestions } from './question-words/german.ts'
import { germanProfileWords } from './profile-words/german.ts'

export const german: LanguageData = {
  code: 'de',
  questions: germanQuestions,
  commonQuestions: germanCommonQuestions,
  numbers: {
    below100: onesThenTens(
      list(
        'ein|eins zwei|zwo drei vier fünf|fuenf sechs sieben acht neun zehn elf zwölf|zwoelf dreizehn vierzehn fünfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn',
      ),
      list('zwanzig dreißig vierzig fünfzig|fuenfzig sechzig siebzig achtzig neunzig'),
      ['und'],
    ),
    hundred: 'hundert',
    thousand: 'tausend',
    million: 'million|millionen',
    hasBareThousand: true,
    isClosed: true,
  },
  requestOpeners:
    'bitte|füge?|ergänze|erwähne|schreibe?|kürze|kürzer|länger|mache?|verwende|benutze|nutze|nenne|suche?|erkläre|beschreibe|ändere|ersetze|entferne|streiche|formuliere|übersetze|fasse|danke|kannst du|können sie|was|wie|warum|wer|wo|welche[rs]?',
  profile: germanProfileWords,
  forms: {
    interrogatives:
      'was|welche[rsmn]?|wer|wen|wem|wie|wann|wo|warum|weshalb|wieso|wozu|wofür|womit|wodurch|inwiefern|inwieweit|worin|woher|wohin|(?:in|mit|für|seit|von|aus|an|zu) (?:welche[rsmn]?|wem|wann)',
    yesNoOpeners:
      'ist|sind|haben|hat|hast|habt|bist|seid|wurde[n]?|werden|wird|wirst|werdet|kannst|könnt|können|kann|liegt|gibt es|besteht|handelt|sollen|verfügt|möchten',
    askingVerbs:
      'beschreib(?:en|e|t)|erläuter[ent]+|erklär(?:en|e|t)|nenn(?:en|e|t)|geben|gib|stell(?:en|e|t)|begründe[nt]?|schilder[ent]+|benenn(?:en|e|t)|skizzier(?:en|e|t)|listen|führ(?:en|e|t)|zählen|fassen|legen|bitte|kurze (?:darstellung|beschreibung|zusammenfassung)|beschreibung|darstellung',
    politeOpeners: 'bitte|kurz',
    actionVerbs:
      '(?:zutreffendes )?(?:bitte )?(?:ankreuzen|beifügen|unterschreiben|auswählen|hochladen|senden|lesen|beachten|einreichen)|kreuzen|wählen|fügen sie|laden sie|senden sie|beachten sie|lesen sie|reichen sie|unterschreiben',
    followUps: '(?:wenn|falls) (?:ja|nein)|ja, ',
    guidanceOpeners: String.raw`zum beispiel|z\. ?b|hinweis|dies|sie (?:können|sollten|müssen)|hier`,
    excludedHeadings: String.raw`erklärung(?:en)?$|unterschrift|datenschutz|einwilligung|beigefügte|anlagen|(?:nur |vom? |von der |durch )(?:\p{L}+ )?(?:auszufüllen|ausgefüllt)|auszufüllen|einverständnis|hinweise|merkblatt`,
    declarations: String.raw`(?:ich|wir|hiermit) (?:\p{L}+ )?(?:versicher|erklär|bestätig|willig|stimm)`,
    officeParts:
      '(?:nur )?(?:für (?:interne|dienstliche|amtliche) (?:zwecke|vermerke)|bearbeitungsvermerke?|(?:vom amt|von der (?:behörde|stiftung|geschäftsstelle)|durch die (?:behörde|stiftung)) auszufüllen)',
    signatures: 'unterschrift',
    signatureOpeners: 'ort,? datum',
    dateLabels: 'datum|ort',
    notAsked: 'nicht ausfüllen|(?:vom|von der|durch) .{1,40} auszufüllen',
    filePrompts: String.raw`\b(?:hochladen|beifügen)\b`,
    moneyWords: 'kosten|betrag|ausgaben|einnahmen',
    optionsLeads: '(?:zutreffendes )?ankreuzen',
    remarkLabels: 'hinweis|achtung|wichtig|beispiel',
    yesOrNo: 'ja|nein',
    deadlines: String.raw`(?:antrags|bewerbungs|einsende|abgabe)(?:frist|schluss)|frist(?:ende)?\b|spätestens (?:bis|am)|einzureichen bis|bis (?:zum|spätestens)`,
    otherDates: String.raw`bericht|entscheidung|verwendungsnachweis|projektende|projektbeginn|veranstaltung`,
    amountLimits: String.raw`(?:höchst|mindest|maximale?|förder)\p{L}*(?:betrag|summe|förderung|höhe)|bis zu|höchstens|maximal|zwischen\b.{0,20}\bund\b`,
    eligibilityHeadings: String.raw`antragsberechtig\p{L}+|wer kann (?:einen antrag stellen|sich bewerben|gefördert werden)\s?\??|fördervoraussetzungen|voraussetzungen`,
    eligibilityRules: String.raw`antragsberechtigt (?:sind|ist)|(?:können|kann) (?:einen )?(?:antrag|anträge) stellen|gefördert werden (?:können )?(?:nur )?`,
    attachmentHeadings: String.raw`anlagen|beizufügende unterlagen|erforderliche unterlagen|einzureichende unterlagen|anhänge`,
    attachmentRequests: String.raw`(?:bitte )?(?:fügen sie|legen sie|reichen sie)\b|beizufügen sind`,
    wordUnits: 'wörter[n]?|worte?n?|wort(?:limit|begrenzung|grenze|zahl|anzahl)',
    characterUnits: 'zeichen(?:limit|begrenzung|grenze|zahl|anzahl)?|anschläge[n]?',
    limitCues:
      'höchstens|maximale?[nrs]?|max|begrenzt|begrenzung|grenze|obergrenze|limit|anzahl|höchstzahl|übrig|verbleibende?|verbleiben|umfang|ca|circa|etwa|ungefähr|rund',
    limitFillers:
      'bis|zu|mit|ohne|inkl|inklusive|einschl|einschließlich|exkl|leerzeichen|nicht|mehr|als|auf|von|der|die|das|und|oder|zwischen|pro|noch|bitte|ihre?|antwort|text|in|mindestens|feld|verpflichtend|freiwillig|pflichtfeld|länge',
    rangeWords: 'bis|und|oder',
    leastWords: String.raw`mindestens|wenigstens|min\.`,
    otherScopes: 'pro (?:zeile|feld|seite|frage)|gesamte[nr]? (?:antrag|formular)|dateiname|passwort',
    totalWords: '(?:gesamt|zwischen|end)?summe|gesamt(?:kosten|betrag|einnahmen|ausgaben|finanzierung)?|insgesamt',
    moneyHeadings: 'kosten|finanzierungsplan|finanzplan|finanzierung|ausgaben|einnahmen|haushalt|budget',
    nameHeads: String.raw`\p{L}*name|vorname|bezeichnung`,
    dateHeads: String.raw`\p{L}*datum|jahr|wann`,
    amountHeads: String.raw`\p{L}*(?:betrag|summe)|gesamtkosten|gesamtbudget|einnahmen|ausgaben|wie viel geld`,
    countHeads: 'anzahl|zahl|wie viele|mitgliederzahl',
    addressHeads: 'adresse|anschrift|sitz',
    amountAsked: 'beantragte[rnms]?|erbetene[rnms]?',
    must: 'müssen|sollte?n?|kann|können|wird|werden',
    you: 'sie|ihre?[mnrs]?',
    we: String.raw`wir|unsere?\p{L}{0,2}|uns|ich|meine?\p{L}?`,
    placesToWrite: String.raw`(?:(?:bitte )?(?:hier )?text (?:hier )?(?:eingeben|einfügen|eintragen))|(?:hier )?(?:klicken|tippen)\b.{0,40}eingeben`,
    unfilledChoices: '(?:bitte )?(?:auswählen|wählen)|wählen sie ein element aus',
    unfilledFiles: 'datei auswählen|keine (?:datei )?ausgewählt',
    yes: 'ja',
    no: 'nein',
    questionsFollow: 'folgende[nr]? (?:fragen|angaben|punkte)',
    clauseOpeners: 'für|falls|wenn',
    addressParts: 'plz|ort|straße|wohnort|stadt|land',
    addresses: 'anschrift',
    pickedKinds: 'welche',
    whatIs: '(?:wie|was) (?:ist|lautet)',
    determiners: 'der|die|das|ihre?',
  },
}
