import type { LanguageData } from './language-data.ts'

export const norwegian: LanguageData = {
  code: 'no',
  stopWords: `alle at av bare ble bli blir da de deg dem den denne der deres det dette du eller en enn er et etter for fra ha
    hadde han hans har hennes her hun hva hvis hvor hvordan i ikke ingen inn jeg kan man med meg mellom men min mot når
    ned noe noen og også om opp oss over på sammen seg sin skal som så til under ut uten var ved vi vil være vår våre`,
  forms: {
    interrogatives: 'hva|hvilk(?:en|et|e)|hvem|hvordan|hvor|hvorfor|når',
    yesNoOpeners: 'er|har|skal|finnes',
    askingVerbs: 'beskriv|forklar|fortell|oppgi|redegjør|begrunn|gi',
    politeOpeners: 'vennligst',
    actionVerbs: 'vedlegg|velg|kryss|underskriv|send',
    followUps: 'hvis (?:ja|nei)',
    guidanceOpeners: String.raw`f\. ?eks|for eksempel`,
    excludedHeadings: 'underskrift|vedlegg|samtykke',
    declarations: 'jeg (?:erklærer|bekrefter|bekræfter)',
    signatures: 'underskrift',
    dateLabels: 'dato',
    moneyWords: 'kostnad|utgifter',
    yesOrNo: 'ja|nei',
    wordUnits: 'ord',
    characterUnits: 'tegn|anslag',
    limitCues: 'høyst|maks|maksimalt|maksimum|inntil|grense|antall|cirka|omtrent|gjenstår',
    limitFillers: 'ikke|mer|enn|mellom|og|til|opp|inkl|inkludert|mellomrom|med|uten|per|svar|tekst|i|av',
    rangeWords: 'til|og|eller',
    leastWords: 'minst|minimum',
    otherScopes: 'per (?:linje|side|spørsmål)',
    schemaPrompts: 'spørsmål|felt|feltnavn',
    schemaHelp: 'hjelpetekst|veiledning|beskrivelse',
    schemaTypes: 'type|felttype|format',
    schemaOptions: 'alternativer|svaralternativer|valg',
    schemaLimits: 'maks(?:imalt)? (?:antall )?(?:ord|tegn)|ord|tegn',
    schemaRequired: 'obligatorisk|påkrevd|valgfri',
    schemaSections: 'del|side|avsnitt',
    choiceTypes: 'liste|avkryss|valg',
    fileTypes: 'fil|vedlegg',
  },
}
