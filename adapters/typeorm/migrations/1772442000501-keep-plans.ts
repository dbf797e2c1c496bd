import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = [
  ['proposals', 'amount_asked', 'double precision'],
  ['proposals', 'amount_given', 'double precision'],
  ['proposals', 'currency', "varchar NOT NULL DEFAULT 'GBP'"],
  ['proposals', 'deadline_zone', 'varchar'],
  ['proposals', 'owner_id', 'varchar'],
  ['proposals', 'next_step', 'text'],
  ['proposals', 'next_step_due', 'varchar'],
  ['proposals', 'stage_history', 'text'],
  ['proposals', 'reminder', 'text'],
  ['proposals', 'form_terms', 'text'],
  ['reports', 'reminder', 'text'],
] as const

/** Plain statements: the schema builder would copy whole tables on SQLite. Older hosts write the defaults. */
export class KeepPlans1772442000501 implements MigrationInterface {
  readonly name = 'KeepPlans1772442000501'

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of [...COLUMNS].reverse())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`)
  }
}
