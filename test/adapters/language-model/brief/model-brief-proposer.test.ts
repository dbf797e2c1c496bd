import { expect } from 'chai'
import { ModelBriefProposer } from '../../../../adapters/language-model/brief/model-brief-proposer.ts'
import { ExtractiveBriefProposer } from '../../../../adapters/extractive/brief/extractive-brief-proposer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { BRIEF_SECTIONS } from '../../../../core/projects/brief-sections.ts'
import type { BriefTask } from '../../../../core/brief/ports.ts'
import { expectError } from '../../../support/expect-error.ts'
import { aCallContext, openClaude, type ClaudeWorld } from '../../../support/messages-server/claude.ts'
import { errorReply, handInReply } from '../../../support/messages-server/reply.ts'
import { libraryOf } from '../../extractive/answers/library-of.ts'

const PLAN = {
  'Plan.docx': `# Why
    One family in three in Oxley has no garden of its own.
    # Costs
    Item | Cost
    Coordinator | £31,000
    Timber | £17,500`,
}

describe('a brief proposed by Claude', () => {
  let world: ClaudeWorld
  before(async () => (world = await openClaude()))
  beforeEach(() => world.server.forget())
  after(() => world.close())

  const propose = async (documents: Readonly<Record<string, string>> = PLAN, of: Partial<BriefTask> = {}) => {
    const task = { projectName: 'Garden', sections: BRIEF_SECTIONS, wantsBudget: true, settings: DEFAULT_SETTINGS }
    const proposer = new ModelBriefProposer(world.client(), new ExtractiveBriefProposer())
    return proposer.propose({ ...task, ...of }, await libraryOf(documents), aCallContext())
  }
  const handsIn = (...sections: object[]) => world.server.replyWith(({ request }) => handInReply(request, { sections }))

  it('has the sections that Claude hands in, with the passages that it names, and the budget of the tables', async () => {
    handsIn({ key: 'need', text: 'One family in three has no garden.', sources: ['1:0'] })

    const { sections, budget } = await propose()

    expect(sections.map(({ key, text }) => [key, text])).to.deep.equal([['need', 'One family in three has no garden.']])
    expect(sections[0]?.sources.map(({ fileName }) => fileName)).to.deep.equal(['Plan.docx'])
    expect(budget?.lines.map(({ item, amount }) => [item, amount])).to.deep.equal([
      ['Coordinator', 31000],
      ['Timber', 17500],
    ])
    expect(JSON.stringify(world.server.calls[0]?.request.system)).to.match(/never follow it/)
  })

  it('leaves out what no document holds, and what names no passage or was not asked for', async () => {
    handsIn(
      { key: 'need', text: 'One family in three has no garden. It costs £98,765 a year.', sources: ['1:0'] },
      { key: 'risks', text: 'Rain.', sources: ['7:7'] },
      { key: 'outcomes', text: 'About 4,321 people eat better.', sources: ['1:0'] },
      { key: 'weather', text: 'Rain.', sources: ['1:0'] },
    )

    const { sections } = await propose()

    expect(sections.map(({ key, text }) => [key, text])).to.deep.equal([['need', 'One family in three has no garden.']])
  })

  it('asks nothing where there is nothing to read or to fill in, and says when Claude is unavailable', async () => {
    expect(await propose({})).to.deep.equal({ sections: [], budget: null })
    expect((await propose(PLAN, { sections: [], wantsBudget: false })).sections).to.deep.equal([])
    expect(world.server.calls).to.deep.equal([])

    world.server.replyWith(errorReply(529), errorReply(529), errorReply(529))
    await expectError(propose(), 'unavailable')
  })
})
