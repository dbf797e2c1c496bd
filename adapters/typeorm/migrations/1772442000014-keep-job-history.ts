import type { MigrationInterface, QueryRunner } from 'typeorm'

import { NULLABLE, PRIMARY, cascading, createTables, dropTables, integer, text, varchar } from './table.ts'

const TABLES = [
  {
    name: 'job_runs',
    columns: [
      varchar('job_id', PRIMARY),
      integer('number', PRIMARY),
      varchar('started_at'),
      varchar('finished_at'),
      varchar('outcome'),
      text('detail', NULLABLE),
    ],
    foreignKeys: [cascading('job_runs_job', 'job_id', 'jobs')],
  },
  {
    name: 'single_jobs',
    columns: [varchar('name', PRIMARY), varchar('next_run_at'), varchar('job_id', NULLABLE), integer('version')],
  },
]

/** For admins' lists. */
const JOB_INDICES = {
  jobs_newest: 'created_at, id',
  jobs_last_run: 'last_run_at, id',
  jobs_by_runs: 'run_count, id',
  jobs_by_failures: 'fail_count, id',
  jobs_of_state: 'state, created_at, id',
  jobs_of_name: 'name, created_at, id',
  jobs_of_name_and_state: 'name, state, created_at, id',
  jobs_finished: 'state, last_finished_at',
}

export class KeepJobHistory1772442000014 implements MigrationInterface {
  readonly name = 'KeepJobHistory1772442000014'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    for (const [name, columns] of Object.entries(JOB_INDICES))
      await runner.query(
        `CREATE INDEX ${name} ON jobs (${columns})${name === 'jobs_finished' ? ' WHERE claimable_at IS NULL' : ''}`,
      )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(JOB_INDICES)) await runner.query(`DROP INDEX ${name}`)
    await dropTables(runner, TABLES)
  }
}
