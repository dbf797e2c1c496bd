import { assertAdmin } from '../identity/assert-admin.ts'
import { isOneAddress, normaliseEmail, type Actor } from '../identity/user.ts'
import { maskedAddress } from '../audit/audit-entry.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Page } from '../shared/page.ts'
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
} from './ports/admin-reader.ts'

type By<Query> = Query & { readonly actor: Actor }

/** The users of all accounts; an invitation whose link ran out shows as `expired`. */
export class ListUsers {
  constructor(
    private readonly reader: AdminReader,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, ...query }: By<UserQuery>): Promise<Page<ListedUser>> {
    assertAdmin(actor)
    const now = this.clock.now()
    const { items, total } = await this.reader.users(query)
    return { items: items.map((user) => asOf(now, user)), total }
  }
}

/** The applications of all accounts. */
export class ListProposals {
  constructor(private readonly reader: AdminReader) {}

  async execute({ actor, ...query }: By<ProposalQuery>): Promise<Page<ListedProposal>> {
    assertAdmin(actor)
    return this.reader.proposals(query)
  }
}

/** The files of the applications of all accounts. */
export class ListGrantDocuments {
  constructor(private readonly reader: AdminReader) {}

  async execute({ actor, ...query }: By<GrantDocumentQuery>): Promise<Page<GrantDocument>> {
    assertAdmin(actor)
    return this.reader.grantDocuments(query)
  }
}

/** What admins did to the data of others. */
export class ListAuditEntries {
  constructor(private readonly reader: AdminReader) {}

  async execute({ actor, ...query }: By<Omit<AuditQuery, 'maskedAddress'>>): Promise<Page<ListedAuditEntry>> {
    assertAdmin(actor)
    const typed = normaliseEmail(query.search)
    return this.reader.auditEntries({ ...query, maskedAddress: isOneAddress(typed) ? maskedAddress(typed) : null })
  }
}

function asOf(now: string, user: ListedUser): ListedUser {
  const { inviteStatus, inviteExpiresAt } = user
  const hasExpired = inviteStatus === 'pending' && inviteExpiresAt !== null && inviteExpiresAt <= now
  return hasExpired ? { ...user, inviteStatus: 'expired' } : user
}
