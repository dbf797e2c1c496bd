import type { JobResult } from '../jobs/job-handler.ts'
import type { FileStore } from '../documents/ports/file-store.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { FormTerms } from '../pipeline/form-terms.ts'
import type { FormTermsFinder } from '../pipeline/ports/form-terms-finder.ts'
import { AppError, isAppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { answeringJob } from './answering-job.ts'
import { boundForm } from './bound-form.ts'
import { boundFound } from './bound-found.ts'
import { notePart, type CoordinatorMessage } from './coordinator-message.ts'
import type { CoordinatorNote } from './coordinator-note.ts'
import type { GrantSources } from './grant-to-create.ts'
import { planningJob } from './planning-job.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import type { FormReader } from './ports/form-reader.ts'
import type { FindingContext, FoundQuestion, FoundQuestions, QuestionFinder } from './ports/question-finder.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import { MAX_QUESTIONS } from './question-bounds.ts'
import {
  addCost,
  isUnread,
  refuseForm,
  startAnswering,
  startReading,
  type Proposal,
  type UploadedForm,
} from './proposal.ts'
import { newQuestion, type Question } from './question.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
  readonly jobs: Jobs
}

type Name = 'read-form'

/** Without terms where the pages are pictures. */
interface FoundInForm extends FoundQuestions {
  readonly terms: FormTerms | null
}

const GAVE_UP = { code: 'proposals.form-unread' } as const
const PDF = 'application/pdf'
/** Why a reader finds no text in a PDF that people can read. */
const PICTURES_ONLY: ReadonlySet<string> = new Set(['file.scanned', 'file.unreadable-letters'])
/** Fewer questions need no plan. */
const MIN_PLANNED = 3

/**
 * Reads an application's form, extracts its questions and queues their answering, or the plan for it where there is a
 * model to make one. Cut off and run again, it starts again until the questions are recorded, which happens once. A
 * form that can't be read leaves an application to which questions can be added by hand.
 */
export class ReadForm implements WriterSteps<Name, UploadedForm, FoundInForm> {
  readonly name = 'read-form'

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: FileStore,
    private readonly forms: FormReader,
    private readonly finder: QuestionFinder,
    private readonly sources: GrantSources,
    private readonly isPlanned: boolean,
    private readonly termsFinder: FormTermsFinder,
  ) {}

  find({ accountId, data }: AccountJob<Name>): Promise<UploadedForm | null> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(accountId, data.proposalId)
      if (!proposal || !isUnread(proposal)) return null
      await this.say(stores, proposal, [notePart({ code: 'reading-form', fileName: proposal.form?.fileName ?? '' })])
      return (await stores.proposals.save(startReading(proposal))).form
    })
  }

  async write(form: UploadedForm, { context, lastAttempt }: WriterRun): Promise<FoundInForm> {
    const { terms, ...found } = await this.findIn(form, { ...context, isLastAttempt: lastAttempt })
    const bound = boundFound(found)
    if (bound.questions.length === 0) throw nothingFound(form.fileName)
    return { ...bound, terms }
  }

  /** The queue tries again whatever else went wrong, and gives up at last. */
  endsWith(error: unknown): boolean {
    return isAppError(error, 'unsupported')
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<FoundInForm>): Promise<JobResult> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(accountId, data.proposalId)
      if (!proposal) return null
      const charged = addCost(proposal, written.usage)
      if (isUnread(proposal) && written.outcome === 'written') return this.record(stores, charged, written.draft)
      const reason = written.outcome === 'failed' ? (written.failure.notice ?? GAVE_UP) : null
      await stores.proposals.save(isUnread(proposal) && reason !== null ? refuseForm(charged, reason) : charged)
      return reason
    })
  }

  /** A PDF of which nothing can be read as text is shown to those who read pictures. */
  private async findIn({ fileKey, fileName, mediaType }: UploadedForm, context: FindingContext): Promise<FoundInForm> {
    const bytes = await this.files.read(fileKey)
    try {
      const form = boundForm(await this.forms.read({ fileName, bytes }, context.accountId))
      const found = await this.finder.find(form, context)
      const terms = this.termsFinder.find(form)
      if (found.questions.length > 0 || mediaType !== PDF) return { ...found, terms }
      return { ...((await this.finder.findInScan({ fileName, bytes }, context)) ?? found), terms }
    } catch (error) {
      const isScan = isAppError(error, 'unsupported') && PICTURES_ONLY.has(error.code)
      const seen = isScan ? await this.finder.findInScan({ fileName, bytes }, context) : null
      if (seen === null) throw error
      return { ...seen, terms: null }
    }
  }

  private async record(stores: Stores, proposal: Proposal, found: FoundInForm): Promise<string> {
    await stores.proposals.save({ ...startAnswering(proposal), formTerms: found.terms })
    if (found.exchanged.length > 0) await this.say(stores, proposal, found.exchanged)
    await this.say(stores, proposal, [notePart(noteOn(found))])
    await this.queueAnswers(stores, proposal, found.questions)
    const { length } = found.questions
    return `${length} ${length === 1 ? 'question' : 'questions'}`
  }

  private async queueAnswers(stores: Stores, proposal: Proposal, found: readonly FoundQuestion[]): Promise<void> {
    const places = await stores.questions.places(proposal.accountId, proposal.id)
    const first = (places.at(-1)?.position ?? -1) + 1
    const saved: Question[] = []
    for (const [index, question] of found.slice(0, MAX_QUESTIONS - places.length).entries())
      saved.push(await stores.questions.save(this.toQuestion(proposal, question, first + index)))
    if (this.isPlanned && saved.length >= MIN_PLANNED) await stores.jobs.add(planningJob(proposal, this.sources))
    else await stores.jobs.add(...saved.map((question) => answeringJob(question, this.sources)))
  }

  private toQuestion(proposal: Proposal, found: FoundQuestion, position: number): Question {
    return newQuestion({
      id: this.sources.ids.next<'question'>(),
      accountId: proposal.accountId,
      proposalId: proposal.id,
      position,
      ...found,
    })
  }

  private say(stores: Stores, proposal: Proposal, content: CoordinatorMessage['content']): Promise<void> {
    return stores.coordinatorMessages.add({
      proposalId: proposal.id,
      role: 'assistant',
      content,
      timestamp: this.sources.clock.now(),
    })
  }
}

function noteOn({ questions, notes }: FoundQuestions): CoordinatorNote {
  const sections = new Set(questions.flatMap(({ section }) => section ?? [])).size
  return { code: 'found-questions', questions: questions.length, sections, notes }
}

function nothingFound(fileName: string): AppError {
  return new AppError('unsupported', 'proposals.no-questions-found', { values: { fileName } })
}
