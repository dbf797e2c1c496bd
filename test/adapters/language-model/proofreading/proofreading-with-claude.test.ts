import type { ProposalId } from '../../../../core/shared/ids.ts'
import { expect } from 'chai'
import { compose, type Application } from '../../../../apps/wiring/compose.ts'
import { memoryConfig } from '../../../../apps/wiring/config/config.ts'
import type { Actor } from '../../../../core/identity/user.ts'
import { claudeAt, openClaude, type ClaudeWorld } from '../../../support/messages-server/claude.ts'
import { errorReply, handInReply } from '../../../support/messages-server/reply.ts'
import { sentenceIn } from '../../../support/sentences.ts'

const TEXTS = ['We reach 120 young people.', 'We leverage synergies with young people.']
const FINDING = {
  ...{ kind: 'jargon', answer: 2, words: 'leverage synergies', other_answer: 0, other_words: '' },
  ...{ why: 'Nobody outside knows what this means.', action: 'replace', replacement: 'work together' },
}

/** An application with two answers that somebody wrote. */
async function answered({ useCases }: Application, actor: Actor): Promise<ProposalId> {
  const grant = { actor, name: 'Gardens', projectId: null, grantInfo: [], funderId: null, funderName: null }
  const { id: proposalId } = await useCases.createManualGrant.execute(grant)
  for (const text of TEXTS) {
    const { id: questionId } = await useCases.addQuestion.execute({ actor, proposalId, questionText: 'Why?' })
    const edit = { text, basedOn: 0, session: null }
    await useCases.editText.execute({ actor, place: { kind: 'answer', proposalId, questionId }, edit })
  }
  return proposalId
}

describe('suggestions of Claude for a whole application', () => {
  let world: ClaudeWorld
  let application: Application
  before(async () => (world = await openClaude()))
  afterEach(() => application.close())
  after(() => world.close())

  async function open(monthlySpendingLimit: number | null = null) {
    const model = claudeAt(world.server.url)
    application = await compose({ ...memoryConfig(), model, monthlySpendingLimit, logLevel: 'silent' })
    const registration = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Brook' }
    const { user } = await application.useCases.register.execute(registration)
    const actor: Actor = { userId: user.id, accountId: user.accountId, isAdmin: true }
    world.server.replyWith(errorReply(400))
    const proposalId = await answered(application, actor)
    await application.jobs.drain()
    const { useCases, jobs } = application
    const check = async () => {
      await useCases.requestProofreading.execute({ actor, proposalId })
      await jobs.drain()
      return useCases.viewProofreading.execute({ actor, proposalId })
    }
    return { check, cost: async () => (await useCases.viewProposal.execute({ actor, proposalId })).proposal.totalCost }
  }

  it('has suggestions, and what they cost is counted on the application', async () => {
    const { check, cost } = await open()
    world.server.replyWith(({ request }) => handInReply(request, { findings: [FINDING] }))

    const { status, suggestions } = await check()

    expect(status).to.equal('completed')
    expect(suggestions.map(({ words, replacement }) => [words, replacement])).to.deep.equal([
      ['leverage synergies', 'work together'],
    ])
    expect(await cost()).to.be.greaterThan(0)
  })

  it('asks nothing above the limit of the month, says so, and can be tried again', async () => {
    const { check } = await open(0)
    world.server.forget()

    const { status, error } = await check()

    expect(status).to.equal('error')
    expect(sentenceIn(error)).to.match(/month/)
    expect(world.server.calls).to.deep.equal([])
    expect((await check()).status).to.equal('error')
  })
})
