import type { AccountId, DocumentId, ProposalId, QuestionId, RememberedAnswerId } from '../../shared/ids.ts'
import type { Page, PageRequest } from '../../shared/page.ts'
import type { RememberedAnswer, RememberedAnswerState } from '../remembered-answer.ts'

/** How much a term says of an answer, as a positive whole number. */
export interface AnswerTerm {
  readonly term: string
  readonly weight: number
}

/** The newest of answers that say nearly the same, and how many there are. */
export interface AnswerGroup {
  readonly answer: RememberedAnswer
  readonly alike: number
}

export interface ScoredAnswer {
  readonly id: RememberedAnswerId
  readonly score: number
}

/** Keyed by account first: what other accounts remember costs nothing. Ranking is done in the core. */
export interface RememberedAnswerReader {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: RememberedAnswerId): Promise<RememberedAnswer | null>
  /** The newest of each group, newest first; `total` counts groups. */
  page(accountId: AccountId, state: RememberedAnswerState, request: PageRequest): Promise<Page<AnswerGroup>>
  /** Those that exist among the given ones, in no particular order. */
  some(accountId: AccountId, ids: readonly RememberedAnswerId[]): Promise<RememberedAnswer[]>
  /** The kept answers of the given groups, newest first. */
  ofGroups(accountId: AccountId, groupIds: readonly RememberedAnswerId[]): Promise<RememberedAnswer[]>
  /** How many answers there are in each language, kept and retired. */
  languages(accountId: AccountId): Promise<{ readonly language: string | null; readonly answers: number }[]>
  /** How many answers have each of the terms; a term that none has is left out. */
  termCounts(accountId: AccountId, terms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * The answers with the highest sums of an answer's weight of a term times the weight given here, a whole number; at
   * most `limit`, best first, equals by identifier.
   */
  best(accountId: AccountId, weights: ReadonlyMap<string, number>, limit: number): Promise<ScoredAnswer[]>
}

/** They go with the application or document that they are from. */
export interface RememberedAnswers extends RememberedAnswerReader {
  /** What was kept of a question of an application; null where nothing was. */
  ofQuestion(accountId: AccountId, questionId: QuestionId): Promise<RememberedAnswer | null>
  /** What was read in a document, by identifier. */
  ofDocument(accountId: AccountId, documentId: DocumentId): Promise<RememberedAnswer[]>
  /** What was checked in an application, by identifier. */
  ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<RememberedAnswer[]>
  /**
   * As `Projects.save`; the terms take the place of those from before. Throws `conflict` also when the application or
   * document that it is from is gone.
   */
  save(answer: RememberedAnswer, terms: readonly AnswerTerm[]): Promise<RememberedAnswer>
  /** As `save`, for a change that leaves question and text, and so the terms, as they are. */
  saveDetails(answer: RememberedAnswer): Promise<RememberedAnswer>
  /** Does nothing when absent. */
  remove(accountId: AccountId, id: RememberedAnswerId): Promise<void>
}
