import type { MigrationInterface, QueryRunner } from 'typeorm'

import { NULLABLE, PRIMARY, createTables, dropTables, index, integer, text, varchar } from './table.ts'

const TABLES = [
  {
    name: 'jobs',
    columns: [
      varchar('id', PRIMARY),
      varchar('name'),
      varchar('account_id', NULLABLE),
      text('data'),
      varchar('state'),
      integer('precedence'),
      integer('turn'),
      varchar('claimable_at', NULLABLE),
      varchar('due_at'),
      varchar('created_at'),
      varchar('last_run_at', NULLABLE),
      varchar('last_finished_at', NULLABLE),
      integer('run_count'),
      integer('fail_count'),
      text('result', NULLABLE),
      text('fail_reason', NULLABLE),
    ],
    indices: [
      index('jobs_in_turn', ['precedence', 'turn', 'created_at', 'id'], {
        where: 'claimable_at IS NOT NULL',
      }),
      index('jobs_by_time', ['claimable_at'], { where: 'claimable_at IS NOT NULL' }),
      index('jobs_waiting_of_account', ['account_id', 'precedence', 'turn'], {
        where: 'claimable_at IS NOT NULL',
      }),
      index('jobs_of_account', ['account_id']),
    ],
  },
]

export class CreateJobs1772442000005 implements MigrationInterface {
  readonly name = 'CreateJobs1772442000005'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
