import type { LanguageData } from './language-data.ts'

export const hungarian: LanguageData = {
  code: 'hu',
  forms: {
    officeParts: 'hivatali használatra|a hivatal tölti ki',
    signatures: 'aláírás',
    wordUnits: 'szó|szóban|szavas',
    characterUnits: 'karakter|leütés',
    limitCues: 'legfeljebb|maximum|max|maximális|kb|körülbelül',
    limitFillers: 'és|vagy|szóközökkel|terjedelem',
    rangeWords: 'és|vagy',
    leastWords: 'legalább|minimum',
  },
}
