import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a document is, of which year, and when its file was replaced. Older hosts leave the columns empty. */
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
