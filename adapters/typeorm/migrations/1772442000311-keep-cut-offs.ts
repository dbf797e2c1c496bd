import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = {
  lane: "varchar NOT NULL DEFAULT 'ordinary'",
  cut_off_count: 'integer NOT NULL DEFAULT 0',
  lone_cut_off_count: 'integer NOT NULL DEFAULT 0',
  claimed_by: 'varchar',
  waiting_for: 'varchar',
}

/** With defaults, for older hosts that add jobs meanwhile. */
export class KeepCutOffs1772442000311 implements MigrationInterface {
  readonly name = 'KeepCutOffs1772442000311'

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE jobs ADD COLUMN ${name} ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS)) await runner.query(`ALTER TABLE jobs DROP COLUMN ${name}`)
  }
}
