import type { DeadlineWalk, DueSpan, WalkedDeadline } from '../../../core/pipeline/ports.ts'
import { inArchivedProject, IS_UNDER_WAY } from '../proposals/under-way.ts'
import type { Sql } from '../sql.ts'

const NEXT: Readonly<Record<WalkedDeadline['kind'], string>> = {
  application: `SELECT id, account_id, deadline AS due_at FROM proposals p
    WHERE deadline IS NOT NULL AND (deadline, id) > (?, ?) AND deadline < ? AND ${IS_UNDER_WAY}
    ORDER BY deadline, id LIMIT ?`,
  report: `SELECT id, account_id, due_at FROM reports r
    WHERE due_at IS NOT NULL AND (due_at, id) > (?, ?) AND due_at < ? AND NOT ${inArchivedProject('r')}
    ORDER BY due_at, id LIMIT ?`,
}

interface DeadlineRow {
  readonly id: string
  readonly account_id: string
  readonly due_at: string
}

export class SqlDeadlineWalk implements DeadlineWalk {
  constructor(private readonly sql: Sql) {}

  async next(
    kind: WalkedDeadline['kind'],
    span: DueSpan,
    after: WalkedDeadline | null,
    limit: number,
  ): Promise<WalkedDeadline[]> {
    const values = [after?.dueAt ?? span.from, after?.id ?? '', span.before, limit]
    const rows = await this.sql.rows<DeadlineRow>(NEXT[kind], values)
    return rows.map(
      ({ id, account_id, due_at }) => ({ kind, id, accountId: account_id, dueAt: due_at }) as WalkedDeadline,
    )
  }
}
