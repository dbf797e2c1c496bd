import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Warnings for the reader of a funder's overview. Older hosts leave them unchanged. */
export class KeepOverviewWarnings1772442000575 implements MigrationInterface {
  readonly name = 'KeepOverviewWarnings1772442000575'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE funders ADD COLUMN overview_warnings text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE funders DROP COLUMN overview_warnings')
  }
}
