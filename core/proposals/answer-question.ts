import type { AccountId } from '../accounts/account.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import { whyGivenUp } from '../jobs/giving-up.ts'
import type { GivenUpJob, JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { isAppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder, type WorkOrder } from '../spending/work-order.ts'
import { answeredMessage } from './answered-message.ts'
import { checkDraft } from './check-draft.ts'
import type { AnswerDraft, AnswerOrder, AnswerWriter } from './ports/answer-writer.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import {
  answerOrderOf,
  answerScopes,
  answerTaskOf,
  findQuestionWork,
  type QuestionWork,
  type QuestionWorkStores,
} from './question-work.ts'
import { failureOf, type Failure } from '../shared/failure.ts'
import { isAwaited, queueDependents } from './queue-dependents.ts'
import { requestUnderWay, withAnswer, withError, withUsage, type Question, type QuestionId } from './question.ts'
import { settleQuestion } from './settle-question.ts'

type Stores = QuestionWorkStores & { readonly coordinatorMessages: CoordinatorMessages; readonly jobs: Jobs }

export interface AnswerQuestionPorts {
  readonly work: UnitOfWork<Stores>
  readonly writer: AnswerWriter
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
  readonly ids: IdSource
  readonly log: Log
}

const ENDED_PROCESS = { doing: 'Drafting this answer', advice: 'Write the answer yourself, or shorten the question.' }

/**
 * Drafts one question's answer from the project's grant documents and the shared library. Waits while documents are still
 * being read. A question that fails carries its own error and leaves the others alone; one answered already stays so.
 */
export class AnswerQuestion implements JobHandler {
  constructor(private readonly ports: AnswerQuestionPorts) {}

  async execute({ data, accountId, lastAttempt, cancellation }: JobInput): Promise<string | null> {
    const found = accountId && (await this.find(accountId, data['questionId'] as QuestionId))
    if (!found) return null
    if (!lastAttempt) await waitForDocuments(this.ports.documents, found.account.id, answerScopes(found.proposal))
    await this.announce(found.question)
    const order = answerOrderOf(found, cancellation)
    return this.keep(found.question, await this.draft(found, order, lastAttempt), order)
  }

  async giveUp(job: GivenUpJob): Promise<void> {
    const { data, accountId } = job
    const id = data['questionId'] as QuestionId
    const question = accountId && (await this.ports.work.run(({ questions }) => questions.find(accountId, id)))
    if (question) await this.keep(question, whyGivenUp(job, ENDED_PROCESS), workOrder(accountId))
  }

  private async find(accountId: AccountId, id: QuestionId): Promise<QuestionWork | null> {
    const found = await this.ports.work.run((stores) => findQuestionWork(stores, accountId, id))
    if (!found || requestUnderWay(found.question) !== null) return null
    return found.earlier.some(isAwaited) ? null : found
  }

  private announce({ proposalId, position, text }: Question): Promise<void> {
    const content = `Answering question ${position + 1}: ${shortened(text)}`
    const message = { proposalId, role: 'assistant', content, timestamp: this.ports.clock.now() }
    return this.ports.work.run(({ coordinatorMessages }) => coordinatorMessages.add(message))
  }

  private async draft(found: QuestionWork, order: AnswerOrder, lastAttempt: boolean): Promise<AnswerDraft | Failure> {
    const library = this.ports.libraries.open(found.account.id, answerScopes(found.proposal))
    const task = answerTaskOf(found)
    try {
      const draft = await this.ports.writer.write(task, library, order)
      return order.meter.total() === null ? draft : checkDraft(draft, task)
    } catch (error) {
      if (order.cancellation.aborted || (isAppError(error, 'unavailable') && !lastAttempt)) {
        await this.keep(found.question, null, order)
        throw error
      }
      this.ports.log.error('An answer could not be drafted', { questionId: found.question.id, error })
      return failureOf(error)
    }
  }

  /**
   * Saves what was used, and the draft or the reason why there is none, unless the question was answered or removed in the
   * meantime. Null leaves the question waiting.
   */
  private keep(of: Question, outcome: AnswerDraft | Failure | null, { meter }: WorkOrder): Promise<string | null> {
    return this.ports.work.run(async (stores) => {
      const question = await stores.questions.find(of.accountId, of.id)
      if (question?.status !== 'processing' || requestUnderWay(question) !== null) return null
      const usage = meter.total()
      if (outcome === null && usage === null) return null
      const done = withOutcome(withUsage(question, usage), outcome)
      const { clock } = this.ports
      if (usage && outcome) await stores.coordinatorMessages.add(answeredMessage(done, usage, clock.now()))
      await settleQuestion(stores, { question: done, cost: usage?.cost ?? 0, work: 'drafted' }, clock)
      if (outcome) await queueDependents(stores, done, this.ports)
      return done.status
    })
  }
}

function withOutcome(question: Question, outcome: AnswerDraft | Failure | null): Question {
  if (outcome === null) return question
  return 'error' in outcome ? withError(question, outcome.error, outcome.notice) : withAnswer(question, outcome)
}

function shortened(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`
}
