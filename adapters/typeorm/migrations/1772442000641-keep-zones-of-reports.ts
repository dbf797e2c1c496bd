import type { MigrationInterface, QueryRunner } from 'typeorm'

/** In which time zone the day is meant by which a report is due. Older hosts leave it as it is. */
export class KeepZonesOfReports1772442000641 implements MigrationInterface {
  readonly name = 'KeepZonesOfReports1772442000641'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports ADD COLUMN due_zone varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports DROP COLUMN due_zone')
  }
}
