import type { SourcePhrases } from '../source-line.ts'
import type { FactName } from './fact-topics.ts'

/** The words of a facts file that are the same in every one, by the language of the account. */
export interface FactPhrases extends SourcePhrases {
  readonly title: string
  /** Says that no language model wrote it; Markdown. */
  readonly note: string
  readonly labels: Readonly<Record<FactName, string>>
  readonly details: string
  readonly income: string
  readonly expenditure: string
  readonly missing: string
  readonly missingIntro: string
}

const PHRASES: Readonly<Record<string, FactPhrases>> = {
  en: {
    title: 'Facts about the organisation',
    note: '*Found in the document library, without a language model. Check before you use it.*',
    labels: {
      name: 'Name',
      charityNumber: 'Charity number',
      companyNumber: 'Company number',
      address: 'Address',
      website: 'Website',
      email: 'E-mail',
      phone: 'Telephone',
      legalForm: 'Legal form',
      founded: 'Founded',
      mission: 'Mission',
      area: 'Area of work',
      beneficiaries: 'Beneficiaries',
      people: 'Staff and volunteers',
      trustees: 'Trustees and governance',
      money: 'Income and expenditure',
      accounts: 'Audit or examination of accounts',
      bank: 'Bank details',
      reserves: 'Reserves',
      policies: 'Policies held',
      funders: 'Past funders',
    },
    details: 'Details',
    income: 'income',
    expenditure: 'expenditure',
    from: 'From:',
    page: 'p.',
    missing: 'Not found in the documents',
    missingIntro: 'Upload a document that states these, then have the file generated again.',
  },
}

/** The phrases for a language tag such as `en-GB`; English where the language is not among them. */
export function factPhrasesFor(languageTag: string): FactPhrases {
  const english = PHRASES['en'] as FactPhrases
  return PHRASES[languageTag.toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? english
}
