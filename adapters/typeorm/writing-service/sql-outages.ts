import type { OutageReason } from '../../../core/shared/reasons/reasons-of-service.ts'
import type { Outage } from '../../../core/writing-service/outage.ts'
import type { Outages } from '../../../core/writing-service/ports.ts'
import type { Sql } from '../sql.ts'
import type { OutageRow } from './outage.schema.ts'

const SERVICE = 'writing'
const SAVE = `INSERT INTO outages (service, reason, since, next_try_at) VALUES (?, ?, ?, ?)
  ON CONFLICT (service) DO UPDATE SET
  reason = excluded.reason, since = excluded.since, next_try_at = excluded.next_try_at`

export class SqlOutages implements Outages {
  constructor(private readonly sql: Sql) {}

  async find(): Promise<Outage | null> {
    const [row] = await this.sql.rows<OutageRow>('SELECT * FROM outages WHERE service = ?', [SERVICE])
    return row ? { reason: row.reason as OutageReason, since: row.since, nextTryAt: row.next_try_at } : null
  }

  async save({ reason, since, nextTryAt }: Outage): Promise<void> {
    await this.sql.change(SAVE, [SERVICE, reason, since, nextTryAt])
  }

  async remove(): Promise<void> {
    await this.sql.change('DELETE FROM outages WHERE service = ?', [SERVICE])
  }
}
