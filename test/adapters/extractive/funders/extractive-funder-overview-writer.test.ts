import { expect } from 'chai'
import { ExtractiveFunderOverviewWriter } from '../../../../adapters/extractive/funders/extractive-funder-overview-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/accounts/account.ts'
import type { Funder } from '../../../../core/funders/funder.ts'
import { aFunder } from '../../../support/builders.ts'

const write = (of: Partial<Funder> = {}) =>
  new ExtractiveFunderOverviewWriter().write({ funder: aFunder(of), settings: DEFAULT_SETTINGS })

describe('ExtractiveFunderOverviewWriter', () => {
  it('says what the record holds, and what it does not', async () => {
    const citations = [{ title: 'Annual review', url: 'https://harbour.example.org/review' }]

    const overview = await write({ charityNumber: '1098765', citations })

    expect(overview.text).to.match(/^\*\*The Harbour Trust\*\* is recorded here with the charity number 1098765\./)
    expect(overview.text).to.match(/One reference on \*\*The Harbour Trust\*\* is listed below\./)
    expect(overview.text).to.match(/is not recorded here\. Read its own guidance before you send\.$/)
    expect(overview.citations).to.deep.equal(citations)
  })

  it('writes nothing of a funder of which only the name is known', async () => {
    const { text } = await write()

    expect(text).to.equal(null)
  })

  it('shows a name as it is spelt', async () => {
    const { text } = await write({ funderName: 'The *Star* <b>Fund</b>', charityNumber: '1' })

    expect(text).to.include('The \\*Star\\* \\<b\\>Fund\\</b\\>')
  })
})
