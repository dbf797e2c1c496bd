import type { AccountId } from '../../../core/shared/ids.ts'
import type { AccessToken } from '../../../core/accounts/access-token.ts'
import type { Account } from '../../../core/identity/account.ts'
import type { User } from '../../../core/identity/user.ts'
import type {
  AdminReader,
  AuditQuery,
  GrantDocument,
  GrantDocumentQuery,
  ListedAuditEntry,
  ListedProposal,
  ListedUser,
  ProposalQuery,
  Query,
  UserQuery,
} from '../../../core/admin/ports.ts'
import type { AuditEntry } from '../../../core/audit/audit-entry.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { caseless } from '../../../core/shared/caseless.ts'
import { parseId } from '../../../core/shared/id.ts'
import { offsetOf, type Page } from '../../../core/shared/page.ts'
import { ascending, sortRows, descending } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

interface Tables {
  readonly accounts: RowView<Account>
  readonly users: RowView<User>
  readonly accessTokens: RowView<AccessToken>
  readonly proposals: RowView<Proposal>
  readonly auditEntries: RowView<AuditEntry>
}

export class InMemoryAdminReader implements AdminReader {
  constructor(private readonly tables: Tables) {}

  async users(query: UserQuery): Promise<Page<ListedUser>> {
    const users = this.tables.users.all().map((user) => this.listed(user))
    return pageOf(users, query, { identifiers: ({ id, accountId }) => [id, accountId], name: ({ email }) => email })
  }

  async proposals(query: ProposalQuery): Promise<Page<ListedProposal>> {
    const proposals = this.tables.proposals.all().map(listedProposal)
    return pageOf(proposals, query, { identifiers: ({ id, accountId }) => [id, accountId], name: ({ name }) => name })
  }

  async grantDocuments(query: GrantDocumentQuery): Promise<Page<GrantDocument>> {
    const documents = this.tables.proposals.all().flatMap(grantDocuments)
    return pageOf(documents, query, {
      identifiers: ({ id, accountId }) => [id, accountId],
      name: ({ originalName }) => originalName,
    })
  }

  async auditEntries(query: AuditQuery): Promise<Page<ListedAuditEntry>> {
    const entries = this.tables.auditEntries.all().map((entry) => {
      return { ...entry, adminEmail: this.tables.users.get(entry.adminId)?.email ?? null }
    })
    return pageOf(entries, query, {
      identifiers: ({ id, adminId, onAccount, subjectId }) => [id, adminId, onAccount, subjectId],
      name: ({ adminEmail }) => adminEmail ?? '',
      isAlsoFound: ({ adminAddress, subjectAddress }) =>
        query.maskedAddress !== null && [adminAddress, subjectAddress].includes(query.maskedAddress),
    })
  }

  async proposalsOf(accountId: AccountId): Promise<ListedProposal[]> {
    const own = this.tables.proposals.all().filter((proposal) => proposal.accountId === accountId)
    return sortRows(own, descending(ascending(({ id }) => id))).map(listedProposal)
  }

  private listed(user: User): ListedUser {
    const { id, accountId, email, emailVerifiedAt, firstName, lastName, lastLoginAt, inviteStatus, isAdmin } = user
    const isInvitation = (token: AccessToken) => token.userId === id && token.purpose === 'invite'
    const inviteExpiresAt = this.tables.accessTokens.all().find(isInvitation)?.expiresAt ?? null
    const isOwner = this.tables.accounts.get(accountId)?.ownerId === id
    const named = { id, accountId, email, emailVerifiedAt, firstName, lastName, lastLoginAt, inviteStatus }
    return { ...named, isAdmin, isOwner, inviteExpiresAt }
  }
}

interface Searched<Item> {
  readonly identifiers: (item: Item) => readonly (string | null)[]
  readonly name: (item: Item) => string
  readonly isAlsoFound?: (item: Item) => boolean
}

function pageOf<Order extends string, Item extends { readonly id: string } & Readonly<Record<Order, string | null>>>(
  items: readonly Item[],
  query: Query<Order>,
  { identifiers, name, isAlsoFound = () => false }: Searched<Item>,
): Page<Item> {
  const { order, isDescending, pageSize } = query
  const wanted = query.search.trim()
  const isFound = (item: Item) =>
    parseId(wanted) === null ? caseless(name(item)).includes(caseless(wanted)) : identifiers(item).includes(wanted)
  const orders = [ascending<Item>((item) => item[order] ?? ''), ascending<Item>(({ id }) => id)]
  const found = sortRows(
    items.filter((item) => isFound(item) || isAlsoFound(item)),
    ...(isDescending ? orders.map(descending) : orders),
  )
  return { items: found.slice(offsetOf(query), offsetOf(query) + pageSize), total: found.length }
}

function listedProposal(proposal: Proposal): ListedProposal {
  const { id, accountId, name, isArchived, status, processingStatus, totalCost, createdAt } = proposal
  return { id, accountId, name, isArchived, status, processingStatus, totalCost, createdAt }
}

function grantDocuments({ id, accountId, form, formClassification: classification }: Proposal): GrantDocument[] {
  return form && classification ? [{ id, accountId, originalName: form.fileName, classification }] : []
}
