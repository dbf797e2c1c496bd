import { writtenGapPhrases } from '../../../adapters/extractive/gaps/written-gap-phrases.ts'
import { expect } from 'chai'
import { GenerateFactsFile } from '../../../core/settings/generate-facts-file.ts'
import { RequestFactsFile } from '../../../core/settings/request-facts-file.ts'
import type { Written } from '../../../core/jobs/writer-job.ts'
import { RequestOverview } from '../../../core/overviews/request-overview.ts'
import { WriteOverview } from '../../../core/overviews/write-overview.ts'
import { AnswerQuestion } from '../../../core/drafting/answer-question.ts'
import { ImproveAnswer } from '../../../core/drafting/improve-answer.ts'
import { RequestCoverLetter } from '../../../core/letters/request-cover-letter.ts'
import { WriteCoverLetter } from '../../../core/letters/write-cover-letter.ts'
import { RequestReport } from '../../../core/reports/request-report.ts'
import { WriteReport } from '../../../core/reports/write-report.ts'
import type { TextPlace } from '../../../core/text-history/find-text.ts'
import type { SaidBeside } from '../../../core/shared/text-state.ts'
import { aDocument, anAnswer, anAuthor, aProject, aReport } from '../../support/builders.ts'
import { refusalOf } from '../../support/core-world.ts'
import { openTexts } from './text-world.ts'

const usage = { inputTokens: 1, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 1, searches: 0, cost: 0.25 }
const none = null as never
const DRAFT = 'The draft.'

/** How the job on a text looks for its work, and what it does with its draft. */
interface Job {
  readonly place: TextPlace
  /** Whether it finds anything to do. */
  finds(): Promise<boolean>
  /** As if the writer had just finished, whatever was done meanwhile. */
  finish(draft?: string, beside?: SaidBeside): Promise<unknown>
}

/** Every kind of text, none of which is written yet, with the job that writes it. */
async function openJobs() {
  const texts = await openTexts()
  const { world, actor, proposal, questionId } = texts
  const { unitOfWork: work, sources, documentReader: documents, projectReader: reader } = world
  const { accountId } = actor
  const admin = { ...actor, isAdmin: true }
  const { project, report } = await work.run(async (stores) => {
    const saved = await stores.projects.save(aProject({ accountId }))
    const scope = { kind: 'project', projectId: saved.id, section: 'grants' } as const
    await stores.documents.save(aDocument({ accountId, scopes: [scope] }))
    await stores.documents.save(aDocument({ accountId }))
    return { project: saved, report: await stores.reports.save(aReport({ accountId, projectId: saved.id })) }
  })
  const requests = {
    letter: (confirmed?: boolean) =>
      new RequestCoverLetter(work, sources).execute({
        actor: admin,
        proposalId: proposal.id,
        ...(confirmed && { confirmed }),
      }),
    report: (confirmed?: boolean) =>
      new RequestReport(work, documents, sources.ids, sources.clock, sources.quotas).execute({
        actor,
        reportId: report.id,
        confirmed,
      }),
    overview: (confirmed?: boolean) =>
      new RequestOverview(work, reader, sources.ids, sources.clock).execute({
        actor: admin,
        projectId: project.id,
        ...(confirmed && { confirmed }),
      }),
    facts: (confirmed?: boolean) =>
      new RequestFactsFile(work, documents, sources.ids, sources.clock).execute({
        actor: admin,
        accountId,
        ...(confirmed && { confirmed }),
      }),
  }
  await requests.letter()
  await requests.overview()
  const ports = {
    ...sources,
    failedReply: () => 'Failed.',
    work,
    documents,
    reader,
    libraries: none,
    writer: none,
    phrases: writtenGapPhrases,
    asksPeople: true,
    modelPlace: 'none' as const,
    improver: none,
  }
  const written = <Draft>(draft: Draft): Written<Draft> => ({ outcome: 'written', draft, usage })
  const answers = new AnswerQuestion({ ...ports, writer: { write: none } })
  const letters = new WriteCoverLetter(work, none, none, sources)
  const reports = new WriteReport(ports)
  const overviews = new WriteOverview(ports)
  const facts = new GenerateFactsFile(work, none, none, documents, sources)
  const of = {
    answer: { accountId, data: { proposalId: proposal.id, questionId } },
    letter: { accountId, data: { proposalId: proposal.id, userId: null } },
    report: { accountId, data: { reportId: report.id } },
    overview: { accountId, data: { projectId: project.id } },
    facts: { accountId, data: {} },
  }
  const jobs: Record<keyof typeof of, Job> = {
    answer: {
      place: texts.place,
      finds: async () => (await answers.find(of.answer)) !== null,
      finish: (text = DRAFT) => answers.save(of.answer, written(anAnswer({ text }))),
    },
    letter: {
      place: { kind: 'cover-letter', proposalId: proposal.id },
      finds: async () => (await letters.find(of.letter)) !== null,
      finish: (text = DRAFT, beside) => letters.save(of.letter, written({ text, ...beside })),
    },
    report: {
      place: { kind: 'report', reportId: report.id },
      finds: async () => (await reports.find(of.report)) !== null,
      finish: (text = DRAFT, beside) =>
        reports.save(of.report, written({ text, sources: anAnswer().sources, ...beside })),
    },
    overview: {
      place: { kind: 'overview', projectId: project.id },
      finds: async () => (await overviews.find(of.overview)) !== null,
      finish: (text = DRAFT, beside) => overviews.save(of.overview, written({ text, ...beside })),
    },
    facts: {
      place: { kind: 'facts-file' },
      finds: async () => true,
      finish: (text = DRAFT, beside) => facts.save(of.facts, written({ text, ...beside })),
    },
  }
  const improving = new ImproveAnswer(ports)
  return { ...texts, jobs, requests, improving, of }
}

const KINDS = ['answer', 'letter', 'report', 'overview', 'facts'] as const

describe('a person who writes while a draft is being written', () => {
  for (const kind of KINDS) {
    it(`wins, and has the draft in the history: ${kind}`, async () => {
      const { jobs, edit, versions, actor } = await openJobs()
      const { place, finds, finish } = jobs[kind]
      expect(await finds()).to.equal(true)

      await edit('By hand.', 0, { place })
      await finish()

      const listed = (await versions(actor, place)).map(({ text, state, isCurrent }) => [text, state.origin, isCurrent])
      expect(listed).to.deep.equal([
        [DRAFT, 'model', false],
        ['By hand.', 'person', true],
      ])
    })
  }

  for (const kind of KINDS.slice(0, 4)) {
    it(`leaves nothing to do for a job that begins again after a crash: ${kind}`, async () => {
      const { jobs, edit } = await openJobs()

      await edit('By hand.', 0, { place: jobs[kind].place })

      expect(await jobs[kind].finds()).to.equal(false)
    })
  }

  it('pays for the draft of an answer that came too late', async () => {
    const { jobs, edit, question, world, actor, proposal } = await openJobs()
    await edit('By hand.', 0)

    await jobs.answer.finish()

    const found = await world.unitOfWork.run(({ proposals }) => proposals.find(actor.accountId, proposal.id))
    expect([(await question()).usage?.cost, found?.totalCost]).to.deep.equal([0.25, 0.25])
  })

  it('wins over a change that was asked for in the chat', async () => {
    const { jobs, edit, world, improving, of, question, versions } = await openJobs()
    await jobs.answer.finish()
    const asked = { ...(await question()), status: 'processing', request: 'Shorter', requestedBy: anAuthor() } as const
    await world.unitOfWork.run(({ questions }) => questions.save(asked))

    await edit('By hand.', 1)
    const draft = { draft: anAnswer({ text: 'Short.' }), reply: 'I did it.' }
    await improving.save({ ...of.answer, data: { ...of.answer.data, turn: 2 } }, { outcome: 'written', draft, usage })

    expect((await versions()).map(({ text }) => text)).to.deep.equal(['Short.', 'By hand.', DRAFT])
    expect((await question()).answer?.text).to.equal('By hand.')
  })
})

describe('a text that is drafted', () => {
  for (const kind of KINDS) {
    it(`is edited, restored and undone like any other: ${kind}`, async () => {
      const { jobs, edit, undo, restore, versions, actor } = await openJobs()
      const { place, finish } = jobs[kind]
      await finish()

      await edit('By hand.', 1, { place })
      await edit('', 2, { place })
      const texts = [(await undo(null, actor, place)).text, (await undo(null, actor, place)).text]
      const byHand = (await versions(actor, place)).find(({ state }) => state.version === 2)!
      const restored = await restore(byHand.id, actor, place)

      expect(texts).to.deep.equal(['By hand.', DRAFT])
      expect([restored.text, restored.state.origin, restored.state.basis]).to.deep.equal([
        'By hand.',
        'restored',
        'model',
      ])
      const [current] = await versions(actor, place)
      expect([current?.text, current?.isCurrent]).to.deep.equal(['By hand.', true])
    })
  }

  for (const kind of KINDS.slice(1)) {
    it(`has beside it what its reader should look at, as long as the words are there: ${kind}`, async () => {
      const { jobs, edit, undo, restore, versions, actor } = await openJobs()
      const { place, finish } = jobs[kind]
      const warning = { kind: 'unsupported', claim: 'figure', text: '7', start: 4, end: 5 } as const
      const leftOut = ['Finances']
      await finish('For 7 people.', { leftOut, warnings: [warning] })

      const moved = await edit('Today for 7 people.', 1, { place })
      const gone = await edit('For all.', 2, { place })
      const back = await undo(null, actor, place)
      const first = (await versions(actor, place)).at(-1)!
      const restored = await restore(first.id, actor, place)

      expect(first.state.warnings).to.deep.equal([warning])
      expect(moved.state).to.deep.include({ leftOut, warnings: [{ ...warning, start: 10, end: 11 }] })
      expect(gone.state).to.deep.include({ leftOut }).and.not.to.have.property('warnings')
      expect(back.state.warnings).to.deep.equal(moved.state.warnings)
      expect(restored.state).to.deep.include({ leftOut, warnings: [warning] })
    })
  }

  it('goes into the history when it is drafted again', async () => {
    const { jobs, versions, actor, requests } = await openJobs()
    const { place, finish } = jobs.letter
    await finish()
    await requests.letter()
    await finish('Another draft.')

    expect((await versions(actor, place)).map(({ text }) => text)).to.deep.equal(['Another draft.', DRAFT])
  })

  it('of a report has its sources again when it comes back', async () => {
    const { jobs, edit, undo, actor, world, of } = await openJobs()
    const { place, finish } = jobs.report
    await finish()
    await edit('', 1, { place })
    await undo(null, actor, place)

    const { data } = of.report
    const report = await world.unitOfWork.run(({ reports }) => reports.find(actor.accountId, data.reportId))
    expect(report?.sources).to.have.length(1)
  })
})

describe('writing a text again that a person changed', () => {
  for (const kind of ['letter', 'report', 'overview', 'facts'] as const) {
    it(`needs a confirmation, and keeps theirs in the history: ${kind}`, async () => {
      const { jobs, edit, requests, versions, actor } = await openJobs()
      const { place, finish } = jobs[kind]
      await finish()
      await edit('By hand.', 1, { place })

      const refusal = await refusalOf(requests[kind]())
      await requests[kind](true)
      await finish('Another draft.')

      expect([refusal.kind, refusal.code]).to.deep.equal(['conflict', 'texts.confirmation-required'])
      const texts = (await versions(actor, place)).map(({ text, isCurrent }) => [text, isCurrent])
      expect(texts).to.deep.equal([
        ['Another draft.', true],
        ['By hand.', false],
        [DRAFT, false],
      ])
    })
  }

  it('takes the confirmation back with the next change by hand', async () => {
    const { jobs, edit, requests, versions, actor } = await openJobs()
    const { place, finish } = jobs.facts
    await edit('By hand.', 0, { place })
    await requests.facts(true)
    await edit('By hand again.', 1, { place })

    await finish()

    expect((await versions(actor, place)).find(({ isCurrent }) => isCurrent)?.text).to.equal('By hand again.')
  })
})
