import type { JobResult } from '../jobs/job-handler.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { TextVersions } from '../texts/ports/text-versions.ts'
import { answeredMessage } from './answered-message.ts'
import { checkDraft } from './check-draft.ts'
import { notePart } from './coordinator-message.ts'
import type { AnswerDraft, AnswerWriter } from './ports/answer-writer.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import {
  answerContextOf,
  answerScopes,
  answerTaskOf,
  findQuestionContext,
  type QuestionContext,
  type QuestionContextStores,
} from './question-context.ts'
import { queueDependents } from './queue-dependents.ts'
import { addAnswerUsage, failAnswer, isAwaited, type Question } from './question.ts'
import { keepOvertaken, withDraft } from './save-draft.ts'
import { saveOutcome } from './save-outcome.ts'

type Stores = QuestionContextStores & {
  readonly coordinatorMessages: CoordinatorMessages
  readonly jobs: Jobs
  readonly textVersions: TextVersions
}
type Name = 'answer-question'

export interface AnswerQuestionPorts {
  readonly work: UnitOfWork<Stores>
  readonly writer: AnswerWriter
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
  readonly ids: IdSource
}

/**
 * Drafts one question's answer from the project's grant documents and the shared library. A question that fails carries its
 * own error and leaves the others alone; one answered already stays so.
 */
export class AnswerQuestion implements WriterSteps<Name, QuestionContext, AnswerDraft> {
  readonly name = 'answer-question'

  constructor(private readonly ports: AnswerQuestionPorts) {}

  async find({ accountId, data }: AccountJob<Name>): Promise<QuestionContext | null> {
    const found = await this.ports.work.run((stores) => findQuestionContext(stores, accountId, data.questionId))
    return found && isAwaited(found.question) && !found.earlier.some(isAwaited) ? found : null
  }

  awaitDocuments({ account, proposal }: QuestionContext): Promise<void> {
    return waitForDocuments(this.ports.documents, account.id, answerScopes(proposal))
  }

  async write(found: QuestionContext, { context }: WriterRun): Promise<AnswerDraft> {
    await this.announce(found.question)
    const library = this.ports.libraries.open(found.account.id, answerScopes(found.proposal))
    const task = answerTaskOf(found)
    const draft = await this.ports.writer.write(task, library, answerContextOf(found, context))
    return context.meter.total() === null ? draft : checkDraft(draft, task)
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<AnswerDraft>): Promise<JobResult> {
    return this.ports.work.run(async (stores) => {
      const question = await stores.questions.find(accountId, data.questionId)
      if (!question) return null
      if (!isAwaited(question)) return keepOvertaken(stores, question, written, this.ports)
      const { usage } = written
      const done = await this.withOutcome(stores, addAnswerUsage(question, usage), written)
      const { clock } = this.ports
      const isOver = written.outcome !== 'postponed'
      if (usage && isOver) await stores.coordinatorMessages.add(answeredMessage(done, usage, clock.now()))
      await saveOutcome(stores, { question: done, usage, work: 'drafted' }, clock)
      if (isOver) await queueDependents(stores, done, this.ports)
      return done.status
    })
  }

  private async withOutcome(stores: Stores, question: Question, written: Written<AnswerDraft>): Promise<Question> {
    if (written.outcome === 'failed') return failAnswer(question, written.failure)
    if (written.outcome === 'postponed') return question
    return withDraft(stores, question, written, this.ports)
  }

  private announce({ proposalId, position, text }: Question): Promise<void> {
    const content = [notePart({ code: 'answering', number: position + 1, question: shortened(text) })]
    const message = { proposalId, role: 'assistant', content, timestamp: this.ports.clock.now() }
    return this.ports.work.run(({ coordinatorMessages }) => coordinatorMessages.add(message))
  }
}

function shortened(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`
}
