import type { LanguageData } from './language-data.ts'

export const swedish: LanguageData = {
  code: 'sv',
  stopWords: `alla allt att av blev bli blir de dem den denna deras dess det detta dig din du där då efter ej eller en er ett
    från för ha hade han har hon hur här i icke ingen inom inte jag ju kan man med mellan men mig min mot mycket ni nu
    när någon något några och om oss på samma sedan sin sig själv ska som så till under upp ut utan vad var vara vi vid
    vilka vilken är åt över vår våra`,
  forms: {
    interrogatives: 'vad|vilk(?:en|et|a)|vem|vilka|hur|när|var|varför|på vilket',
    yesNoOpeners: 'är|har|ska|kommer|finns',
    askingVerbs: 'beskriv|förklara|ange|redogör|berätta|lista|motivera|sammanfatta|specificera|uppge',
    politeOpeners: 'vänligen|var vänlig(?: och)?',
    actionVerbs: 'bifoga|kryssa|välj|underteckna|skicka|läs|ladda',
    followUps: 'om (?:ja|nej)',
    guidanceOpeners: String.raw`till exempel|t\. ?ex|exempelvis`,
    excludedHeadings: 'försäkran|underskrift|bilagor|ifylls av',
    declarations: 'jag (?:intygar|försäkrar|godkänner)|undertecknad',
    signatures: 'underskrift',
    signatureOpeners: 'ort och datum',
    dateLabels: 'datum|ort',
    notAsked: 'fylls? (?:ej|inte) i',
    filePrompts: String.raw`\bbifoga\b`,
    moneyWords: 'kostnad|belopp|utgifter|inkomster',
    optionsLeads: 'kryssa',
    remarkLabels: 'obs',
    yesOrNo: 'ja|nej',
    wordUnits: 'ord|ordgräns',
    characterUnits: 'tecken|teckengräns',
    limitCues: 'högst|max|maximalt|maximum|gräns|antal|cirka|ca|ungefär|kvar|återstår',
    limitFillers:
      'inte|mer|än|mellan|och|till|upp|av|inklusive|inkl|exklusive|mellanslag|blanksteg|med|utan|per|svar|text|i',
    rangeWords: 'till|och|eller',
    leastWords: 'minst',
    otherScopes: 'per (?:rad|sida|fråga)',
    schemaPrompts: 'fråga|frågor|fält|fältnamn',
    schemaHelp: 'hjälptext|vägledning|beskrivning|anvisning',
    schemaTypes: 'typ|fälttyp|format',
    schemaOptions: 'alternativ|val|svarsalternativ',
    schemaLimits: 'max(?:antal)? (?:ord|tecken)|ord|tecken|längd',
    schemaRequired: 'obligatorisk|obligatoriskt|valfri|frivillig',
    schemaSections: 'avsnitt|sida|del',
    choiceTypes: 'lista|kryss|flerval',
    fileTypes: 'fil|bilaga',
    totalWords: '(?:del)?summa|totalt',
    moneyHeadings: 'budget|kostnader|intäkter|utgifter|finansiering',
  },
}
