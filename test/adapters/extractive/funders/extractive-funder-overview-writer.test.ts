import { expect } from 'chai'
import { ExtractiveFunderOverviewWriter } from '../../../../adapters/extractive/funders/extractive-funder-overview-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import type { Funder } from '../../../../core/funders/funder.ts'
import { NO_FACTS, type RegisterFacts } from '../../../../core/funders/register-facts.ts'
import { aFunder, anId } from '../../../support/builders.ts'

const write = (of: Partial<Funder> = {}, facts: RegisterFacts = NO_FACTS) =>
  new ExtractiveFunderOverviewWriter().write({ funder: aFunder(of), settings: DEFAULT_SETTINGS, facts })

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

  it('tells what was published of its awards, each statement with its source', async () => {
    const importId = anId<'funder-import'>()
    const published = { title: 'Grants', url: 'https://example.org/', licence: 'CC BY 4.0', publishedOn: '2026-09-10' }
    const source = { ...published, importId, importedAt: '2026-11-21T00:00:00.000Z' }
    const register = { ...source, title: 'Register', url: null, importId: anId<'funder-import'>() }
    const facts: RegisterFacts = {
      identifiers: ['GB-CHC-1156077'],
      names: [{ name: 'Quay *Fund*', kind: 'former', source: register }],
      awards: {
        currency: 'GBP',
        count: 379,
        total: 31178456,
        median: 24000,
        smallest: 0,
        largest: 3000000,
        first: '2014-06-05',
        last: '2014-12-04',
        recipientCount: 300,
        recipients: [{ name: 'Youth club', awards: 4 }],
        places: [{ name: 'Leeds', awards: 9 }],
        programmes: [],
      },
      awardSources: [source],
    }

    const { text, citations } = await write({}, facts)

    const lines = (text ?? '').split('\n').filter((line) => line.startsWith('- '))
    expect(lines[0]).to.equal('- It was formerly called Quay \\*Fund\\*. \\[1\\]')
    expect(text).to.include('379 awards')
    expect(text).to.include('£31,178,456 in all')
    expect(text).to.include('The typical award (the median) was £24,000.')
    expect(text).to.include('300 different recipients')
    expect(text).to.include('Youth club (4)')
    expect(text).to.include('Leeds (9)')
    for (const line of lines.slice(1)) expect(line).to.match(/ \[\\\[2\\\]\]\(https:\/\/example\.org\/\)$/)
    expect(citations).to.deep.equal([
      { title: 'Register, of 2026-09-10, CC BY 4.0, as of 2026-11-21', url: null },
      { title: 'Grants, of 2026-09-10, CC BY 4.0, as of 2026-11-21', url: 'https://example.org/' },
    ])
  })
})
