import type { AccountId, UserId, ProposalId } from '../../../core/shared/ids.ts'
import type {
  AdminReader,
  AuditQuery,
  GrantDocument,
  GrantDocumentQuery,
  ListedAuditEntry,
  ListedProposal,
  ListedUser,
  ProposalQuery,
  UserQuery,
} from '../../../core/admin/ports.ts'
import type { FormClassification } from '../../../core/proposals/form/form-classification.ts'
import type { ProcessingStatus, Proposal } from '../../../core/proposals/proposal.ts'
import type { Page } from '../../../core/shared/page.ts'
import type { UserRow } from '../accounts/user.schema.ts'
import { auditEntryOf } from '../audit/audit-entry-mapper.ts'
import type { AuditEntryRow } from '../audit/audit-entry.schema.ts'
import type { ProposalRow } from '../proposals/proposal.schema.ts'
import type { Sql } from '../sql.ts'
import { containing, patternOf } from '../dialect.ts'
import { storable } from '../storable.ts'
import { pageOf, pageWhere, type Listing } from './listing.ts'

const USERS: Listing<UserQuery['order']> = {
  table: 'users',
  select: `SELECT x.id, x.account_id, x.email, x.first_name, x.last_name, x.last_login_at, x.invite_status, x.is_admin,
    x.email_verified_at,     a.owner_id, t.expires_at FROM users x LEFT JOIN accounts a ON a.id = x.account_id
    LEFT JOIN access_tokens t ON t.user_id = x.id AND t.purpose = 'invite'`,
  columns: { id: 'x.id', email: 'x.email', lastLoginAt: 'x.last_login_at' },
  optional: ['lastLoginAt'],
  identifiers: ['x.id', 'x.account_id'],
  named: ({ dialect }) => containing(dialect, 'x.email'),
}

const PROPOSAL_COLUMNS = `SELECT x.id, x.account_id, x.name, x.is_archived, x.status, x.processing_status, x.total_cost,
  x.created_at FROM proposals x`

const PROPOSALS: Listing<ProposalQuery['order']> = {
  table: 'proposals',
  select: PROPOSAL_COLUMNS,
  columns: { id: 'x.id', name: 'x.name' },
  identifiers: ['x.id', 'x.account_id'],
  named: ({ dialect }) => containing(dialect, 'x.name'),
}

const GRANT_DOCUMENTS: Listing<GrantDocumentQuery['order']> = {
  table: 'proposals',
  select: 'SELECT x.id, x.account_id, x.form_name, x.form_classification FROM proposals x',
  columns: { id: 'x.id', originalName: 'x.form_name', classification: 'x.form_classification' },
  identifiers: ['x.id', 'x.account_id'],
  named: ({ dialect }) => containing(dialect, 'x.form_name'),
  only: 'x.form_name IS NOT NULL',
}

const AUDIT_ENTRIES: Listing<AuditQuery['order']> = {
  table: 'audit_entries',
  select: 'SELECT x.*, u.email FROM audit_entries x LEFT JOIN users u ON u.id = x.admin_id',
  columns: { id: 'x.id' },
  identifiers: ['x.id', 'x.admin_id', 'x.on_account', 'x.subject_id'],
  named: ({ dialect }) => `x.admin_id IN (SELECT id FROM users WHERE ${containing(dialect, 'email')})`,
}

type ListedUserRow = Omit<UserRow, 'password_hash' | 'preferences' | 'version' | 'created_at'> & {
  readonly owner_id: string | null
  readonly expires_at: string | null
}
type ListedProposalRow = Pick<
  ProposalRow,
  'id' | 'account_id' | 'name' | 'is_archived' | 'status' | 'processing_status' | 'total_cost' | 'created_at'
>
type GrantDocumentRow = Pick<ProposalRow, 'id' | 'account_id' | 'form_name' | 'form_classification'>

export class SqlAdminReader implements AdminReader {
  constructor(private readonly sql: Sql) {}

  async users(query: UserQuery): Promise<Page<ListedUser>> {
    return mapped(await pageOf<ListedUserRow, UserQuery['order']>(this.sql, USERS, query), userOf)
  }

  async proposals(query: ProposalQuery): Promise<Page<ListedProposal>> {
    return mapped(await pageOf<ListedProposalRow, ProposalQuery['order']>(this.sql, PROPOSALS, query), proposalOf)
  }

  async grantDocuments(query: GrantDocumentQuery): Promise<Page<GrantDocument>> {
    const page = await pageOf<GrantDocumentRow, GrantDocumentQuery['order']>(this.sql, GRANT_DOCUMENTS, query)
    return mapped(page, grantDocumentOf)
  }

  async auditEntries(query: AuditQuery): Promise<Page<ListedAuditEntry>> {
    type Row = AuditEntryRow & { readonly email: string | null }
    const { maskedAddress: address } = query
    const page =
      address === null
        ? await pageOf<Row, AuditQuery['order']>(this.sql, AUDIT_ENTRIES, query)
        : await pageWhere<Row, AuditQuery['order']>(this.sql, AUDIT_ENTRIES, query, {
            clause: `WHERE (${AUDIT_ENTRIES.named(this.sql)} OR x.admin_address = ? OR x.subject_address = ?)`,
            values: [patternOf(storable(query.search.trim())), address, address],
          })
    return mapped(page, (row) => ({ ...auditEntryOf(row), adminEmail: row.email }))
  }

  async proposalsOf(accountId: AccountId): Promise<ListedProposal[]> {
    const statement = `${PROPOSAL_COLUMNS} WHERE x.account_id = ? ORDER BY x.id DESC`
    return (await this.sql.rows<ListedProposalRow>(statement, [accountId])).map(proposalOf)
  }
}

function mapped<Row, Item>({ items, total }: Page<Row>, itemOf: (row: Row) => Item): Page<Item> {
  return { items: items.map(itemOf), total }
}

function userOf(row: ListedUserRow): ListedUser {
  return {
    id: row.id as UserId,
    accountId: row.account_id as AccountId,
    email: row.email,
    emailVerifiedAt: row.email_verified_at,
    firstName: row.first_name,
    lastName: row.last_name,
    lastLoginAt: row.last_login_at,
    inviteStatus: row.invite_status as ListedUser['inviteStatus'],
    isAdmin: Boolean(row.is_admin),
    isOwner: row.owner_id === row.id,
    inviteExpiresAt: row.expires_at,
  }
}

function proposalOf(row: ListedProposalRow): ListedProposal {
  return {
    id: row.id as ProposalId,
    accountId: row.account_id as AccountId,
    name: row.name,
    isArchived: Boolean(row.is_archived),
    status: row.status as Proposal['status'],
    processingStatus: row.processing_status as ProcessingStatus | null,
    totalCost: row.total_cost,
    createdAt: row.created_at,
  }
}

function grantDocumentOf(row: GrantDocumentRow): GrantDocument {
  return {
    id: row.id as ProposalId,
    accountId: row.account_id as AccountId,
    originalName: row.form_name ?? '',
    classification: row.form_classification as FormClassification,
  }
}
