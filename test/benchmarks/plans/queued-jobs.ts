import type { JobId } from '../../../core/shared/ids.ts'
import type pg from 'pg'
import type { PgBossDelivery } from '../../../adapters/pg-boss/pg-boss-delivery.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { aJob } from '../../support/builders.ts'
import { copy, idIn, idOf } from './copied-table.ts'
import { minutes } from './large-installation.ts'

const JOBS = 200_000
const UNFINISHED = 5_000
const NAMES = "(ARRAY['answer-question','read-document','send-invitation','write-report'])[1 + j % 4]"

/** No jobs at all, whatever ran before; those that come again and again are begun again after their intervals. */
export async function removeJobs(superuser: pg.Client): Promise<void> {
  await superuser.query('TRUNCATE jobs, job_runs, single_jobs, pgboss.job')
}

/** So many jobs that the first few wait for a worker and all others have ended, in place of what there was. */
export async function fillJobs(
  { unitOfWork }: Persistence,
  delivery: PgBossDelivery,
  superuser: pg.Client,
  accounts: number,
): Promise<void> {
  await removeJobs(superuser)
  await unitOfWork.run(({ jobs }) => jobs.add(aJob()))
  const finished = `j > ${UNFINISHED}`
  await copy(superuser, {
    table: 'jobs',
    over: [`generate_series(1, ${JOBS}) j`],
    changed: {
      account_id: idOf('account', `1 + j % ${accounts}`),
      id: idOf('job', 'j'),
      name: NAMES,
      state: `CASE WHEN ${finished} THEN CASE WHEN j % 20 = 0 THEN 'failed' ELSE 'completed' END ELSE 'queued' END`,
      turn: 'j',
      claimable_at: `CASE WHEN ${finished} THEN NULL ELSE x.claimable_at END`,
      last_run_at: `CASE WHEN ${finished} THEN ${minutes('j')} END`,
      last_finished_at: `CASE WHEN ${finished} THEN ${minutes('j')} END`,
      run_count: `CASE WHEN ${finished} THEN 1 ELSE 0 END`,
      created_at: minutes('j'),
    },
  })
  await sendTickets(delivery, superuser)
  await superuser.query('VACUUM ANALYZE jobs, job_runs, pgboss.job')
}

/** For the jobs that are queued. */
async function sendTickets(delivery: PgBossDelivery, client: pg.Client): Promise<void> {
  const tickets = Array.from({ length: UNFINISHED }, (_, at) => {
    const jobId = idIn('job', at + 1) as JobId
    return { jobId, accountId: null, lane: 'ordinary', priority: 0, turn: at + 1, notBefore: null } as const
  })
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: (await client.query<object>(text, values)).rows,
  })
  await delivery.send({ executeSql }, tickets)
}
