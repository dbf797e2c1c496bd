import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = [
  ['documents', 'processing_error_reason'],
  ['proposals', 'processing_error_reason'],
  ['proposals', 'cover_letter_error_reason'],
  ['questions', 'error_reason'],
  ['questions', 'notice_reason'],
  ['reports', 'error_reason'],
  ['projects', 'overview_error_reason'],
  ['funder_imports', 'error_reason'],
] as const

/**
 * The code and values of a failure beside its sentence. Plain statements: the schema builder would copy the whole table
 * on SQLite.
 */
export class KeepCodesOfReasons1772442000401 implements MigrationInterface {
  readonly name = 'KeepCodesOfReasons1772442000401'

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} text`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`)
  }
}
