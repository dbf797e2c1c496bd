import { writtenGapPhrases } from '../../../adapters/extractive/gaps/written-gap-phrases.ts'
import { sentenceIn, sentenceOfError } from '../../support/sentences.ts'
import { changeFailedSentence } from '../../../adapters/http-contract/texts/en.ts'
import { expect } from 'chai'
import { chatReplySentence } from '../../../adapters/http-contract/texts/en/chat-replies.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { AesSecretBox } from '../../../adapters/system/aes-secret-box.ts'
import { ChangeFact } from '../../../core/profile/change-fact.ts'
import { ImproveAnswer } from '../../../core/drafting/improve-answer.ts'
import { AnswerQuestion } from '../../../core/drafting/answer-question.ts'
import type { AnswerImprover, ImprovementTask } from '../../../core/proposals/ports.ts'
import { RequestImprovement } from '../../../core/drafting/request-improvement.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { anAnswer, aProposal, aQuestion } from '../../support/builders.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const ANSWER = anAnswer({ text: 'The old answer.' })
const USAGE = { inputTokens: 1, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 1, searches: 0, cost: 0.25 }
const NEW_DRAFT = { ...ANSWER, text: 'The new answer.' }
const secrets = new AesSecretBox(() => ({ current: 'a secret of the installation', previous: [] }))
const library = {
  documents: async () => [],
  search: async () => [],
  spread: async () => ({ passages: 0, holding: new Map() }),
  passagesOf: async () => [],
  neighbours: async () => [],
}

/** An application with one answered question and a chat about it. */
async function openChat(of: { improve?: AnswerImprover['improve']; question?: Partial<Question> } = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, sources, documentReader: documents, clock } = world
  const tasks: ImprovementTask[] = []
  const improve: AnswerImprover['improve'] = of.improve ?? (async () => ({ draft: NEW_DRAFT, reply: 'I did it.' }))
  const { proposal, question } = await work.run(async ({ proposals, questions }) => {
    const saved = await proposals.save(aProposal({ accountId: actor.accountId, processingStatus: 'answering' }))
    const first = { accountId: actor.accountId, proposalId: saved.id, status: 'completed', answer: ANSWER } as const
    return { proposal: saved, question: await questions.save(aQuestion({ ...first, ...of.question })) }
  })
  const ports = { work, libraries: { open: () => library }, documents, clock, ids: world.ids }
  const improver: AnswerImprover = {
    improve: async (task, library, context) => (tasks.push(task), improve(task, library, context)),
  }
  const writer = { write: async () => ({ ...NEW_DRAFT, text: 'Drafted.' }) }
  const job = deliveredWriter(
    'improve-answer',
    new ImproveAnswer({ ...ports, improver, failedReply: changeFailedSentence }),
  )
  return {
    world,
    actor,
    tasks,
    job,
    answering: deliveredWriter(
      'answer-question',
      new AnswerQuestion({ ...ports, writer, phrases: writtenGapPhrases, asksPeople: true, modelPlace: 'none' }),
    ),
    ask: (userRequest: string, by: Actor = actor, proposalId = proposal.id) =>
      new RequestImprovement(work, { ...sources, sayReply: chatReplySentence }, world.quotas).execute({
        actor: by,
        proposalId,
        questionId: question.id,
        userRequest,
      }),
    question: () => work.run(async ({ questions }) => (await questions.find(actor.accountId, question.id))!),
    proposal: () => work.run(async ({ proposals }) => (await proposals.find(actor.accountId, proposal.id))!),
    queued: async () => (await claimAll(world)).map((claim) => ({ ...claim.job, lastAttempt: false })),
  }
}

describe('improving an answer by chat', () => {
  it('notes the request with a reply to come, marks the question, and queues the work before all other', async () => {
    const { ask, question, queued } = await openChat()

    await ask('  Make it shorter ')

    const { status, chat, request, answer } = await question()
    expect(status).to.equal('processing')
    expect(answer?.text).to.equal('The old answer.')
    expect([chat, request]).to.deep.equal([[], 'Make it shorter'])
    expect((await queued()).map(({ name, priority }) => [name, priority])).to.deep.equal([['improve-answer', 5]])
  })

  it('refuses a blank request, an over-long one, and one while the question is being answered', async () => {
    const { ask } = await openChat()
    await ask('Make it shorter')

    const refusals = await Promise.all(['   ', 'x'.repeat(5001), 'again'].map((request) => refusalOf(ask(request))))

    expect(refusals.map(({ kind }) => kind)).to.deep.equal(['invalid', 'invalid', 'conflict'])
    expect(refusals[0]?.details.fields).to.have.all.keys('userRequest')
  })

  it('ends a chat that would grow without end, with a sentence', async () => {
    const said = (count: number) => Array(count).fill({ role: 'user', text: 'Make it shorter' }) as Question['chat']
    const { ask, question } = await openChat({ question: { chat: said(398) } })
    await ask('The last one')
    const full = await openChat({ question: { chat: said(400) } })

    const refusal = await refusalOf(full.ask('One more'))
    expect(refusal.code).to.equal('proposals.chat-full')
    expect(sentenceOfError(refusal)).to.equal(
      'This chat holds 200 requests, the most it can have. Copy the answer, and change it yourself.',
    )
    expect([(await question()).request, (await full.question()).request]).to.deep.equal(['The last one', null])
  })

  it('does not find another account’s question, or one of another application', async () => {
    const { ask, world, actor } = await openChat()
    const stranger = await anActorIn(world)

    const refusals = [await refusalOf(ask('x', stranger)), await refusalOf(ask('x', actor, world.ids.next()))]

    expect(refusals.map(({ code }) => code)).to.deep.equal(Array(2).fill('proposals.question-not-found'))
  })

  it('hands the answer, the chat and the request to the improver, and keeps what comes of it', async () => {
    const { ask, job, queued, question, proposal, tasks } = await openChat({
      improve: async (_, __, { meter }) => {
        meter.add(USAGE)
        return { draft: NEW_DRAFT, reply: 'I did it.' }
      },
    })
    await ask('Make it shorter')
    for (const claimed of await queued()) await job.execute(claimed)
    await ask('And warmer')

    for (const claimed of await queued()) await job.execute(claimed)

    const { status, chat, answer } = await question()
    expect([status, answer?.text, chat.at(-1)?.text]).to.deep.equal(['completed', 'The new answer.', 'I did it.'])
    expect(chat).to.have.length(4)
    expect(tasks[1]).to.deep.include({ request: 'And warmer', answer: { ...ANSWER, text: 'The new answer.' } })
    expect(tasks[1]?.chat.map(({ text }) => text)).to.deep.equal(['Make it shorter', 'I did it.'])
    expect(await proposal()).to.include({ totalCost: 0.5, processingStatus: 'completed' })
    expect((await question()).usage).to.deep.equal({ ...USAGE, inputTokens: 2, outputTokens: 2, cost: 0.5 })
  })

  it('tells the improver what is confirmed in the profile, and keeps what the answer rests on', async () => {
    const used = { documentId: null, fileName: 'Organisation profile', page: null, heading: null, ordinal: null }
    const source = { ...used, passage: 'Volunteers 2025: 38', cited: true, used: [] }
    const { ask, job, queued, question, tasks, world, actor } = await openChat({
      improve: async () => ({ draft: { ...NEW_DRAFT, sources: [source] }, reply: 'I did it.' }),
    })
    const change = new ChangeFact(world.unitOfWork, secrets, world.sources)
    await change.execute({ actor, key: 'volunteers2025', value: '38', state: 'confirmed', validUntil: null })
    await ask('Say how many volunteers we have')
    const claimed = (await queued()).find(({ name }) => name === 'improve-answer')!

    await job.execute(claimed)

    expect(tasks[0]?.told?.map(({ fileName, text }) => [fileName, text])).to.deep.equal([
      ['Organisation profile', 'Volunteers 2025: 38'],
    ])
    expect((await question()).answer?.restsOn?.map(({ source: of }) => of)).to.deep.equal(['profile:volunteers2025'])
  })

  it('keeps the answer where the improver leaves it, with its reason', async () => {
    const { ask, job, queued, question } = await openChat({
      improve: async () => ({ draft: null, reply: 'I found nothing on it.' }),
    })
    await ask('Mention penguins')

    for (const claimed of await queued()) await job.execute(claimed)

    const { status, chat, answer } = await question()
    expect([status, answer?.text, chat.at(-1)?.text]).to.deep.equal([
      'completed',
      'The old answer.',
      'I found nothing on it.',
    ])
  })

  it('works once, however often the job is delivered, and never for a later request', async () => {
    const { ask, job, queued, tasks, question } = await openChat()
    await ask('Make it shorter')
    const [first] = await queued()
    await job.execute(first!)
    await ask('And warmer')

    await job.execute(first!)

    expect(tasks).to.have.length(1)
    expect((await question()).status).to.equal('processing')
  })

  it('is not undone by the first draft’s job delivered again', async () => {
    const { ask, answering, question } = await openChat()
    await ask('Make it shorter')
    const { id, accountId } = await question()

    await answering.execute({ data: { questionId: id }, accountId, lastAttempt: false })

    expect(await question()).to.deep.include({ status: 'processing', answer: ANSWER })
  })

  it('keeps the old answer when the work fails, and says so in the chat', async () => {
    const { ask, job, queued, question } = await openChat({
      improve: async () => {
        throw new Error('a fault')
      },
    })
    await ask('Make it shorter')

    for (const claimed of await queued()) await job.execute(claimed)

    const { status, error, chat, answer } = await question()
    expect([status, sentenceIn(error), answer?.text]).to.deep.equal(['error', 'a fault', 'The old answer.'])
    expect(chat.at(-1)?.text).to.match(/^Your request could not be carried out\. The answer is as it was\./)
  })

  it('says in the chat why the model declined', async () => {
    const { ask, job, queued, question } = await openChat({
      improve: async () => {
        throw new AppError('unsupported', 'model.refused')
      },
    })
    await ask('Make it shorter')

    for (const claimed of await queued()) await job.execute(claimed)

    expect((await question()).chat.at(-1)?.text).to.match(/^The writing service declined .* The answer is as it was\.$/)
  })

  it('lets the queue try again while a model is unavailable', async () => {
    const { ask, job, queued, question } = await openChat({
      improve: async () => {
        throw new AppError('unavailable', 'model.unavailable')
      },
    })
    await ask('Make it shorter')
    const [claimed] = await queued()

    const refusal = await refusalOf(job.execute(claimed!))
    const between = (await question()).status
    await job.execute({ ...claimed!, lastAttempt: true })

    expect([refusal.kind, between, (await question()).status]).to.deep.equal(['unavailable', 'processing', 'error'])
  })
})
