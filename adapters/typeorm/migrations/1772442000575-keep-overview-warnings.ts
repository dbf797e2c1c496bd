import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the reader of a funder's overview should look at. Older hosts leave it as it is. */
export class KeepOverviewWarnings1772442000575 implements MigrationInterface {
  readonly name = 'KeepOverviewWarnings1772442000575'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE funders ADD COLUMN overview_warnings text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE funders DROP COLUMN overview_warnings')
  }
}
