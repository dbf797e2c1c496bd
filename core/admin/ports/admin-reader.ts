import type { AccountId, ProposalId } from '../../shared/ids.ts'
import type { User } from '../../identity/user.ts'
import type { AuditEntry } from '../../audit/audit-entry.ts'
import type { FormClassification } from '../../proposals/form-classification.ts'
import type { Proposal } from '../../proposals/proposal.ts'
import type { Page, PageRequest } from '../../shared/page.ts'

export interface Query<Order extends string> extends PageRequest {
  /** The identifier of an item or of its account, or a part of its name (letters A to Z in either case); empty for all. */
  readonly search: string
  readonly order: Order
  readonly isDescending: boolean
}

export type UserQuery = Query<'id' | 'email' | 'lastLoginAt'>
export type ProposalQuery = Query<'id' | 'name'>
export type GrantDocumentQuery = Query<'id' | 'originalName' | 'classification'>
export interface AuditQuery extends Query<'id'> {
  /** Finds entries with this address beside those that `search` finds; null for none. */
  readonly maskedAddress: string | null
}

export interface ListedUser extends Pick<
  User,
  'id' | 'accountId' | 'email' | 'firstName' | 'lastName' | 'lastLoginAt' | 'inviteStatus' | 'isAdmin'
> {
  /** Whether they own their account. */
  readonly isOwner: boolean
  /** Until when their invitation can be accepted; null where none is open. */
  readonly inviteExpiresAt: string | null
}

export type ListedProposal = Pick<
  Proposal,
  'id' | 'accountId' | 'name' | 'isArchived' | 'status' | 'processingStatus' | 'totalCost' | 'createdAt'
>

/** The file of an application, under the application's identifier. */
export interface GrantDocument {
  readonly id: ProposalId
  readonly accountId: AccountId
  readonly originalName: string
  readonly classification: FormClassification
}

export interface ListedAuditEntry extends AuditEntry {
  /** Null when the admin is no user any more. */
  readonly adminEmail: string | null
}

/**
 * What admins see across all accounts. Pages are in the order asked for, then by identifier; what has no value is
 * before all others. Beyond the last page there is nothing.
 */
export interface AdminReader {
  /** Searched by e-mail. */
  users(query: UserQuery): Promise<Page<ListedUser>>
  /** Searched by name. */
  proposals(query: ProposalQuery): Promise<Page<ListedProposal>>
  /** Searched by the name of the file. */
  grantDocuments(query: GrantDocumentQuery): Promise<Page<GrantDocument>>
  /** Searched by the e-mail or identifier of the admin, a masked address, the account, or what it was done to. */
  auditEntries(query: AuditQuery): Promise<Page<ListedAuditEntry>>
  /** Newest first. */
  proposalsOf(accountId: AccountId): Promise<ListedProposal[]>
}
