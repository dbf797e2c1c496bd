import type { LanguageData } from './language-data.ts'

export const danish: LanguageData = {
  code: 'da',
  stopWords: `af alle andet at blev blive bliver da de dem den denne der deres det dette dig din dog du efter eller en end er et
    for fra ham han hans har have havde hende her hos hun hvad hvis hvor hvordan i ikke ind jeg jer kan kunne man mange
    med meget men mig min når ned noget nogle nu og også om op os over på sig sin skal som sådan til ud under var ved vi
    vil været være vores`,
  forms: {
    interrogatives: 'hvad|hvilk(?:en|et|e)|hvem|hvordan|hvornår|hvor|hvorfor|når',
    yesNoOpeners: 'er|har|skal|findes',
    askingVerbs: 'beskriv|forklar|angiv|redegør|fortæl|begrund|oplist|giv',
    politeOpeners: 'venligst',
    actionVerbs: 'vedlæg|vælg|underskriv|send|sæt kryds',
    followUps: 'hvis (?:ja|nej)',
    guidanceOpeners: String.raw`f\. ?eks|for eksempel`,
    excludedHeadings: 'underskrift|bilag|samtykke',
    declarations: 'jeg (?:erklærer|bekrefter|bekræfter)',
    signatures: 'underskrift',
    dateLabels: 'dato',
    optionsLeads: 'sæt kryds',
    yesOrNo: 'ja|nej',
    wordUnits: 'ord',
    characterUnits: 'tegn|anslag',
    limitCues: 'højst|maks|maksimalt|max|maksimum|grænse|antal|cirka|ca|omkring|tilbage',
    limitFillers: 'ikke|mere|end|mellem|og|til|op|inkl|inklusive|ekskl|mellemrum|med|uden|per|pr|svar|tekst|i|af',
    rangeWords: 'til|og|eller',
    leastWords: 'mindst|minimum',
    otherScopes: String.raw`pr\.? (?:linje|side|spørgsmål)`,
    schemaPrompts: 'spørgsmål|felt|feltnavn',
    schemaHelp: 'hjælpetekst|vejledning|beskrivelse',
    schemaTypes: 'type|felttype|format',
    schemaOptions: 'valgmuligheder|svarmuligheder',
    schemaLimits: 'maks(?:imalt)? (?:antal )?(?:ord|tegn)|ord|tegn',
    schemaRequired: 'obligatorisk|påkrævet|valgfri',
    schemaSections: 'afsnit|side|del',
    choiceTypes: 'liste|afkryds|valg',
    fileTypes: 'fil|bilag',
    totalWords: 'i alt|(?:del)?sum|total',
    moneyHeadings: 'budget|udgifter|indtægter|omkostninger|finansiering',
  },
}
