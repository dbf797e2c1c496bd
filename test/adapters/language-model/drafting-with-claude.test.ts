import type { ProposalId } from '../../../core/shared/ids.ts'
import { sentenceIn } from '../../support/sentences.ts'
import { expect } from 'chai'
import { SystemClock } from '../../../adapters/system/system-clock.ts'
import { compose, type Application } from '../../../apps/wiring/compose.ts'
import { memoryConfig } from '../../../apps/wiring/config/config.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { mostAttempts } from '../../../core/jobs/retry-schedule.ts'
import type { CoordinatorMessage } from '../../../core/proposals/coordinator-message.ts'
import type { CoordinatorNote } from '../../../core/proposals/coordinator-note.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { claudeAt, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { errorReply, refusalReply, textReply } from '../../support/messages-server/reply.ts'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

async function openProduct(world: ClaudeWorld, monthlySpendingLimit: number | null) {
  // Reading the document costs nothing.
  world.server.replyWith(errorReply(400))
  const application = await compose({
    ...memoryConfig(),
    model: claudeAt(world.server.url),
    monthlySpendingLimit,
    logLevel: 'silent',
  })
  const registration = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Brook' }
  const { user } = await application.useCases.register.execute(registration)
  const actor: Actor = { userId: user.id, accountId: user.accountId, isAdmin: true }
  const file = { fileName: 'report.txt', content: bytesOf('In 2024 we welcomed 1,240 people to our gardens.') }
  await application.useCases.uploadDocument.execute({ actor, scope: { kind: 'shared' }, lastModified: null, ...file })
  await application.jobs.drain()
  const grant = { actor, name: 'Gardens', projectId: null, grantInfo: [], funderId: null, funderName: null }
  const { id } = await application.useCases.createManualGrant.execute(grant)
  return { application, actor, id }
}

async function ask(application: Application, actor: Actor, proposalId: ProposalId) {
  await application.useCases.addQuestion.execute({ actor, proposalId, questionText: 'How many people?' })
  await application.jobs.drain()
  return application.useCases.viewProposal.execute({ actor, proposalId })
}

const ATTEMPTS = mostAttempts('answer-question')
const LONGER_THAN_A_PAUSE_MS = 6 * 60_000

/** Lets the job be tried again to its last attempt; answers what the question was like before each. */
async function attemptsUntilTheLast(application: Application, question: () => Promise<Question | undefined>) {
  const { now } = SystemClock.prototype
  const seen = []
  try {
    for (let times = 1; times < ATTEMPTS; times += 1) {
      const found = await question()
      seen.push({ status: found?.status, answer: found?.answer })
      SystemClock.prototype.now = () => new Date(Date.now() + times * LONGER_THAN_A_PAUSE_MS).toISOString()
      await application.jobs.drain()
    }
  } finally {
    SystemClock.prototype.now = now
  }
  return seen
}

const notesIn = ({ content }: CoordinatorMessage) =>
  typeof content === 'string' ? [] : content.flatMap(({ note }) => (note as CoordinatorNote | undefined)?.code ?? [])

async function answeringJob({ useCases }: Application, actor: Actor) {
  const all = { page: 1, pageSize: 50, order: 'createdAt', isDescending: false, state: null, name: null } as const
  const { items } = await useCases.listJobs.execute({ actor, ...all })
  return items.find(({ name }) => name === 'answer-question')
}

describe('an application drafted by Claude', () => {
  let world: ClaudeWorld
  const opened: Application[] = []
  const open = async (limit: number | null = null) => {
    const product = await openProduct(world, limit)
    opened.push(product.application)
    return product
  }
  before(async () => (world = await openClaude()))
  afterEach(() => Promise.all(opened.splice(0).map((application) => application.close())))
  after(() => world.close())

  it('keeps answer, cost and the messages for admins, and marks an invented figure with its place', async () => {
    const { application, actor, id } = await open()
    const text = 'We welcomed 1,240 people, 985 of them children.'
    world.server.replyWith(({ request }) =>
      JSON.stringify(request.messages).includes('1,240')
        ? textReply(text, [
            {
              type: 'content_block_location',
              document_index: 0,
              document_title: null,
              file_id: null,
              start_block_index: 0,
              end_block_index: 1,
              cited_text: 'In 2024 we welcomed 1,240 people to our gardens.',
            },
          ])
        : refusalReply(),
    )

    const { questions, proposal } = await ask(application, actor, id)

    expect(questions[0]!.answer?.text).to.equal(text)
    expect(questions[0]!.answer?.sources.map(({ fileName }) => fileName)).to.deep.equal(['report.txt'])
    expect(questions[0]!.answer?.warnings).to.deep.equal([
      { kind: 'unsupported', claim: 'figure', text: '985', start: 26, end: 29 },
    ])
    expect(questions[0]!.usage?.cost).to.be.greaterThan(0)
    expect(proposal.totalCost).to.equal(questions[0]!.usage?.cost)
  })

  it('tells the user in plain words why there is no answer, and counts what that cost', async () => {
    const { application, actor, id } = await open()
    world.server.replyWith(refusalReply())

    const { questions, proposal } = await ask(application, actor, id)

    expect(questions[0]).to.include({ status: 'error' })
    expect(sentenceIn(questions[0]!.notice)).to.match(/declined to write this/)
    expect(proposal.totalCost).to.be.greaterThan(0)
  })

  it('takes an empty reply for a failure that comes again, never for documents that say nothing', async () => {
    const { application, actor, id } = await open()
    world.server.replyWith(textReply(' '))

    const { questions } = await ask(application, actor, id)

    expect(questions[0]).to.include({ status: 'processing', answer: null })
  })

  it('drafts a short answer first with what is left of the month, though a long one would cost more', async () => {
    const { application, actor, id } = await open(0.1)
    world.server.replyWith(textReply('We welcomed 1,240 people.'))

    const { questions } = await ask(application, actor, id)

    expect(questions[0]?.answer?.text).to.equal('We welcomed 1,240 people.')
  })

  it('fails with its reason when the reply is empty at every attempt, and tells of the question once', async () => {
    const { application, actor, id } = await open()
    world.server.replyWith(textReply(' '))
    await ask(application, actor, id)
    const view = () => application.useCases.viewProposal.execute({ actor, proposalId: id })

    const before = await attemptsUntilTheLast(application, async () => (await view()).questions[0])

    const { questions, proposal, coordinatorMessages } = await view()
    expect(before).to.deep.equal(Array(ATTEMPTS - 1).fill({ status: 'processing', answer: null }))
    expect(questions[0]).to.include({ status: 'error', answer: null })
    expect(sentenceIn(questions[0]!.notice)).to.match(/^The language model replied with nothing\./)
    expect(proposal.coordinatorMetadata?.summary).to.include({ missing: 0, failed: 1 })
    expect(coordinatorMessages!.flatMap(notesIn)).to.deep.equal(['answering', 'unanswered', 'summary'])
    const job = await answeringJob(application, actor)
    expect(job).to.include({ runCount: ATTEMPTS })
    expect(job?.result).to.match(/^The language model replied with nothing\./)
  })

  it('begins nothing new above the limit of the month, says so, and loses nothing', async () => {
    const { application, actor, id } = await open(0.3)
    const said = textReply('We welcomed 1,240 people.')
    const thought = { type: 'thinking', thinking: 'Let me see. '.repeat(4_000) } as const
    world.server.replyWith({ ...said, content: [thought, ...said.content] })
    await ask(application, actor, id)
    const callsBefore = world.server.calls.length

    const { questions } = await ask(application, actor, id)

    expect(world.server.calls).to.have.length(callsBefore)
    expect(questions[0]!.answer?.text).to.equal('We welcomed 1,240 people.')
    expect(sentenceIn(questions[1]!.notice)).to.match(
      /^This month’s allowance for the writing service is used up\. It starts again on 1 /,
    )
  })
})
