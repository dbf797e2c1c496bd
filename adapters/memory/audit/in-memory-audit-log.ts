import type { Account } from '../../../core/identity/account.ts'
import type { User } from '../../../core/identity/user.ts'
import type { AuditEntry } from '../../../core/audit/audit-entry.ts'
import type { AuditLog, Concerned } from '../../../core/audit/ports.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryAuditLog implements AuditLog {
  constructor(
    private readonly entries: StagedTable<AuditEntry>,
    private readonly users: StagedTable<User>,
    private readonly accounts: StagedTable<Account>,
  ) {}

  async add(entry: AuditEntry): Promise<void> {
    this.entries.set(entry.id, structuredClone(entry))
  }

  async concernedBy({ adminId, onAccount, subjectId }: Parameters<AuditLog['concernedBy']>[0]): Promise<Concerned> {
    const owner = onAccount && this.accounts.get(onAccount)?.ownerId
    const subject = this.users.get(subjectId ?? '') ?? this.users.get(owner ?? '')
    return { admin: this.users.get(adminId)?.email ?? null, subject: subject?.email ?? null }
  }

  async hasSince(
    { adminId, action, subjectId }: Pick<AuditEntry, 'adminId' | 'action' | 'subjectId'>,
    since: string,
  ): Promise<boolean> {
    const isSuch = (entry: AuditEntry) =>
      entry.adminId === adminId && entry.action === action && entry.subjectId === subjectId && entry.at >= since
    return this.entries.all().some(isSuch)
  }
}
