import type { SourcePassage } from '../shared/source-passage.ts'
import { answerMaterial, type AnswerMaterial, type MaterialStores } from '../known/answer-material.ts'
import { withBasis } from '../known/draft-from-known.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { DocumentReader, LibraryOpener } from '../documents/ports.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { Failure } from '../shared/failure.ts'
import { profilesIn } from '../profile/profiles.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { TextVersions } from '../texts/ports.ts'
import { checkDraft } from './check-draft.ts'
import { saidInChat } from '../chat/said-in-chat.ts'
import { limitOfPart, textOfPart, withPart } from '../proposals/answer/answer-part.ts'
import type { AnswerImprover, CoordinatorMessages, Improvement, ImprovementTask } from '../proposals/ports.ts'
import type { AnswerDraft } from '../proposals/ports/answer-writer.ts'
import {
  answerContextOf,
  answerScopes,
  answerTaskOf,
  findQuestionContext,
  type QuestionContext,
  type QuestionContextStores,
} from '../proposals/question/question-context.ts'
import {
  addAnswerUsage,
  completeChange,
  failChange,
  isChanging,
  turnOf,
  type Question,
} from '../proposals/question/question.ts'
import { keepOvertaken, stateOfChange } from './save-draft.ts'
import { saveOutcome } from '../proposals/answer/save-outcome.ts'
import { wholeApplication } from '../known/load-application.ts'

type Stores = QuestionContextStores &
  MaterialStores & {
    readonly coordinatorMessages: CoordinatorMessages
    readonly textVersions: TextVersions
  }
type Name = 'improve-answer'
type Payload = PayloadOf<Name>

export interface ImproveAnswerPorts {
  readonly work: UnitOfWork<Stores>
  readonly improver: AnswerImprover
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
  /** The chat's reply to a request that failed. */
  readonly failedReply: (notice: Failure['notice']) => string
  readonly ids: IdSource
}

/**
 * Carries out the last request in a question's chat and replies there. A failed request leaves the answer unchanged;
 * one that is done or followed by another is skipped.
 */
export class ImproveAnswer implements WriterSteps<Name, QuestionContext, Improvement> {
  readonly name = 'improve-answer'

  constructor(private readonly ports: ImproveAnswerPorts) {}

  async find({ accountId, data }: AccountJob<Name>): Promise<QuestionContext | null> {
    const found = await this.ports.work.run((stores) => findQuestionContext(stores, accountId, data.questionId))
    return found && isRequested(found.question, data) ? found : null
  }

  awaitDocuments({ account, proposal }: QuestionContext): Promise<void> {
    return waitForDocuments(this.ports.documents, account.id, answerScopes(proposal))
  }

  async write(found: QuestionContext, { context }: WriterRun): Promise<Improvement> {
    const { answer, chat } = found.question
    const request = found.question.request ?? ''
    const library = this.ports.libraries.open(found.account.id, answerScopes(found.proposal))
    const material = await this.materialFor(found)
    const application = await this.applicationFor(found)
    const asked = { ...answerTaskOf(found), ...application, told: material.told, answer, chat, request }
    const task = aboutPart(asked, found.question)
    const improved = await this.ports.improver.improve(task, library, answerContextOf(found, context))
    const improvement = inWhole(improved, found.question)
    if (improvement.draft === null) return improvement
    const draft = withBasis(improvement.draft, material)
    if (context.meter.total() === null) return { ...improvement, draft }
    return { ...improvement, draft: checkDraft(draft, task, saidInChat(task)) }
  }

  /** With the brief and the confirmed profile. */
  private async materialFor({ account, proposal, question }: QuestionContext): Promise<AnswerMaterial> {
    const { work, clock } = this.ports
    const profile = await profilesIn(work).read(account.id, clock.now())
    const about = { proposal, question, settings: account.settings, profile, asksPeople: true }
    return work.run((stores) => answerMaterial(stores, about))
  }

  private async applicationFor({ proposal }: QuestionContext): Promise<Pick<ImprovementTask, 'application'>> {
    const { improver, work, clock } = this.ports
    if (improver.readsApplication !== true) return {}
    const profile = await profilesIn(work).read(proposal.accountId, clock.now())
    return { application: await work.run((stores) => wholeApplication(stores, proposal, profile)) }
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<Improvement>): Promise<JobResult> {
    return this.ports.work.run(async (stores) => {
      const question = await stores.questions.find(accountId, data.questionId)
      if (!question) return null
      if (!isRequested(question, data)) return keepOvertaken(stores, question, draftOf(written), this.ports)
      const done = await this.withOutcome(stores, addAnswerUsage(question, written.usage), written)
      const settled = { question: done, usage: written.usage, work: 'improved' } as const
      await saveOutcome(stores, settled, this.ports.clock)
      return done.error ?? done.status
    })
  }

  private async withOutcome(stores: Stores, question: Question, written: Written<Improvement>): Promise<Question> {
    if (written.outcome === 'failed')
      return failChange(question, written.failure, this.ports.failedReply(written.failure.notice))
    if (written.outcome === 'postponed') return question
    const { draft, reply } = written.draft
    if (draft === null) return completeChange(question, { change: null, reply })
    const of = { author: question.requestedBy, usage: written.usage }
    const state = await stateOfChange(stores, question, of, this.ports)
    return completeChange(question, { change: { draft, state }, reply })
  }
}

/** The request as given to the improver, limited to the selected part, if any. */
function aboutPart(task: ImprovementTask, { requestedPart: part }: Question): ImprovementTask {
  const { answer, question } = task
  if (part === null || answer === null) return task
  const limit = limitOfPart(question.limit, answer.text, part)
  return { ...task, question: { ...question, limit }, answer: { ...answer, text: textOfPart(answer.text, part) } }
}

/** Puts an improved part in its place in the answer. */
function inWhole(improvement: Improvement, { requestedPart: part, answer }: Question): Improvement {
  const { draft, reply } = improvement
  if (part === null || answer === null || draft === null || draft.missing) return improvement
  const text = withPart(answer.text, part, draft.text)
  const { support, ...rest } = draft
  const sources = [
    ...draft.sources,
    ...answer.sources.filter((one) => !draft.sources.some((other) => isSameSource(one, other))),
  ]
  const moved = support?.map((one) => ({ ...one, start: one.start + part.start, end: one.end + part.start }))
  return { reply, draft: { ...rest, sources, text, ...(moved && { support: moved }) } }
}

function isSameSource(one: SourcePassage, other: SourcePassage): boolean {
  return one.passage === other.passage && one.fileName === other.fileName
}

function isRequested(question: Question, { turn }: Payload): boolean {
  return isChanging(question) && turnOf(question) === turn
}

function draftOf(written: Written<Improvement>): Written<AnswerDraft | null> {
  return written.outcome === 'written' ? { ...written, draft: written.draft.draft } : written
}
