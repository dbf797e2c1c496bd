import { expect } from 'chai'
import { ExtractiveBriefProposer } from '../../../../adapters/extractive/brief/extractive-brief-proposer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { BRIEF_SECTIONS } from '../../../../core/projects/brief-sections.ts'
import type { BriefTask } from '../../../../core/brief/ports.ts'
import { libraryOf } from '../answers/library-of.ts'

const PLAN = {
  'Project plan.docx': `# Summary
    Mill Street garden will turn a car park into a garden where neighbours grow food together.
    # Why it is needed
    One family in three in Oxley has no garden of its own. Please describe the need in 200 words.
    # How we know
    In our survey, 140 of 190 residents asked for a place to grow food.
    # What we will do
    From spring we will:
    - dig 60 raised beds
    - run a weekly workshop for beginners
    # Who will benefit
    About 240 families in the flats of Mill Street will have a bed.
    # Budget
    Item | Total cost | Requested | Match funding | In kind
    Coordinator, two days a week | £31,000.50 | £20,000 | 11,000.50 | -
    Timber and soil | £17,500 | £15,000 |  | £2,500
    Total | £48,500.50 | £35,000 | 11,000.50 | £2,500
    # What happens without this grant
    The car park stays a car park, and the council will sell it in 2028.`,
}

async function propose(documents: Readonly<Record<string, string>>, of: Partial<BriefTask> = {}) {
  const task = { projectName: 'Mill Street', sections: BRIEF_SECTIONS, wantsBudget: true, settings: DEFAULT_SETTINGS }
  const proposer = new ExtractiveBriefProposer()
  const { sections, budget } = await proposer.propose({ ...task, ...of }, await libraryOf(documents))
  return { texts: Object.fromEntries(sections.map(({ key, text }) => [key, text])), sections, budget }
}

describe('ExtractiveBriefProposer', () => {
  it('takes what stands under the headings of the documents, and names where', async () => {
    const { texts, sections } = await propose(PLAN)

    expect(texts).to.include({
      summary: 'Mill Street garden will turn a car park into a garden where neighbours grow food together.',
      need: 'One family in three in Oxley has no garden of its own.',
      evidence: 'In our survey, 140 of 190 residents asked for a place to grow food.',
      activities: 'From spring we will:\n\n- dig 60 raised beds\n- run a weekly workshop for beginners',
      beneficiaries: 'About 240 families in the flats of Mill Street will have a bed.',
      withoutGrant: 'The car park stays a car park, and the council will sell it in 2028.',
    })
    const [source] = sections.find(({ key }) => key === 'need')?.sources ?? []
    expect(source).to.include({ fileName: 'Project plan.docx', cited: true })
    expect(source?.used).to.deep.equal(['One family in three in Oxley has no garden of its own.'])
  })

  it('proposes nothing that the documents do not say, and only what is wanted', async () => {
    const { texts } = await propose(PLAN)

    expect(texts).not.to.have.any.keys('risks', 'partners', 'measuring', 'sustainability')
    expect((await propose(PLAN, { sections: ['need'], wantsBudget: false })).sections).to.have.length(1)
    expect(await propose({})).to.deep.equal({ texts: {}, sections: [], budget: null })
  })

  it('reads the budget in a table, without its totals', async () => {
    const { budget } = await propose(PLAN)

    expect(budget?.currency).to.equal('GBP')
    expect(budget?.lines).to.deep.equal([
      {
        item: 'Coordinator, two days a week',
        amount: 31000.5,
        fromThisFunder: 20000,
        fromOthers: 11000.5,
        inKind: null,
      },
      { item: 'Timber and soil', amount: 17500, fromThisFunder: 15000, fromOthers: null, inKind: 2500 },
    ])
    expect(budget?.sources.map(({ fileName }) => fileName)).to.deep.equal(['Project plan.docx'])
  })

  it('takes the accounts of a past year for no budget', async () => {
    const accounts = `# Statement of financial activities
      Income | Unrestricted | Total 2025
      Donations | 12,000 | 14,000
      Trading | 3,000 | 3,000`

    expect((await propose({ 'Accounts.txt': accounts })).budget).to.equal(null)
  })
})
