import type { AccountId, ProposalId, QuestionId, DocumentId } from '../../shared/ids.ts'
import type { Page, PageRequest } from '../../shared/page.ts'

/** A question whose answer takes something from a document. */
export interface DocumentUse {
  readonly questionId: QuestionId
  readonly questionText: string
  readonly proposalId: ProposalId
  readonly proposalName: string
}

/** Which answers use which documents, kept beside the answers so that nothing is searched through for it. */
export interface DocumentUses {
  /** How many answers of the account use each of the documents; those that none uses are left out. */
  counts(accountId: AccountId, documentIds: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, number>>
  /** The answers of the account that use a document, newest question first. */
  of(accountId: AccountId, documentId: DocumentId, request: PageRequest): Promise<Page<DocumentUse>>
}
