import type { AccountId, ProposalId } from '../shared/ids.ts'
import type { User } from '../identity/user.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import type { FormClassification } from '../proposals/form/form-classification.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Page, PageRequest } from '../shared/page.ts'

export interface Query<Order extends string> extends PageRequest {
  /** Identifier of an item or of its account, or part of its name (ignores the case of A to Z); empty for all. */
  readonly search: string
  readonly order: Order
  readonly isDescending: boolean
}

export type UserQuery = Query<'id' | 'email' | 'lastLoginAt'>
export type ProposalQuery = Query<'id' | 'name'>
export type GrantDocumentQuery = Query<'id' | 'originalName' | 'classification'>
export interface AuditQuery extends Query<'id'> {
  /** Also finds entries with this masked address; null for none. */
  readonly maskedAddress: string | null
}

export interface ListedUser extends Pick<
  User,
  | 'id'
  | 'accountId'
  | 'email'
  | 'emailVerifiedAt'
  | 'firstName'
  | 'lastName'
  | 'lastLoginAt'
  | 'inviteStatus'
  | 'isAdmin'
> {
  readonly isOwner: boolean
  /** Expiry of their invitation; null if none is open. */
  readonly inviteExpiresAt: string | null
}

export type ListedProposal = Pick<
  Proposal,
  'id' | 'accountId' | 'name' | 'isArchived' | 'status' | 'processingStatus' | 'totalCost' | 'createdAt'
>

/** The form file of an application, under the application's identifier. */
export interface GrantDocument {
  readonly id: ProposalId
  readonly accountId: AccountId
  readonly originalName: string
  readonly classification: FormClassification
}

export interface ListedAuditEntry extends AuditEntry {
  /** Null if the admin was removed. */
  readonly adminEmail: string | null
}

/**
 * Lists across all accounts, for admins. Pages are in the order asked for, then by identifier; missing values sort
 * first. Pages after the last one are empty.
 */
export interface AdminReader {
  /** Searched by e-mail. */
  users(query: UserQuery): Promise<Page<ListedUser>>
  /** Searched by name. */
  proposals(query: ProposalQuery): Promise<Page<ListedProposal>>
  /** Searched by the name of the file. */
  grantDocuments(query: GrantDocumentQuery): Promise<Page<GrantDocument>>
  /** Searched by the e-mail or identifier of the admin, a masked address, the account, or the subject. */
  auditEntries(query: AuditQuery): Promise<Page<ListedAuditEntry>>
  /** Newest first. */
  proposalsOf(accountId: AccountId): Promise<ListedProposal[]>
}
