import { expect } from 'chai'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import type { Library } from '../../../../core/documents/library.ts'
import { NO_LIMIT } from '../../../../core/shared/text-limit.ts'
import { answerFrom } from './answered-from.ts'
import { libraryOf } from './library-of.ts'

const OFFICES = [
  '# Offices',
  'Lesotho',
  'Malika Khoto, Country Director',
  'Tel: +266 2 555 2700',
  'Email: khoto@brightwater.example.ls',
  'Zambia',
  'Tel: +260 123 0458',
].join('\n')
const IMPRINT =
  'Brightwater Trust\nRegistered office: 12 Quay Street, Suite 3, Penzance TR18 4AB\nTel: 01736 555 123\nFax: 01736 555 124'
const ACCOUNTS = (year: number, spent: string) =>
  `# Statement of Activities for the year ending 30 September ${year}\nTotal income | £90,000\nTotal expenses | ${spent}`
const DOCUMENTS = {
  'Report 2022.txt': `# Brightwater Trust\nBrightwater Trust brings clean water to villages.\n${OFFICES}\n${ACCOUNTS(2022, '£71,000')}`,
  'Report 2023.txt': `# Brightwater Trust\nBrightwater Trust brings clean water to villages.\n${IMPRINT}\n${ACCOUNTS(2023, '£82,000')}`,
  'Report 2024.txt': `# Brightwater Trust\nBrightwater Trust brings clean water to villages.\n${IMPRINT}\n${ACCOUNTS(2024, '£93,000')}`,
}

describe('Answers from reports with offices and accounts', () => {
  let library: Library

  before(async () => {
    library = await libraryOf(DOCUMENTS)
  })

  const answer = (text: string) =>
    answerFrom(
      {
        question: { text, guidance: null, section: null, limit: NO_LIMIT },
        grantInfo: [],
        funderName: null,
        settings: DEFAULT_SETTINGS,
      },
      library,
    )

  it("give the organisation's own telephone number and whole address", async () => {
    expect((await answer("Organisation's telephone number")).text).to.include('01736 555 123')
    expect((await answer('Organisation address')).text).to.include('12 Quay Street, Suite 3, Penzance TR18 4AB')
  })

  it('give nothing of the organisation for the person who applies, nor for the project', async () => {
    for (const asked of [
      'Your direct telephone number',
      'Your e-mail address',
      'Total project cost',
      'Scheme applied for',
    ])
      expect((await answer(asked)).missing, asked).to.equal(true)
  })

  it('give the last figures with their year, and the end of the year with its day', async () => {
    expect((await answer('Organisation expenditure: as in the last audited accounts')).text).to.equal('£93,000 (2024)')
    expect((await answer('Please give the date of your financial year end')).text).to.include('30 September')
  })
})
