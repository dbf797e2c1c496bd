import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Kind and year of a document, and the time of its replacement. Older hosts leave the columns empty. */
export class DescribeDocuments1772442000512 implements MigrationInterface {
  readonly name = 'DescribeDocuments1772442000512'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents ADD COLUMN kind varchar')
    await runner.query('ALTER TABLE documents ADD COLUMN year integer')
    await runner.query('ALTER TABLE documents ADD COLUMN replaced_at varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['replaced_at', 'year', 'kind'])
      await runner.query(`ALTER TABLE documents DROP COLUMN ${column}`)
  }
}
