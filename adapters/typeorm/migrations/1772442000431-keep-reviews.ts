import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = [
  ['questions', 'review', 'varchar'],
  ['questions', 'assignee_id', 'varchar'],
  ['questions', 'kind', "varchar NOT NULL DEFAULT 'text'"],
  ['proposals', 'deadline', 'varchar'],
  ['proposals', 'stage', "varchar NOT NULL DEFAULT 'drafting'"],
  ['proposals', 'stage_since', 'varchar'],
  ['proposals', 'counting', 'varchar'],
] as const

/** Plain statements: the schema builder would copy whole tables on SQLite. Older hosts write the defaults. */
export class KeepReviews1772442000431 implements MigrationInterface {
  readonly name = 'KeepReviews1772442000431'

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of [...COLUMNS].reverse())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`)
  }
}
