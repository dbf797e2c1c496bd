import type { AccountId, ProposalId, QuestionId, DocumentId } from '../../shared/ids.ts'
import type { Page, PageRequest } from '../../shared/page.ts'

/** A question whose answer uses a document. */
export interface DocumentUse {
  readonly questionId: QuestionId
  readonly questionText: string
  readonly proposalId: ProposalId
  readonly proposalName: string
}

/** Answers by the documents that they use, stored beside the answers so that look-ups need no search. */
export interface DocumentUses {
  /** Number of the account's answers that use each document; documents without uses are left out. */
  counts(accountId: AccountId, documentIds: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, number>>
  /** The account's answers that use a document, newest question first. */
  of(accountId: AccountId, documentId: DocumentId, request: PageRequest): Promise<Page<DocumentUse>>
}
