import type { ProposalId } from '../../../core/shared/ids.ts'
import { writtenGapPhrases } from '../../../adapters/extractive/gaps/written-gap-phrases.ts'
import { sentenceIn } from '../../support/sentences.ts'
import { expect } from 'chai'
import { PrintedLimitReader } from '../../../adapters/extractive/questions/printed-limit-reader.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { AdminReadAccess } from '../../../core/audit/admin-read-access.ts'
import type { JobHandler } from '../../../core/jobs/job-handler.ts'
import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { AddQuestion } from '../../../core/questions/add-question.ts'
import { AnswerQuestion } from '../../../core/drafting/answer-question.ts'
import { CreateUploadGrant } from '../../../core/applications/create-upload-grant.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { AnswerDraft, AnswerTask, AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import type { FoundQuestion } from '../../../core/forms/ports/question-finder.ts'
import { DraftAgain } from '../../../core/drafting/draft-again.ts'
import type { ModelPlace } from '../../../core/privacy/account-privacy.ts'
import { ProofreadApplication } from '../../../core/proofreading/proofread-application.ts'
import type { ProofreadingTask } from '../../../core/proofreading/ports.ts'
import { ReadForm } from '../../../core/forms/read-form.ts'
import { ViewProposal, ViewSources } from '../../../core/applications/view-proposal.ts'
import { WriteFunderOverview } from '../../../core/funder-overviews/write-funder-overview.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'
import { aDocument } from '../../support/builders.ts'
import type { SummaryNote } from '../../../core/proposals/coordinator-note.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import {
  anActorIn,
  bytesOf,
  claimAll,
  keepDocumentsHere,
  noAllowance,
  noTerms,
  openCoreWorld,
  refusalOf,
  simpleFormats,
} from '../../support/core-world.ts'

const found = (text: string): FoundQuestion => ({
  text,
  guidance: null,
  section: 'Part A',
  number: null,
  limit: NO_LIMIT,
  kind: 'text',
  anchor: null,
})

const drafted = (text: string, missing = false): AnswerDraft => ({
  text,
  missing,
  sources: missing
    ? []
    : [
        {
          documentId: null,
          fileName: 'a.pdf',
          page: 2,
          heading: null,
          ordinal: 0,
          passage: 'The passage.',
          cited: true,
          used: ['passage'],
        },
      ],
  messages: [],
  warnings: [],
})

/** What the coordinator says in the end. */
const summary = (of: Partial<SummaryNote>) => {
  const note: SummaryNote = { code: 'summary', questions: 0, drafted: 0, missing: 0, failed: 0, ...of }
  return { type: 'text', note }
}

/** A form is its lines, each a question; the line "broken" can't be read. */
async function openDrafting(
  write: AnswerWriter['write'] = async ({ question }) => drafted(`About ${question.text}`),
  { modelPlace = 'none', ...more }: Partial<AnswerWriter> & { readonly modelPlace?: ModelPlace } = {},
) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, files, sources, documentReader, proposalReader, clock } = world
  const tasks: AnswerTask[] = []
  const proofread: number[] = []
  const proofreader = { read: async ({ answers }: ProofreadingTask) => (proofread.push(answers.length), []) }
  const handlers: Record<string, JobHandler> = {
    'read-form': deliveredWriter(
      'read-form',
      new ReadForm(
        work,
        files,
        { read: async ({ bytes }) => formOf(new TextDecoder().decode(bytes)) },
        {
          find: async ({ title }) => ({
            title,
            items: [],
            notes: [],
            exchanged: [],
            questions: linesOf(title).map(found),
          }),
          findInScan: async () => null,
        },
        { sources, isPlanned: false },
        ...([noTerms, noAllowance, world.quotas] as const),
      ),
    ),
    'write-funder-overview': deliveredWriter(
      'write-funder-overview',
      new WriteFunderOverview(work, { write: async () => ({ text: null, citations: [] }) }),
    ),
    'proofread-application': deliveredWriter(
      'proofread-application',
      new ProofreadApplication(work, proofreader, sources),
    ),
    'answer-question': deliveredWriter(
      'answer-question',
      new AnswerQuestion({
        work,
        phrases: writtenGapPhrases,
        asksPeople: true,
        modelPlace,
        documents: documentReader,
        clock,
        ids: world.ids,
        libraries: {
          open: () => ({
            documents: async () => [],
            search: async () => [],
            spread: async () => ({ passages: 0, holding: new Map() }),
            passagesOf: async () => [],
            neighbours: async () => [],
          }),
        },
        writer: { write: async (task, library, context) => (tasks.push(task), write(task, library, context)), ...more },
      }),
    ),
  }
  const create = new CreateUploadGrant(work, files, new StoredFormats(files, simpleFormats), sources)
  const view = new ViewProposal(proposalReader, new AdminReadAccess(work, sources))
  return {
    world,
    actor,
    tasks,
    proofread,
    handlers,
    draftAgain: (id: ProposalId) =>
      new DraftAgain(work, { sources, isPlanned: false }, world.quotas).execute({
        ...{ actor, proposalId: id, scope: 'drafts', questionIds: null, confirmed: false },
      }),
    keepDocumentsHere: () => keepDocumentsHere(world, actor),
    add: new AddQuestion(work, sources, new PrintedLimitReader(), world.quotas),
    view: (id: string, by: Actor = actor) => view.execute({ actor: by, proposalId: id as never }),
    sources: new ViewSources(work, proposalReader),
    create: (lines: string) =>
      create.execute({
        actor,
        name: 'Warm Kitchens',
        projectId: null,
        grantInfo: [],
        funderId: null,
        funderName: ' Brightwater  Foundation ',
        fileName: 'form.txt',
        content: bytesOf(lines),
      }),
    /** Runs every job that is due, and those that they queue. */
    async runJobs(lastAttempt = false) {
      for (let claims = await claimAll(world); claims.length > 0; claims = await claimAll(world))
        for (const claim of claims) {
          await handlers[claim.job.name]!.execute({ ...claim.job, lastAttempt })
          await world.jobQueue.complete(claim, null, clock.now())
        }
    },
  }
}

const linesOf = (title: string | null) => (title ?? '').split('\n').filter((line) => line !== '')

function formOf(text: string): Form {
  if (text === 'broken') throw new AppError('unsupported', 'file.empty')
  return { mediaType: 'text/plain', title: text, blocks: [] }
}

describe('drafting an application from a form', () => {
  it('finds the questions, answers each and says what it did', async () => {
    const { create, runJobs, view } = await openDrafting(async ({ question }) =>
      drafted(`About ${question.text}`, question.text === 'Who?'),
    )
    const { id } = await create('Why?\nWho?')

    await runJobs()

    const { proposal, questions, latestCoordinatorMessage, funder } = await view(id)
    expect(proposal.processingStatus).to.equal('completed')
    expect(
      questions.map((question) => [question.position, question.answer?.text, question.answer?.missing]),
    ).to.deep.equal([
      [0, 'About Why?', false],
      [1, 'About Who?', true],
    ])
    expect(latestCoordinatorMessage?.content).to.deep.equal([summary({ questions: 2, drafted: 1, missing: 1 })])
    expect(proposal.coordinatorMetadata).to.include({ questionsProcessed: 2 })
    expect(funder?.funderName).to.equal('Brightwater Foundation')
  })

  it('has all drafts read together once they are there, where no model is asked to', async () => {
    const worlds = []
    for (const modelPlace of ['none', 'elsewhere', 'elsewhere', 'here'] as const)
      worlds.push(await openDrafting(undefined, { modelPlace }))
    for (const at of [1, 3]) await worlds[at]!.keepDocumentsHere()

    for (const { create, runJobs, draftAgain } of worlds) {
      const { id } = await create('Why?\nWho?')
      await runJobs()
      await draftAgain(id)
      await runJobs()
    }

    expect(worlds.map((one) => one.proofread)).to.deep.equal([[2, 2], [2, 2], [], []])
  })

  it('reads nothing together where no answer was found', async () => {
    const { create, runJobs, proofread } = await openDrafting(async () => drafted('Nothing found.', true))
    await create('Why?')

    await runJobs()

    expect(proofread).to.deep.equal([])
  })

  it('shows the questions as soon as they are known, before any is answered', async () => {
    const { create, world, handlers, view } = await openDrafting()
    const { id } = await create('Why?')

    const [claim] = await claimAll(world)
    await handlers['read-form']!.execute({ ...claim!.job, lastAttempt: false })

    const { proposal, questions, latestCoordinatorMessage } = await view(id)
    expect(proposal.processingStatus).to.equal('answering')
    expect(questions.map((question) => question.status)).to.deep.equal(['processing'])
    const note = { code: 'found-questions', questions: 1, sections: 1, notes: [] }
    expect(latestCoordinatorMessage?.content).to.deep.equal([{ type: 'text', note }])
  })

  it('records the questions once and answers once, however often a job is delivered', async () => {
    const { create, world, handlers, view, tasks } = await openDrafting()
    const { id } = await create('Why?\nWho?')
    const [reading] = await claimAll(world)

    for (let time = 0; time < 2; time++) await handlers['read-form']!.execute({ ...reading!.job, lastAttempt: false })
    const answering = await claimAll(world)
    for (const { job } of [...answering, ...answering])
      await handlers['answer-question']!.execute({ ...job, lastAttempt: false })

    expect((await view(id)).questions).to.have.length(2)
    expect(tasks).to.have.length(2)
  })

  it('does not let a question that fails fail the others', async () => {
    const { create, runJobs, view } = await openDrafting(async ({ question }) => {
      if (question.text === 'Who?') throw new Error('a fault in the writer')
      return drafted('Because.')
    })
    const { id } = await create('Why?\nWho?')

    await runJobs()

    const { proposal, questions } = await view(id)
    expect(questions.map((question) => question.status)).to.deep.equal(['completed', 'error'])
    expect(sentenceIn(questions[1]?.error ?? null)).to.equal('a fault in the writer')
    expect(proposal.processingStatus).to.equal('completed')
    expect(proposal.coordinatorMetadata?.summary).to.deep.equal(summary({ questions: 2, drafted: 1, failed: 1 }).note)
  })

  it('answers the other questions of a repeated block by themselves where filling it in fails', async () => {
    const fillBlock = async () => {
      throw new Error('a fault in the writer')
    }
    const { create, runJobs, view } = await openDrafting(undefined, { fillBlock, readsApplication: true })
    const { id } = await create('Name of helper 1\nName of helper 2\nName of helper 3')

    await runJobs()

    const { proposal, questions } = await view(id)
    expect(questions.map(({ status }) => status)).to.deep.equal(['error', 'completed', 'completed'])
    expect(proposal.processingStatus).to.equal('completed')
  })

  it('lets the queue try again while the writer is unavailable, and gives up with the last attempt', async () => {
    const { create, world, handlers, view } = await openDrafting(async () => {
      throw new AppError('unavailable', 'model.unavailable')
    })
    const { id } = await create('Why?')
    const [reading] = await claimAll(world)
    await handlers['read-form']!.execute({ ...reading!.job, lastAttempt: false })
    const [answering] = await claimAll(world)
    const answer = (lastAttempt: boolean) => handlers['answer-question']!.execute({ ...answering!.job, lastAttempt })

    const refusal = await refusalOf(answer(false))
    const between = (await view(id)).questions[0]?.status
    await answer(true)

    expect([refusal.kind, between]).to.deep.equal(['unavailable', 'processing'])
    expect((await view(id)).questions[0]).to.deep.include({ status: 'error', error: { code: 'model.unavailable' } })
  })

  it('waits with an answer while documents of its scope are still being read', async () => {
    const { create, world, actor, handlers, tasks } = await openDrafting()
    await create('Why?')
    const { accountId } = actor
    await world.unitOfWork.run(({ documents }) => documents.save(aDocument({ accountId, status: 'processing' })))
    const [reading] = await claimAll(world)
    await handlers['read-form']!.execute({ ...reading!.job, lastAttempt: false })
    const [answering] = await claimAll(world)

    const refusal = await refusalOf(handlers['answer-question']!.execute({ ...answering!.job, lastAttempt: false }))

    expect(refusal.code).to.equal('documents.being-read')
    expect(tasks).to.deep.equal([])
  })

  it('says why a form could not be read, and lets questions be added by hand', async () => {
    const { create, runJobs, view, add, actor } = await openDrafting()
    const broken = await create('broken')
    const empty = await create('')

    await runJobs()
    await add.execute({ actor, proposalId: empty.id, questionText: 'Why?' })
    await runJobs()

    expect((await view(broken.id)).proposal).to.deep.include({
      type: 'manual',
      processingStatus: 'error',
      processingError: { code: 'file.empty' },
    })
    expect(sentenceIn((await view(empty.id)).proposal.processingError)).to.match(/^We found no questions in form\.txt/)
    const withQuestion = await view(empty.id)
    expect(withQuestion.questions[0]?.answer?.text).to.equal('About Why?')
    expect(withQuestion.latestCoordinatorMessage?.content).to.deep.equal([summary({ questions: 1, drafted: 1 })])
  })

  it('sums up anew when a question that was added by hand is answered', async () => {
    const { create, runJobs, view, add, actor } = await openDrafting()
    const { id: proposalId } = await create('Why?')
    await runJobs()
    await add.execute({ actor, proposalId, questionText: 'Who?' })

    await runJobs()

    const { proposal, latestCoordinatorMessage } = await view(proposalId)
    expect(latestCoordinatorMessage?.content).to.deep.equal([summary({ questions: 2, drafted: 2 })])
    expect(proposal).to.include({ processingStatus: 'completed' })
    expect(proposal.coordinatorMetadata).to.include({ questionsProcessed: 2 })
  })

  it('keeps an application and the passages behind its answers from other accounts', async () => {
    const { create, runJobs, view, world, actor, sources } = await openDrafting()
    const stranger = await anActorIn(world)
    const { id } = await create('Why?')
    await runJobs()
    const questionId = (await view(id)).questions[0]!.id

    const seen = await sources.execute({ actor, proposalId: id, questionId })

    expect(seen.sources[0]).to.include({ fileName: 'a.pdf', passage: 'The passage.' })
    expect((await refusalOf(view(id, stranger))).kind).to.equal('not-found')
    expect((await refusalOf(sources.execute({ actor: stranger, proposalId: id, questionId }))).kind).to.equal(
      'not-found',
    )
  })

  it('takes two funders typed alike for one', async () => {
    const { create, view } = await openDrafting()

    const [first, second] = [await create('Why?'), await create('Who?')]

    expect((await view(first.id)).funder?.id).to.equal((await view(second.id)).funder?.id)
  })

  it('takes the limit of a typed question from its text', async () => {
    const { create, actor, add } = await openDrafting()
    const { id: proposalId } = await create('Why?')

    const question = await add.execute({ actor, proposalId, questionText: 'Who benefits? (max 80 words)' })

    expect(question.limit).to.deep.equal({ words: 80, characters: null })
  })

  it('refuses an empty question, an over-long one and one for another account’s application', async () => {
    const { create, world, actor, add } = await openDrafting()
    const stranger = await anActorIn(world)
    const { id: proposalId } = await create('Why?')

    const refusals = await Promise.all([
      refusalOf(add.execute({ actor, proposalId, questionText: '  ' })),
      refusalOf(add.execute({ actor, proposalId, questionText: 'x'.repeat(5001) })),
      refusalOf(add.execute({ actor: stranger, proposalId, questionText: 'Why?' })),
    ])

    expect(refusals.map((refusal) => refusal.kind)).to.deep.equal(['invalid', 'invalid', 'not-found'])
  })
})
