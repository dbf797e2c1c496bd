import type { AccountId } from '../accounts/account.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import { whyGivenUp } from '../jobs/giving-up.ts'
import type { GivenUpJob, JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { JobData } from '../jobs/job.ts'
import { isAppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder, type WorkOrder } from '../spending/work-order.ts'
import { checkDraft } from './check-draft.ts'
import { failureOf, type Failure } from '../shared/failure.ts'
import type { AnswerImprover, Improvement } from './ports/answer-improver.ts'
import type { AnswerOrder } from './ports/answer-writer.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import {
  answerOrderOf,
  answerScopes,
  answerTaskOf,
  findQuestionWork,
  type QuestionWork,
  type QuestionWorkStores,
} from './question-work.ts'
import {
  requestUnderWay,
  withAnswer,
  withError,
  withReply,
  withUsage,
  type Question,
  type QuestionId,
} from './question.ts'
import { settleQuestion } from './settle-question.ts'

type Stores = QuestionWorkStores & { readonly coordinatorMessages: CoordinatorMessages }

export interface ImproveAnswerPorts {
  readonly work: UnitOfWork<Stores>
  readonly improver: AnswerImprover
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
  readonly log: Log
}

const ENDED_PROCESS = { doing: 'Your request', advice: 'Ask for something else, or change the answer yourself.' }
const FAILED = 'Your request could not be carried out. The answer is as it was. Please try again.'

/**
 * Does what the last request in a question's chat asks for, and says there what was done. A request that fails leaves the
 * answer as it was; one that was done already, or that another one followed, is left alone.
 */
export class ImproveAnswer implements JobHandler {
  constructor(private readonly ports: ImproveAnswerPorts) {}

  async execute({ data, accountId, lastAttempt, cancellation }: JobInput): Promise<string | null> {
    const found = accountId && (await this.find(accountId, data))
    if (!found) return null
    if (!lastAttempt) await waitForDocuments(this.ports.documents, found.account.id, answerScopes(found.proposal))
    const order = answerOrderOf(found, cancellation)
    return this.keep(found.question, await this.improve(found, order, lastAttempt), order)
  }

  async giveUp(job: GivenUpJob): Promise<void> {
    const found = job.accountId && (await this.find(job.accountId, job.data))
    if (found) await this.keep(found.question, whyGivenUp(job, ENDED_PROCESS), workOrder(job.accountId))
  }

  private async find(accountId: AccountId, data: JobData): Promise<QuestionWork | null> {
    const id = data['questionId'] as QuestionId
    const found = await this.ports.work.run((stores) => findQuestionWork(stores, accountId, id))
    return found && found.question.chat.length === data['turn'] && requestUnderWay(found.question) ? found : null
  }

  private async improve(found: QuestionWork, order: AnswerOrder, lastAttempt: boolean): Promise<Improvement | Failure> {
    const { answer } = found.question
    const { request = '', earlier: chat = [] } = requestUnderWay(found.question) ?? {}
    const library = this.ports.libraries.open(found.account.id, answerScopes(found.proposal))
    const task = { ...answerTaskOf(found), answer, chat, request }
    try {
      const improvement = await this.ports.improver.improve(task, library, order)
      if (order.meter.total() === null || improvement.draft === null) return improvement
      const said = [request, ...chat.filter(({ role }) => role === 'user').map(({ text }) => text)]
      return { ...improvement, draft: checkDraft(improvement.draft, task, said) }
    } catch (error) {
      if (order.cancellation.aborted || (isAppError(error, 'unavailable') && !lastAttempt)) {
        await this.keep(found.question, null, order)
        throw error
      }
      this.ports.log.error('An answer could not be improved', { questionId: found.question.id, error })
      return failureOf(error)
    }
  }

  /** Saves what was used and what was done; null leaves the request waiting. */
  private keep(of: Question, outcome: Improvement | Failure | null, { meter }: WorkOrder): Promise<string | null> {
    return this.ports.work.run(async (stores) => {
      const question = await stores.questions.find(of.accountId, of.id)
      if (!question || question.chat.length !== of.chat.length || !requestUnderWay(question)) return null
      const usage = meter.total()
      if (outcome === null && usage === null) return null
      const done = withOutcome(withUsage(question, usage), outcome)
      const settled = { question: done, cost: usage?.cost ?? 0, work: 'improved' } as const
      await settleQuestion(stores, settled, this.ports.clock)
      return done.status
    })
  }
}

function withOutcome(question: Question, outcome: Improvement | Failure | null): Question {
  if (outcome === null) return question
  return 'error' in outcome ? failed(question, outcome) : improved(question, outcome)
}

function failed(question: Question, { error, notice }: Failure): Question {
  return withError(withReply(question, FAILED), error, notice)
}

function improved(question: Question, { draft, reply }: Improvement): Question {
  const replied = withReply(question, reply)
  return draft === null ? { ...replied, status: 'completed', error: null, notice: null } : withAnswer(replied, draft)
}
