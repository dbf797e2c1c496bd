import type { AccountId } from '../accounts/account.ts'
import type { Actor } from '../accounts/user.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { AuditAction } from './audit-entry.ts'
import type { AuditLog } from './ports/audit-log.ts'
import { recordAct, type ActSources } from './record-act.ts'

const DAY = 24 * 60 * 60 * 1000

interface Reading {
  readonly action: Extract<AuditAction, `read-${string}`>
  readonly subjectId: string
}

/** Lets admins read what any account owns, and notes it once a day where it is another account's: pages ask again and again. */
export class Readings {
  constructor(
    private readonly work: UnitOfWork<{ auditLog: AuditLog }>,
    private readonly sources: ActSources,
  ) {}

  /** Under which account the actor reads: their own, and as an admin that of the owner, which is null where there is none. */
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
      await recordAct(auditLog, actor, { onAccount, ...reading }, this.sources)
    })
  }
}
