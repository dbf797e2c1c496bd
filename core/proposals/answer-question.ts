import type { AccountId } from '../accounts/account.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import { isAppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { AnswerDraft, AnswerWriter } from './ports/answer-writer.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import {
  answerScopes,
  answerTaskOf,
  findQuestionWork,
  type QuestionWork,
  type QuestionWorkStores,
} from './question-work.ts'
import { requestUnderWay, withAnswer, withError, type Question, type QuestionId } from './question.ts'
import { settleQuestion } from './settle-question.ts'

type Stores = QuestionWorkStores & { readonly coordinatorMessages: CoordinatorMessages }

export interface AnswerQuestionPorts {
  readonly work: UnitOfWork<Stores>
  readonly writer: AnswerWriter
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
  readonly log: Log
}

/**
 * Drafts one question's answer from the project's grant documents and the shared library. Waits while documents are still
 * being read. A question that fails carries its own error and leaves the others alone; one answered already stays so.
 */
export class AnswerQuestion implements JobHandler {
  constructor(private readonly ports: AnswerQuestionPorts) {}

  async execute({ data, accountId, lastAttempt }: JobInput): Promise<string | null> {
    const found = accountId && (await this.find(accountId, data['questionId'] as QuestionId))
    if (!found) return null
    if (!lastAttempt) await waitForDocuments(this.ports.documents, found.account.id, answerScopes(found.proposal))
    await this.announce(found.question)
    return this.keep(found.question, await this.draft(found, lastAttempt))
  }

  private async find(accountId: AccountId, id: QuestionId): Promise<QuestionWork | null> {
    const found = await this.ports.work.run((stores) => findQuestionWork(stores, accountId, id))
    return found && requestUnderWay(found.question) === null ? found : null
  }

  private announce({ proposalId, position, text }: Question): Promise<void> {
    const content = `Answering question ${position + 1}: ${shortened(text)}`
    const message = { proposalId, role: 'assistant', content, timestamp: this.ports.clock.now() }
    return this.ports.work.run(({ coordinatorMessages }) => coordinatorMessages.add(message))
  }

  private async draft(found: QuestionWork, lastAttempt: boolean): Promise<AnswerDraft | string> {
    const library = this.ports.libraries.open(found.account.id, answerScopes(found.proposal))
    try {
      return await this.ports.writer.write(answerTaskOf(found), library)
    } catch (error) {
      if (isAppError(error, 'unavailable') && !lastAttempt) throw error
      this.ports.log.error('An answer could not be drafted', { questionId: found.question.id, error })
      return error instanceof Error ? error.message : String(error)
    }
  }

  /** Saves the draft, or the reason why there is none, unless the question was answered or removed in the meantime. */
  private keep(of: Question, outcome: AnswerDraft | string): Promise<string | null> {
    return this.ports.work.run(async (stores) => {
      const question = await stores.questions.find(of.accountId, of.id)
      if (question?.status !== 'processing' || requestUnderWay(question) !== null) return null
      const isError = typeof outcome === 'string'
      const done = isError ? withError(question, outcome) : withAnswer(question, outcome)
      await settleQuestion(stores, done, isError ? 0 : (outcome.usage?.cost ?? 0), this.ports.clock)
      return done.status
    })
  }
}

function shortened(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`
}
