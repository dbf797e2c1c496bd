import { expect } from 'chai'
import { ExtractiveFunderOverviewWriter } from '../../../../adapters/extractive/funders/extractive-funder-overview-writer.ts'
import { aFunder } from '../../../support/builders.ts'

const writer = new ExtractiveFunderOverviewWriter()

describe('ExtractiveFunderOverviewWriter', () => {
  it('says what the record holds, and what it does not', async () => {
    const citations = [{ title: 'Annual review', url: 'https://harbour.example.org/review' }]

    const overview = await writer.write(aFunder({ charityNumber: '1098765', citations }))

    expect(overview.text).to.match(/^\*\*The Harbour Trust\*\* is recorded here with the charity number 1098765\./)
    expect(overview.text).to.match(/One reference on \*\*The Harbour Trust\*\* is listed below\./)
    expect(overview.text).to.match(/is not recorded here\. Read its own guidance before you send\.$/)
    expect(overview.citations).to.deep.equal(citations)
  })

  it('writes nothing of a funder of which only the name is known', async () => {
    const { text } = await writer.write(aFunder())

    expect(text).to.equal(null)
  })

  it('shows a name as it is spelt', async () => {
    const { text } = await writer.write(aFunder({ funderName: 'The *Star* <b>Fund</b>', charityNumber: '1' }))

    expect(text).to.include('The \\*Star\\* \\<b\\>Fund\\</b\\>')
  })
})
