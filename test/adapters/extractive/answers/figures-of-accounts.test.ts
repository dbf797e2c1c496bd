import { expect } from 'chai'
import { ExtractiveFactFinder } from '../../../../adapters/extractive/profile/extractive-fact-finder.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { NO_LIMIT } from '../../../../core/shared/text-limit.ts'
import { SOME_ACCOUNT } from '../../../support/builders.ts'
import { answerFrom } from './answered-from.ts'
import { libraryOf } from './library-of.ts'

const INCOME = 'What was your total income in the last financial year?'
const SPENT = 'What was your total expenditure in the last financial year?'
const FUNDS = [
  '# Statement of financial activities, year ended 31 August 2024',
  '| Note | General funds | Designated funds | Restricted funds | Total | Total',
  '|  | £ | £ | £ | 2024 £ | 2023 £',
  'Voluntary income | 2 | 100,000 | 15,158 | 500,000 | 615,158 | 600,000',
  'Total income |  | 215,158 | 0 | 851,282 | 1,066,440 | 998,100',
  'Total expenditure | 5 | 364,545 | 10,000 | 1,105,488 | 1,480,033 | 1,002,400',
  '# Trading company, year ended 31 December 2023',
  '| 2023 £ | 2022 £',
  'Total income | 44,000 | 39,000',
].join('\n')
const GROUP = '# Accounts 2025\n| Group 2025 | Charity 2025\nTotal income | 900,000 | 700,000'

/** The answer; null where the writer declines. */
const ASKED: readonly (readonly [kind: string, text: string, question: string, answer: string | null])[] = [
  ['funds beside the total', FUNDS, INCOME, '£1,066,440 (2024)'],
  ['funds beside the total', FUNDS, 'What was your total expenditure in 2023?', '£1,002,400'],
  ['two columns of one year', GROUP, INCOME, null],
  ['columns that nothing heads', 'Accounts 2025\nTotal income | 4,000 | 2,000 | 6,000', INCOME, null],
  [
    'thousands that the heads name',
    "# Accounts 2025\n| 2025 £'000 | 2024 £'000\nTotal income | 2,605 | 2,375",
    INCOME,
    '£2,605,000 (2025)',
  ],
  [
    'thousands that a sentence names',
    'Accounts for the year ended 30 June 2025\nAll amounts are in thousands of pounds.\nTotal income | 1,412',
    INCOME,
    '£1,412,000 (2025)',
  ],
  ['notes', '# Accounts 2025\n| Note | 2025 £ | 2024 £\nTotal income | 4 | 88,412 | 79,030', INCOME, '£88,412 (2025)'],
  ['a budget', '# Budget 2026\n| £\nTotal income | 61,000', INCOME, null],
  [
    'a forecast beside what came',
    '# Income and expenditure\n| Actual 2024 £ | Forecast 2025 £\nTotal expenditure | 58,000 | 61,000',
    SPENT,
    '£58,000 (2024)',
  ],
  ['another year', '# Accounts\n| 2025 £ | 2024 £\nTotal income | 88,412 | 79,030', 'Total income in 2022?', null],
  [
    'a fund that is asked for',
    FUNDS,
    'How much restricted income did you receive in 2024?',
    'Total income, restricted (2024): £851,282',
  ],
  ['a fund that no column is of', FUNDS, 'What was your endowment income in 2024?', null],
  [
    'a plan that is asked for',
    '# Budget 2026\n| Actual 2025 £ | Budget 2026 £\nTotal income | 88,412 | 95,000',
    'What is your projected income for 2026?',
    'Total income, budget (2026): £95,000',
  ],
  [
    'quarters beside the year',
    '# Management accounts 2025\n| Q1 | Q2 | Q3 | Q4 | Year 2025\nTotal income (£) | 20,000 | 22,000 | 23,412 | 23,000 | 88,412',
    INCOME,
    '£88,412 (2025)',
  ],
  [
    'figures that layout puts into one cell',
    "# Income and expenditure account (£'000), year ended 31 March 2025\n2025 2024\nTotal income | 1,204 1,150",
    INCOME,
    '£1,204,000 (2025)',
  ],
  ['figures in one cell that nothing heads', '# Accounts\nTotal income | 1,204 1,150', INCOME, null],
  [
    'a year in each row',
    '# Summary (£)\nYear | Total income | Total expenditure\n2024 | 79,030 | 81,220\n2025 | 88,412 | 85,100',
    SPENT,
    '£85,100 (2025)',
  ],
  [
    'thousands in a German head',
    '# Jahresabschluss\n| Plan 2024 in T€ | Ist 2024 in T€ | Ist 2023 in T€ | Abweichung\nEinnahmen gesamt | 320,0 | 312,5 | 305,1 | -7,5',
    'Wie hoch waren Ihre Einnahmen im Jahr 2024?',
    '312.500 €',
  ],
  [
    'a loss in brackets',
    '# Accounts\n| 2025 £ | 2024 £\nNet income / (expenditure) | (6,588) | 12,300',
    'What was your surplus or deficit in the last financial year?',
    'Net income / (expenditure) (2025): -£6,588',
  ],
  [
    'Indian groups behind an abbreviation',
    'Report for 2024-25. During 2024-25 our total income was Rs. 12,45,000/- and our total expenditure Rs. 11,82,000/-.',
    INCOME,
    'Rs. 12,45,000 (2025)',
  ],
  [
    'a space that parts thousands',
    'Rapport annuel 2025. En 2025, nos produits se sont élevés à 12 450,50 € et nos charges à 11 980,25 €.',
    'Quel est le montant total de vos produits en 2025 ?',
    '12 450,50 €',
  ],
  [
    'a point that parts thousands',
    'Jahresbericht 2025. Im Jahr 2025 betrugen unsere Einnahmen 312.450,50 € und unsere Ausgaben 298.700,00 €.',
    'Wie hoch waren Ihre Ausgaben im Jahr 2025?',
    '298.700,00 €',
  ],
  [
    'a scale behind a figure',
    'Annual report 2025. Our turnover in 2025 was £1.2 billion. We spent £1.1 billion.',
    INCOME,
    '£1.2 billion (2025)',
  ],
  [
    'the whole where a part is asked for',
    '# Accounts 2025\n| | 2025 £ |\n|---|---|\n| Staff salaries and benefits | 41,200 |\n| Total expenditure | 85,100 |',
    'What did you spend on salaries and benefits in 2025?',
    null,
  ],
  [
    'a part in another language',
    '# Jahresabschluss 2025\n| | 2025 |\n|---|---|\n| Mieten | 9.100 € |\n| Ausgaben insgesamt | 85.100 € |',
    'Wie hoch waren Ihre Ausgaben für Personal?',
    null,
  ],
  [
    'income where expenditure is asked for',
    'Annual report 2025. In 2025 our income came to £70,100. Expenditure is shown in the accounts.',
    SPENT,
    null,
  ],
]

describe('Figures of accounts', () => {
  for (const [kind, text, question, expected] of ASKED)
    it(`are answered only where they are certain: ${kind}, "${question}"`, async () => {
      const asked = { text: question, guidance: null, section: null, limit: NO_LIMIT }
      const task = { question: asked, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS }

      const { missing, text: answer } = await answerFrom(task, await libraryOf({ 'Accounts.md': text }))

      expect(missing ? null : answer).to.equal(expected)
    })

  it('are proposed to the profile only where they are certain', async () => {
    expect(await proposed(`Orley Arts\n${FUNDS}`)).to.deep.equal({
      income2024: '£1,066,440',
      expenditure2024: '£1,480,033',
      income2023: '£998,100',
      expenditure2023: '£1,002,400',
    })
    expect(await proposed('Orley Arts\n# Accounts\n| Unrestricted | Restricted\nIncome | 500 | 400')).to.deep.equal({})
  })

  it('are proposed of neither of two statements that disagree', async () => {
    const first = '# Accounts 2024\n| 2024 £ | 2023 £\nTotal income | 9,000 | 8,000'
    const second = '# Accounts of the hall\n| 2023 £ | 2022 £\nTotal income | 700 | 600'

    expect(await proposed(`Orley Arts\n${first}\n${second}`)).to.deep.equal({})
  })
})

async function proposed(text: string): Promise<Record<string, string>> {
  const library = await libraryOf({ 'Accounts.md': text })
  const [document] = await library.documents()
  const { fileName, language, datedAt } = document!
  const passages = await library.passagesOf(document!.documentId)
  const searched = { accountId: SOME_ACCOUNT, names: [], fileName, language, datedAt, passages }
  const found = await new ExtractiveFactFinder().find(searched)
  const money = found.filter(({ key }) => /^(?:income|expenditure)/u.test(key))
  return Object.fromEntries(money.map(({ key, value }) => [key, value]))
}
