import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'

/** An index whose order ends with the identifier: a page is found without reading the rows before it. */
const INDICES = {
  funders_by_name: 'folded_name, id',
  funders_by_number: 'folded_number, id',
  funders_with_overview: 'folded_name, id',
  funders_of_one_account: 'folded_name, id',
}
const ONLY: Readonly<Record<string, string>> = {
  funders_with_overview: 'markdown_overview IS NOT NULL',
  funders_of_one_account: 'account_id IS NOT NULL',
}

/** For admins' lists, and for acts on shared things. */
export class ListFunders1772442000051 implements MigrationInterface {
  readonly name = 'ListFunders1772442000051'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX funders_by_name')
    for (const [name, columns] of Object.entries(INDICES))
      await runner.query(`CREATE INDEX ${name} ON funders (${columns})${name in ONLY ? ` WHERE ${ONLY[name]}` : ''}`)
    await leaveOutAccounts(runner, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await new RunnerSql(runner).change('DELETE FROM audit_entries WHERE on_account IS NULL')
    await leaveOutAccounts(runner, false)
    for (const name of Object.keys(INDICES)) await runner.query(`DROP INDEX ${name}`)
    await runner.query('CREATE INDEX funders_by_name ON funders (folded_name)')
  }
}

async function leaveOutAccounts(runner: QueryRunner, isNullable: boolean): Promise<void> {
  const column = (await runner.getTable('audit_entries'))?.findColumnByName('on_account')
  if (!column) throw new Error('The audit log has no column for accounts.')
  const changed = column.clone()
  changed.isNullable = isNullable
  await runner.changeColumn('audit_entries', column, changed)
}
