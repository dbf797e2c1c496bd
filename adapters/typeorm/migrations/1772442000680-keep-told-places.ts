import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Where people of an account pointed to for answers in forms of one layout, as JSON. Older hosts leave it as it is. */
export class KeepToldPlaces1772442000680 implements MigrationInterface {
  readonly name = 'KeepToldPlaces1772442000680'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE told_forms ADD COLUMN told_places text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE told_forms DROP COLUMN told_places')
  }
}
