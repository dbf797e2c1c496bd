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
  },
}
