import type { AccountId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { AuditAction } from './audit-entry.ts'
import type { AuditLog } from './ports.ts'
import { recordAction, type ActionSources } from './record-action.ts'

const DAY = 24 * 60 * 60 * 1000

interface Reading {
  readonly action: Extract<AuditAction, `read-${string}`>
  readonly subjectId: string
}

/**
 * Lets admins read the data of any account. Records the reading of another account's data once a day, because pages
 * poll.
 */
export class AdminReadAccess {
  constructor(
    private readonly work: UnitOfWork<{ auditLog: AuditLog }>,
    private readonly sources: ActionSources,
  ) {}

  /**
   * The account to read under: the actor's own or, for an admin, the owner's. `ownerOf` returns null if there is no
   * owner.
   */
  async accountFor(actor: Actor, ownerOf: () => Promise<AccountId | null>, reading: Reading): Promise<AccountId> {
    if (!actor.isAdmin) return actor.accountId
    const owner = await ownerOf()
    if (owner === null || owner === actor.accountId) return actor.accountId
    await this.note(actor, owner, reading)
    return owner
  }

  private note(actor: Actor, onAccount: AccountId, reading: Reading): Promise<void> {
    return this.work.run(async ({ auditLog }) => {
      const since = new Date(Date.parse(this.sources.clock.now()) - DAY).toISOString()
      if (await auditLog.hasSince({ adminId: actor.userId, ...reading }, since)) return
      await recordAction(auditLog, actor, { onAccount, ...reading }, this.sources)
    })
  }
}
