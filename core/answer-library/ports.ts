import type { AccountId, DocumentId, ProposalId, QuestionId, RememberedAnswerId } from '../shared/ids.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import type { RememberedAnswer, RememberedAnswerState } from './remembered-answer.ts'

/** A question with its answer in a past application. */
export interface PastAnswer {
  /** In the funder's words. */
  readonly question: string
  /** Markdown; the organisation's own words, without the funder's prompts and guidance. */
  readonly text: string
  readonly limit: TextLimit
  /** Page on which the answer begins, from 1; null if the format has no pages. */
  readonly page: number | null
}

export interface PastAnswerReader {
  /**
   * The answers in a document, in printed order; empty if it is not a filled-in application. Throws `unsupported` if
   * the file can't be read.
   */
  read(
    file: { readonly fileName: string; readonly bytes: Uint8Array },
    accountId: AccountId,
  ): Promise<readonly PastAnswer[]>
}

/** Weight of a term in an answer, a positive integer. */
export interface AnswerTerm {
  readonly term: string
  readonly weight: number
}

/** The newest of nearly identical answers, and their number. */
export interface AnswerGroup {
  readonly answer: RememberedAnswer
  readonly alike: number
}

export interface ScoredAnswer {
  readonly id: RememberedAnswerId
  readonly score: number
}

/** Reads the answer library, keyed by account first: other accounts' answers do not slow it down. The core ranks. */
export interface RememberedAnswerReader {
  /** Null if absent or another account's. */
  find(accountId: AccountId, id: RememberedAnswerId): Promise<RememberedAnswer | null>
  /** The newest answer of each group, newest first; `total` counts groups. */
  page(accountId: AccountId, state: RememberedAnswerState, request: PageRequest): Promise<Page<AnswerGroup>>
  /** Those of the given answers that exist, in no particular order. */
  some(accountId: AccountId, ids: readonly RememberedAnswerId[]): Promise<RememberedAnswer[]>
  /** Answers of these groups in state `kept`, newest first. */
  ofGroups(accountId: AccountId, groupIds: readonly RememberedAnswerId[]): Promise<RememberedAnswer[]>
  /** Number of answers in each language, kept and retired. */
  languages(accountId: AccountId): Promise<{ readonly language: string | null; readonly answers: number }[]>
  /** Number of answers with each term; terms without answers are left out. */
  termCounts(accountId: AccountId, terms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * The answers with the highest scores: sums of an answer's term weight times the weight given here, an integer. At
   * most `limit`, best first, equal ones by identifier.
   */
  best(accountId: AccountId, weights: ReadonlyMap<string, number>, limit: number): Promise<ScoredAnswer[]>
}

/** Answers are removed with their application or document. */
export interface RememberedAnswers extends RememberedAnswerReader {
  /** The stored answer for a question of an application, or null. */
  ofQuestion(accountId: AccountId, questionId: QuestionId): Promise<RememberedAnswer | null>
  /** The answers found in a document, by identifier. */
  ofDocument(accountId: AccountId, documentId: DocumentId): Promise<RememberedAnswer[]>
  /** The answers checked in an application, by identifier. */
  ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<RememberedAnswer[]>
  /** Like `Projects.save`; replaces the terms. Also throws `conflict` if its application or document is gone. */
  save(answer: RememberedAnswer, terms: readonly AnswerTerm[]): Promise<RememberedAnswer>
  /** Like `save`, for changes that affect neither question nor text; keeps the terms. */
  saveDetails(answer: RememberedAnswer): Promise<RememberedAnswer>
  /** Does nothing if absent. */
  remove(accountId: AccountId, id: RememberedAnswerId): Promise<void>
}
