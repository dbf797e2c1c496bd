import type { SourcePhrases } from '../source-line.ts'
import type { ThemeName } from './overview-themes.ts'

/** The words of an overview that are the same in every one, by the language of the account. */
export interface OverviewPhrases extends SourcePhrases {
  readonly headings: Readonly<Record<ThemeName | 'applications' | 'reports', string>>
  readonly fromApplication: (name: string) => string
  readonly amount: string
  readonly purpose: string
  readonly funder: string
  readonly state: string
  readonly answered: (answered: number, all: number) => string
  readonly noQuestions: string
  readonly archived: string
}

const PHRASES: Readonly<Record<string, OverviewPhrases>> = {
  en: {
    headings: {
      what: 'What the project is',
      need: 'Why it is needed',
      who: 'Who it is for',
      activities: 'What it does',
      results: 'Results and figures',
      budget: 'Budget and funders',
      partners: 'Partners',
      dates: 'Dates',
      applications: 'Applications under way',
      reports: 'Reports written',
    },
    from: 'From:',
    page: 'p.',
    fromApplication: (name) => `From the answers of the application “${name}”`,
    amount: 'Amount',
    purpose: 'Purpose',
    funder: 'Funder',
    state: 'State',
    answered: (answered, all) => `${answered} of ${all} questions answered`,
    noQuestions: 'no questions yet',
    archived: 'archived',
  },
}

/** The phrases for a language tag such as `en-GB`; English where the language is not among them. */
export function overviewPhrasesFor(languageTag: string): OverviewPhrases {
  const english = PHRASES['en'] as OverviewPhrases
  return PHRASES[languageTag.toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? english
}
