import type { JobResult } from '../jobs/job-handler.ts'
import type { DocumentReader, LibraryOpener } from '../documents/ports.ts'
import type { Library } from '../documents/library.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import { answerMaterial, type AnswerMaterial, type MaterialStores } from '../known/answer-material.ts'
import { draftFromKnown, requestDraft, withBasis } from '../known/draft-from-known.ts'
import { EMPTY_LIBRARY } from '../known/empty-library.ts'
import type { GapPhrases } from '../known/ports.ts'
import { isOfBrief } from '../proposals/answer/told-text.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { Proofreadings } from '../proofreading/ports.ts'
import { proofreadDrafts } from '../proofreading/queue-proofreading.ts'
import { isModelAsked, type ModelPlace } from '../privacy/account-privacy.ts'
import { profilesIn } from '../profile/profiles.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { TextVersions } from '../texts/ports.ts'
import { answeredMessage } from '../proposals/answer/answered-message.ts'
import { checkDraft } from './check-draft.ts'
import { notePart } from '../proposals/coordinator-message.ts'
import type { AnswerDraft, AnswerTask, AnswerWriter } from '../proposals/ports/answer-writer.ts'
import type { CoordinatorMessages } from '../proposals/ports.ts'
import {
  answerContextOf,
  answerScopes,
  answerTaskOf,
  findQuestionContext,
  projectScopes,
  type QuestionContext,
  type QuestionContextStores,
} from '../proposals/question/question-context.ts'
import { blockToFill, settleBlock, type DraftedQuestion } from './question-block.ts'
import { queueDependents } from '../proposals/job/queue-dependents.ts'
import type { RepeatedBlock } from '../proposals/question/repeated-block.ts'
import { addAnswerUsage, failAnswer, isAwaited, type Question } from '../proposals/question/question.ts'
import { keepOvertaken, withDraft } from './save-draft.ts'
import { saveOutcome } from '../proposals/answer/save-outcome.ts'
import { wholeApplication } from '../known/load-application.ts'

type Stores = QuestionContextStores &
  MaterialStores & {
    readonly coordinatorMessages: CoordinatorMessages
    readonly jobs: Jobs
    readonly textVersions: TextVersions
    readonly proofreadings: Proofreadings
  }
type Name = 'answer-question'

export interface AnswerQuestionPorts {
  readonly work: UnitOfWork<Stores>
  readonly writer: AnswerWriter
  readonly phrases: GapPhrases
  /** Whether people can be asked; otherwise only documents answer. */
  readonly asksPeople: boolean
  /** Place of the model for accounts that allow one. */
  readonly modelPlace: ModelPlace
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
  readonly ids: IdSource
}

/**
 * Drafts the answer to one question: from what people confirmed for all applications, else from the project's documents
 * and the shared library. Questions about the project are not answered from the shared library, which also covers other
 * projects. A question that fails carries its own error and does not affect others; an answered one stays unchanged.
 */
export class AnswerQuestion implements WriterSteps<Name, QuestionToAnswer, DraftedQuestion> {
  readonly name = 'answer-question'

  constructor(private readonly ports: AnswerQuestionPorts) {}

  async find({ accountId, data }: AccountJob<Name>): Promise<QuestionToAnswer | null> {
    return this.ports.work.run(async (stores) => {
      const found = await findQuestionContext(stores, accountId, data.questionId)
      if (found === null || !isAwaited(found.question) || found.earlier.some(isAwaited)) return null
      const isFilled = this.ports.writer.fillBlock !== undefined
      const block = isFilled ? await blockToFill(found.question, stores.questions) : null
      return block === 'waits' ? null : { ...found, block }
    })
  }

  awaitDocuments({ account, proposal }: QuestionContext): Promise<void> {
    return waitForDocuments(this.ports.documents, account.id, answerScopes(proposal))
  }

  async write(found: QuestionToAnswer, { context }: WriterRun): Promise<DraftedQuestion> {
    await this.announce(found.question)
    const material = await this.materialFor(found)
    const known = { ...answerTaskOf(found), told: material.told, isOfProject: material.isOfProject }
    const filled = await this.fromBlock(found, { known, material, context })
    if (filled !== null) return filled
    const draft = await this.writeAlone(found, { known, material, context })
    return found.block === null ? draft : { ...draft, others: new Map() }
  }

  private async writeAlone(found: QuestionContext, { known, material, context }: Known): Promise<AnswerDraft> {
    const told = draftFromKnown(material.answer, known, this.ports.phrases)
    if (told !== null) return told
    const library = this.libraryFor(found, material)
    if (hasNothing(library, known)) return this.requestBesideEvidence(found, known)
    const task = { ...known, ...(await this.applicationFor(found)) }
    const draft = await this.ports.writer.write(task, library, answerContextOf(found, context))
    if (context.meter.total() !== null) return withBasis(checkDraft(draft, task), material)
    if (!draft.missing || !material.isOfProject) return withBasis(draft, material)
    return this.requestBesideEvidence(found, task)
  }

  /** Null if the question is not part of a repeated block, or the documents contain none of its records. */
  private async fromBlock(
    found: QuestionToAnswer,
    { known, material, context }: Known,
  ): Promise<DraftedQuestion | null> {
    const { block, question } = found
    if (block === null) return null
    const library = this.libraryFor(found, material)
    if (hasNothing(library, known)) return null
    const { writer, phrases } = this.ports
    const { application } = await this.applicationFor(found)
    const task = { ...known, ...(application && { application }) }
    const drafts = await writer.fillBlock?.(task, block, library, answerContextOf(found, context))
    if (drafts === undefined || drafts.size === 0) return null
    const others = new Map<number, AnswerDraft>()
    for (const asked of application?.questions ?? []) {
      if (!block.blocks.some(({ positions }) => positions.includes(asked.position))) continue
      const draft = drafts.get(asked.position)
      const request = () => requestDraft({ ...known, question: asked }, phrases)
      others.set(asked.position, draft === undefined ? request() : withBasis(draft, material))
    }
    return { ...(others.get(question.position) ?? requestDraft(task, phrases)), others }
  }

  /** The organisation's other projects do not answer for this one, but are worth reading. */
  private async requestBesideEvidence({ account, proposal }: QuestionContext, task: AnswerTask): Promise<AnswerDraft> {
    const { writer, libraries, phrases } = this.ports
    const passages = await writer.nearby?.(task, libraries.open(account.id, answerScopes(proposal)))
    return { ...requestDraft(task, phrases), passages: passages ?? [] }
  }

  private async materialFor({ account, proposal, question }: QuestionContext): Promise<AnswerMaterial> {
    const { asksPeople, clock, work } = this.ports
    const profile = await profilesIn(work).read(account.id, clock.now())
    const about = { proposal, question, settings: account.settings, profile, asksPeople }
    return work.run((stores) => answerMaterial(stores, about))
  }

  private async applicationFor({ proposal }: QuestionContext): Promise<Pick<AnswerTask, 'application'>> {
    const { writer, work, clock } = this.ports
    if (writer.readsApplication !== true) return {}
    const profile = await profilesIn(work).read(proposal.accountId, clock.now())
    return { application: await work.run((stores) => wholeApplication(stores, proposal, profile)) }
  }

  private libraryFor({ account, proposal }: QuestionContext, material: AnswerMaterial): Library {
    const scopes = material.isOfProject ? projectScopes(proposal) : answerScopes(proposal)
    return scopes.length === 0 ? EMPTY_LIBRARY : this.ports.libraries.open(account.id, scopes)
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<DraftedQuestion>): Promise<JobResult> {
    return this.ports.work.run(async (stores) => {
      const question = await stores.questions.find(accountId, data.questionId)
      if (!question) return null
      if (!isAwaited(question)) return this.saveOvertaken(stores, question, written)
      const { usage } = written
      const done = await this.withOutcome(stores, addAnswerUsage(question, usage), written)
      const { clock } = this.ports
      const isSettled = written.outcome !== 'postponed'
      if (usage && isSettled) await stores.coordinatorMessages.add(answeredMessage(done, usage, clock.now()))
      const isLast = await saveOutcome(stores, { question: done, usage, work: 'drafted' }, clock)
      if (isSettled) await queueDependents(stores, done, this.ports)
      const isLastOfBlock = await settleBlock(stores, done, written, this.ports)
      if (isLast || isLastOfBlock) await this.proofread(stores, done)
      return done.error ?? done.status
    })
  }

  /** Without a model, proofreading all answers together costs nothing. */
  private async proofread(stores: Stores, question: Question): Promise<void> {
    const { asksPeople, modelPlace } = this.ports
    const account = await stores.accounts.find(question.accountId)
    const isFree = !isModelAsked(modelPlace, account?.settings ?? {})
    if (asksPeople && isFree) await proofreadDrafts(stores, question, this.ports)
  }

  private async saveOvertaken(stores: Stores, question: Question, written: Written<DraftedQuestion>): Promise<null> {
    await settleBlock(stores, question, written, this.ports)
    return keepOvertaken(stores, question, written, this.ports)
  }

  private async withOutcome(stores: Stores, question: Question, written: Written<AnswerDraft>): Promise<Question> {
    if (written.outcome === 'failed') return failAnswer(question, written.failure)
    if (written.outcome === 'postponed') return question
    return withDraft(stores, question, written, this.ports)
  }

  private announce({ proposalId, position, text }: Question): Promise<void> {
    const content = [notePart({ code: 'answering', number: position + 1, question: shortened(text) })]
    const message = { proposalId, role: 'assistant', content, timestamp: this.ports.clock.now() }
    return this.ports.work.run(({ coordinatorMessages }) => coordinatorMessages.repeat(message))
  }
}

interface QuestionToAnswer extends QuestionContext {
  /** The repeated block filled in together with the question; null if it is answered by itself. */
  readonly block: RepeatedBlock | null
}

interface Known {
  readonly known: AnswerTask
  readonly material: AnswerMaterial
  readonly context: CallContext
}

/** Whether a writer has no source at all. */
function hasNothing(library: Library, { told = [], grantInfo, earlier = [] }: AnswerTask): boolean {
  return library === EMPTY_LIBRARY && !told.some(isOfBrief) && grantInfo.length === 0 && earlier.length === 0
}

function shortened(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`
}
