import type { FileStore } from '../documents/ports/file-store.ts'
import type { GivenUpJob, JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { isAppError } from '../shared/app-error.ts'
import type { Cancellation } from '../shared/cancellation.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder } from '../spending/work-order.ts'
import { answeringJob } from './answering-job.ts'
import { boundForm } from './bound-form.ts'
import { boundFound } from './bound-found.ts'
import type { CoordinatorMessage } from './coordinator-message.ts'
import type { GrantSources } from './grant-to-create.ts'
import { planningJob } from './planning-job.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import type { FormReader } from './ports/form-reader.ts'
import type { FindingOrder, FoundQuestion, FoundQuestions, QuestionFinder } from './ports/question-finder.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import type { Proposal, ProposalId, UploadedForm } from './proposal.ts'
import { newQuestion, type Question } from './question.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
  readonly jobs: Jobs
}

const GAVE_UP = 'The form could not be read. Please upload it again, or add the questions yourself.'
const ENDED_PROCESS =
  'Reading this form ended the program twice. Upload it in another format, or add the questions yourself.'
const PDF = 'application/pdf'
/** Why a reader finds no text in a PDF that people can read. */
const PICTURES_ONLY: ReadonlySet<string> = new Set(['file.scanned', 'file.unreadable-letters'])
/** Fewer questions need no plan. */
const FEWEST_PLANNED = 3

/**
 * Reads an application's form, extracts its questions and queues their answering, or the plan for it where there is a
 * model to make one. Cut off and run again, it begins anew until the questions are recorded, which happens once. A form that can't be read leaves an application to which questions
 * can be added by hand.
 */
export class ReadForm implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: FileStore,
    private readonly forms: FormReader,
    private readonly finder: QuestionFinder,
    private readonly sources: GrantSources,
    private readonly isPlanned: boolean,
  ) {}

  async execute({ data, accountId, lastAttempt, cancellation }: JobInput): Promise<string | null> {
    const proposal = accountId && (await this.begin(accountId, data['proposalId'] as ProposalId))
    if (!proposal?.form) return null
    const order = orderFor(proposal, lastAttempt, cancellation)
    try {
      const found = boundFound(await this.find(proposal.form, order))
      await this.keepCost(proposal, order)
      if (found.questions.length === 0) return await this.refuse(proposal, nothingFound(proposal.form.fileName))
      return await this.record(proposal, found)
    } catch (error) {
      await this.keepCost(proposal, order)
      if (isAppError(error, 'unsupported')) return this.refuse(proposal, error.message)
      if (lastAttempt) await this.refuse(proposal, GAVE_UP)
      throw error
    }
  }

  async giveUp({ data, accountId, reason }: GivenUpJob): Promise<void> {
    const id = data['proposalId'] as ProposalId
    const proposal = accountId && (await this.work.run(({ proposals }) => proposals.find(accountId, id)))
    if (proposal) await this.refuse(proposal, reason === 'ended-process' ? ENDED_PROCESS : GAVE_UP)
  }

  private begin(accountId: Proposal['accountId'], id: ProposalId): Promise<Proposal | null> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(accountId, id)
      if (!isUnread(proposal)) return null
      await this.say(stores, proposal, `Reading the form ${proposal.form?.fileName ?? ''}`.trim())
      return stores.proposals.save({ ...proposal, processingStatus: 'reading' })
    })
  }

  /** A PDF of which nothing can be read as text is shown to those who read pictures. */
  private async find({ fileKey, fileName, mediaType }: UploadedForm, order: FindingOrder): Promise<FoundQuestions> {
    const bytes = await this.files.read(fileKey)
    try {
      const form = boundForm(await this.forms.read({ fileName, bytes }, order.accountId))
      const found = await this.finder.find(form, order)
      if (found.questions.length > 0 || mediaType !== PDF) return found
      return (await this.finder.findInScan({ fileName, bytes }, order)) ?? found
    } catch (error) {
      const isScan = isAppError(error, 'unsupported') && PICTURES_ONLY.has(error.code)
      const seen = isScan ? await this.finder.findInScan({ fileName, bytes }, order) : null
      if (seen === null) throw error
      return seen
    }
  }

  /** What was used counts, whatever comes of it; once. */
  private async keepCost(of: Proposal, { meter }: FindingOrder): Promise<void> {
    const cost = meter.takeOut()?.cost ?? 0
    if (cost === 0) return
    await this.work.run(async ({ proposals }) => {
      const proposal = await proposals.find(of.accountId, of.id)
      if (proposal) await proposals.save({ ...proposal, totalCost: proposal.totalCost + cost })
    })
  }

  private record(of: Proposal, found: FoundQuestions): Promise<string | null> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(of.accountId, of.id)
      if (!isUnread(proposal)) return null
      await stores.proposals.save({ ...proposal, processingStatus: 'answering' })
      const summary = summaryOf(found.questions)
      if (found.exchanged.length > 0) await this.say(stores, proposal, found.exchanged)
      await this.say(stores, proposal, wordsOn(found, summary))
      await this.queueAnswers(stores, proposal, found.questions)
      return summary
    })
  }

  private async queueAnswers(stores: Stores, proposal: Proposal, found: readonly FoundQuestion[]): Promise<void> {
    const first = (await stores.questions.ofProposal(proposal.accountId, proposal.id)).length
    const saved: Question[] = []
    for (const [index, question] of found.entries())
      saved.push(await stores.questions.save(this.toQuestion(proposal, question, first + index)))
    if (this.isPlanned && saved.length >= FEWEST_PLANNED) await stores.jobs.add(planningJob(proposal, this.sources))
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

  private refuse(of: Proposal, processingError: string): Promise<string | null> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(of.accountId, of.id)
      if (isUnread(proposal))
        await stores.proposals.save({ ...proposal, type: 'manual', processingStatus: 'error', processingError })
      return processingError
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

function isUnread(proposal: Proposal | null): proposal is Proposal {
  return proposal?.processingStatus === 'queued' || proposal?.processingStatus === 'reading'
}

function orderFor({ accountId }: Proposal, isLastAttempt: boolean, cancellation?: Cancellation): FindingOrder {
  return { ...workOrder(accountId, cancellation), isLastAttempt }
}

function wordsOn({ notes }: FoundQuestions, summary: string): string {
  return notes.length === 0 ? summary : [`${summary}.`, ...notes].join(' ')
}

function nothingFound(fileName: string): string {
  return `We found no questions in ${fileName}. Add them yourself below, or start again with another file.`
}

function summaryOf(questions: readonly FoundQuestion[]): string {
  const sections = new Set(questions.map((question) => question.section).filter((section) => section !== null)).size
  const count = `Found ${questions.length} ${questions.length === 1 ? 'question' : 'questions'}`
  return sections > 1 ? `${count} in ${sections} sections` : count
}
