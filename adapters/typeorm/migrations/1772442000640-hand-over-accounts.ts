import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = ['offered_to', 'removal_asked_at', 'removal_due_at'] as const

/** The user to whom an account is offered, and the time of a removal request. Older hosts leave both unchanged. */
export class HandOverAccounts1772442000640 implements MigrationInterface {
  readonly name = 'HandOverAccounts1772442000640'

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE accounts ADD COLUMN ${column} varchar`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE accounts DROP COLUMN ${column}`)
  }
}
