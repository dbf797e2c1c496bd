import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Null for existing factors and those that older hosts make: no wrong code from a known place. */
export class CountCodesByOrigin1772442000584 implements MigrationInterface {
  readonly name = 'CountCodesByOrigin1772442000584'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE second_factors ADD COLUMN wrong_codes_by_origin text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE second_factors DROP COLUMN wrong_codes_by_origin')
  }
}
