import type { AccountId, ProposalId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { FormCorrection } from '../../../core/proposals/form/form-correction.ts'
import type { FormReading } from '../../../core/proposals/form/form-reading.ts'
import type { FormReadings } from '../../../core/forms/ports.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { Sql } from '../sql.ts'
import { correctionsOf, formReadingOf, formReadingRow } from './form-reading-mapper.ts'
import { formReadingSchema, type FormReadingRow } from './form-reading.schema.ts'
import { incrementRevision } from './increment-revision.ts'

const OF_FILE = 'SELECT corrections FROM form_readings WHERE account_id = ? AND content_hash = ? ORDER BY id'

export class TypeOrmFormReadings implements FormReadings {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async find(accountId: AccountId, id: ProposalId): Promise<FormReading | null> {
    const row = await this.manager.findOneBy(formReadingSchema, { id, account_id: accountId })
    return row && formReadingOf(row)
  }

  async save(reading: FormReading): Promise<FormReading> {
    await incrementRevision(this.sql, reading.id)
    const owner = { account_id: reading.accountId }
    await saveVersioned({ manager: this.manager, schema: formReadingSchema, row: formReadingRow(reading), owner })
    return { ...structuredClone(reading), version: reading.version + 1 }
  }

  async corrections(accountId: AccountId, contentHash: string): Promise<FormCorrection[]> {
    const rows = await this.sql.rows<Pick<FormReadingRow, 'corrections'>>(OF_FILE, [accountId, contentHash])
    return rows.flatMap(correctionsOf)
  }
}
