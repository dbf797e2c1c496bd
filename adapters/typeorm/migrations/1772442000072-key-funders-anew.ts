import type { AccountId, FunderId } from '../../../core/shared/ids.ts'
import type { MigrationInterface, QueryRunner } from 'typeorm'

import { keepCharityNumber } from '../funders/funder-identifiers.ts'
import { keysOfStored, writeFunderKeys } from '../funders/funder-keys.ts'
import { RunnerSql } from '../sql.ts'

const BATCH = 500
const NEXT = `SELECT id, account_id, funder_name, charity_number FROM funders WHERE id > ? ORDER BY id LIMIT ${BATCH}`

interface Row {
  readonly id: string
  readonly account_id: string | null
  readonly funder_name: string
  readonly charity_number: string | null
}

/** Rewrites the keys by which funders are found for the new search. */
export class KeyFundersAnew1772442000072 implements MigrationInterface {
  readonly name = 'KeyFundersAnew1772442000072'

  async up(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await sql.change('DELETE FROM funder_keys')
    for (let rows = await sql.rows<Row>(NEXT, ['']); rows.length > 0;) {
      const funders = rows.map((row) => ({
        id: row.id as FunderId,
        accountId: row.account_id as AccountId | null,
        funderName: row.funder_name,
        charityNumber: row.charity_number,
      }))
      for (const funder of funders) await keepCharityNumber(sql, funder)
      await writeFunderKeys(sql, await keysOfStored(sql, funders))
      rows = await sql.rows<Row>(NEXT, [rows.at(-1)?.id])
    }
  }

  /** Earlier keys are written with the next save of each funder. */
  async down(runner: QueryRunner): Promise<void> {
    await new RunnerSql(runner).change('DELETE FROM funder_keys')
  }
}
