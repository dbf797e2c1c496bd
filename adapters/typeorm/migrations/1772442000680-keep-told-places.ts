import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Places that people of an account chose for answers in forms of one layout, as JSON. Older hosts leave them unchanged.
 */
export class KeepToldPlaces1772442000680 implements MigrationInterface {
  readonly name = 'KeepToldPlaces1772442000680'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE told_forms ADD COLUMN told_places text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE told_forms DROP COLUMN told_places')
  }
}
