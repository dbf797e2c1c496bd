import { assertAdmin } from '../identity/assert-admin.ts'
import { isOneAddress, normaliseEmail, type Actor } from '../identity/user.ts'
import { maskedAddress } from '../audit/audit-entry.ts'
import type { Clock } from '../shared/ports.ts'
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
} from './ports.ts'

type By<Query> = Query & { readonly actor: Actor }

/** Lists the users of all accounts. An invitation whose link has expired has the status `expired`. */
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

/** Lists the applications of all accounts. */
export class ListProposals {
  constructor(private readonly reader: AdminReader) {}

  async execute({ actor, ...query }: By<ProposalQuery>): Promise<Page<ListedProposal>> {
    assertAdmin(actor)
    return this.reader.proposals(query)
  }
}

/** Lists the form files of the applications of all accounts. */
export class ListGrantDocuments {
  constructor(private readonly reader: AdminReader) {}

  async execute({ actor, ...query }: By<GrantDocumentQuery>): Promise<Page<GrantDocument>> {
    assertAdmin(actor)
    return this.reader.grantDocuments(query)
  }
}

/** Lists what admins did to other people's data. */
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
