import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The documents ticked for a report, as JSON. Older hosts leave it unchanged. */
export class TickDocumentsOfReports1772442000700 implements MigrationInterface {
  readonly name = 'TickDocumentsOfReports1772442000700'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports ADD COLUMN document_ids text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports DROP COLUMN document_ids')
  }
}
