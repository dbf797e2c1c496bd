import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The time zone of a report's due day. Older hosts leave it unchanged. */
export class KeepZonesOfReports1772442000641 implements MigrationInterface {
  readonly name = 'KeepZonesOfReports1772442000641'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports ADD COLUMN due_zone varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports DROP COLUMN due_zone')
  }
}
