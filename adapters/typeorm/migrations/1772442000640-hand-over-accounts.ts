import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = ['offered_to', 'removal_asked_at', 'removal_due_at'] as const

/** To whom an account is offered, and since when it waits for its removal. Older hosts leave both as they are. */
export class HandOverAccounts1772442000640 implements MigrationInterface {
  readonly name = 'HandOverAccounts1772442000640'

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE accounts ADD COLUMN ${column} varchar`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE accounts DROP COLUMN ${column}`)
  }
}
