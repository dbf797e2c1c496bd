import type { Library } from '../documents/library.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { Answer, ChatEntry, Question } from './question/question.ts'
import type { AnswerDraft, AnswerTask, ModelMessage } from './ports/answer-writer.ts'
import type { CoordinatorMessage } from './coordinator-message.ts'
import type { Form } from './form/form.ts'
import type { FormTerms } from './form/form-terms.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { AccountId, ProjectId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { ApplicationSummary } from './application-summary.ts'
import type { DocumentView } from '../documents/ports.ts'
import type { TextState } from '../shared/text-state.ts'
import type { Project } from '../projects/project.ts'
import type { FunderListItem } from '../funders/ports.ts'
import type { FormReading } from './form/form-reading.ts'
import type { Proposal } from './proposal.ts'
import type { FormQuestion } from './whole-application.ts'

export interface ImprovementTask extends AnswerTask {
  /** Null if there is no answer yet. */
  readonly answer: Answer | null
  /** Earlier messages about the answer, oldest first. */
  readonly chat: readonly ChatEntry[]
  /** The user's present request. */
  readonly request: string
}

export interface Improvement {
  /** The new answer; null if the answer stays unchanged. */
  readonly draft: AnswerDraft | null
  /** The change, or the reason for none, in words for the user. */
  readonly reply: string
}

export interface AnswerImprover {
  /** As `AnswerWriter.readsApplication`. */
  readonly readsApplication?: boolean
  /**
   * Changes an answer as requested, by the rules of `AnswerWriter.write`; the user's own words count as a source.
   * Throws `unavailable` when a model that it needs is unavailable.
   */
  improve(task: ImprovementTask, library: Library, context: CallContext): Promise<Improvement>
}

/** The coordinator's messages about an application. Adding one also changes the result of `ProposalReader.version`. */
export interface CoordinatorMessages {
  /** Throws `conflict` when the application is gone. */
  add(message: CoordinatorMessage): Promise<void>
  /**
   * As `add`, but replaces earlier messages of the application with the same content, so that retries are shown once.
   */
  repeat(message: CoordinatorMessage): Promise<void>
}

export interface FormTermsFinder {
  /**
   * Finds the terms of applying in the form, word for word; returns nothing that the form does not state. Never throws.
   */
  find(form: Form): FormTerms
}

export interface LimitReader {
  /** The limit stated in a question's text, in any notation; `NO_LIMIT` if it states none. */
  limitIn(text: string): TextLimit
  /** The text without its limit, for comparing two questions. */
  withoutLimit(text: string): string
}

export interface ProjectListItem {
  readonly id: ProjectId
  readonly name: string
  readonly isArchived: boolean
  readonly status: Project['status']
  readonly createdAt: string
}

/** A project in the list of all projects, with its open work. */
export interface ListedProject extends ProjectListItem {
  /** Applications at an open stage that are not archived. */
  readonly openApplications: number
  /** The earliest of their deadlines. */
  readonly nextDeadline: string | null
}

export interface ReportListItem {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly createdAt: string
  readonly lastModified: string
}

export interface ProjectDetail extends ProjectListItem {
  readonly accountId: AccountId
  readonly overview: Project['overview']
  /** Null if there is no overview. */
  readonly overviewState: TextState | null
  readonly grants: readonly ApplicationSummary[]
  readonly reports: readonly ReportListItem[]
  readonly grantsDocuments: readonly DocumentView[]
  readonly reportsDocuments: readonly DocumentView[]
}

export interface ProjectReader {
  /** The project's account; null when absent. For callers with access to all accounts. */
  ownerOf(id: ProjectId): Promise<AccountId | null>
  /** Changes whenever the result of `list` changes for the account. One cheap query. */
  listVersion(accountId: AccountId): Promise<string>
  /** All projects of the account, newest first. */
  list(accountId: AccountId): Promise<ListedProject[]>
  /** Null when absent or another account's. Lists are newest first. */
  detail(accountId: AccountId, id: ProjectId): Promise<ProjectDetail | null>
}

/** The result of reading a form, without the form itself. */
export type FormFindings = Pick<FormReading, 'items' | 'marks' | 'doubt'>

export interface ProposalDetail {
  readonly proposal: Proposal
  readonly funder: FunderListItem | null
  /**
   * By position, as `Questions` loads them. `answer.messages` and the sources' `passage` and `used` are empty; other
   * calls return them.
   */
  readonly questions: readonly Question[]
  /** Null if no form was read. */
  readonly formFindings: FormFindings | null
  /** Number of open comments by question; questions without any are left out. */
  readonly openComments: ReadonlyMap<QuestionId, number>
  readonly latestCoordinatorMessage: CoordinatorMessage | null
}

export interface ProposalReader {
  /** The application's account; null when absent. For callers with access to all accounts. */
  ownerOf(id: ProposalId): Promise<AccountId | null>
  /** As `ownerOf`, for the application of a question. */
  ownerOfQuestion(id: QuestionId): Promise<AccountId | null>
  /** Changes whenever the result of `detail` changes; null when absent or another account's. One cheap query. */
  version(accountId: AccountId, id: ProposalId): Promise<string | null>
  /** Null when absent or another account's. Needs the same number of queries for any number of questions. */
  detail(accountId: AccountId, id: ProposalId): Promise<ProposalDetail | null>
  /** Messages exchanged with a language model, by question; empty when absent or another account's. */
  answerMessages(accountId: AccountId, id: ProposalId): Promise<ReadonlyMap<QuestionId, readonly ModelMessage[]>>
  /** The newest `most` messages, oldest first; empty when absent or another account's. */
  coordinatorMessages(accountId: AccountId, id: ProposalId, most: number): Promise<CoordinatorMessage[]>
}

export type WalkedProposal = Pick<Proposal, 'id' | 'accountId'>

/** Pages through the applications of all accounts. */
export interface ProposalWalk {
  /** At most `limit` applications after `after` by identifier, or from the first if it is null. */
  next(after: ProposalId | null, limit: number): Promise<WalkedProposal[]>
  /** As `next`, but only applications whose funder has no overview and none in progress. */
  withoutOverview(after: ProposalId | null, limit: number): Promise<WalkedProposal[]>
  count(): Promise<number>
}

export interface Proposals {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: ProposalId): Promise<Proposal | null>
  /** As `Projects.save`. */
  save(proposal: Proposal): Promise<Proposal>
  /** Removes the proposal with its questions and coordinator messages; does nothing when absent. */
  remove(accountId: AccountId, id: ProposalId): Promise<void>
}

/** The position of a question in its application. */
export type QuestionPlace = Pick<Question, 'id' | 'position'>

/**
 * Every change of a question also changes the result of `ProposalReader.version` for its application. Loaded questions
 * have limits with the application's way of counting; the counting of a saved limit is ignored.
 */
export interface Questions {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: QuestionId): Promise<Question | null>
  /** By position. */
  ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<Question[]>
  /** All questions of the proposal as in its form, by position, without answers, which may be long. */
  printed(accountId: AccountId, proposalId: ProposalId): Promise<FormQuestion[]>
  /** Questions of the proposal that wait for their answer and depend on others, by position. */
  dependent(accountId: AccountId, proposalId: ProposalId): Promise<Question[]>
  /** Number of the proposal's questions with this status. */
  count(accountId: AccountId, proposalId: ProposalId, status: Question['status']): Promise<number>
  /** As `Projects.save`; also throws `conflict` when the application is gone. */
  save(question: Question): Promise<Question>
  /** Positions of all questions of the proposal, in order. */
  places(accountId: AccountId, proposalId: ProposalId): Promise<QuestionPlace[]>
  /**
   * Gives the questions of the proposal positions from 0 in the order of `ids`; others keep theirs. Saves the questions
   * that move. Throws `conflict` when the application is gone.
   */
  reorder(accountId: AccountId, proposalId: ProposalId, ids: readonly QuestionId[]): Promise<void>
  /** Rebuilds the search terms and document uses of the proposal's questions without changing them. */
  reindex(accountId: AccountId, proposalId: ProposalId): Promise<void>
  /** Does nothing when absent or another account's. */
  remove(accountId: AccountId, id: QuestionId): Promise<void>
}

/** A question with its answer at the time of its removal. */
export interface RemovedQuestion {
  readonly question: Question
  readonly removedAt: string
}

/** Questions that can be brought back. They are deleted with their application, and after some days. */
export interface RemovedQuestions {
  /** Throws `conflict` when the application is gone. */
  add(removed: RemovedQuestion): Promise<void>
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: QuestionId): Promise<RemovedQuestion | null>
  /** Does nothing when absent or another account's. */
  remove(accountId: AccountId, id: QuestionId): Promise<void>
}
