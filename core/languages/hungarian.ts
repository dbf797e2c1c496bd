import type { LanguageData } from './language-data.ts'

export const hungarian: LanguageData = {
  code: 'hu',
  forms: {
    signatures: 'aláírás',
  },
}
