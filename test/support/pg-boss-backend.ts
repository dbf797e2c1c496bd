import pg from 'pg'

import { PgBossDelivery } from '../../adapters/pg-boss/pg-boss-delivery.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { ClaimedJob, ClaimRequest, JobQueue } from '../../core/jobs/ports.ts'
import type { Persistence } from '../../core/persistence.ts'
import { TEST_START } from './fixed-clock.ts'
import { RecordingLog } from './recording-log.ts'

/** pg-boss asks its own function what time it is: here it answers what the test says. */
const STOP_TIME = `
  CREATE TABLE IF NOT EXISTS pgboss.test_clock (now timestamptz NOT NULL);
  DELETE FROM pgboss.test_clock;
  INSERT INTO pgboss.test_clock VALUES ('${TEST_START}');
  CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE
    AS $$ SELECT now FROM pgboss.test_clock $$;
  UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL;`
/** Puts the time back to where each test begins. */
export const TURN_BACK = `UPDATE pgboss.test_clock SET now = '${TEST_START}';`
const SET_TIME = 'UPDATE pgboss.test_clock SET now = $1'
/** The product's data with its jobs delivered by pg-boss, whose time is that of the test's clock. */
export async function openWithPgBoss(url: string): Promise<Persistence> {
  const log = new RecordingLog()
  const delivery = new PgBossDelivery({ tidies: false, log })
  const persistence = await openDatabase({ kind: 'postgres', url }, delivery)
  const database = new pg.Pool({ connectionString: url, max: 4 })
  await database.query(STOP_TIME)
  return {
    ...persistence,
    jobQueue: new QueueOnTestTime(persistence.jobQueue, database),
    async close() {
      await persistence.close()
      await database.end()
    },
  }
}

class QueueOnTestTime implements JobQueue {
  constructor(
    private readonly queue: JobQueue,
    private readonly database: pg.Pool,
  ) {}

  async claim(request: ClaimRequest): Promise<ClaimedJob[]> {
    await this.database.query(SET_TIME, [request.now])
    return this.queue.claim(request)
  }

  requeueCutOff(...at: Parameters<JobQueue['requeueCutOff']>): Promise<number> {
    return this.queue.requeueCutOff(...at)
  }

  extend(...end: Parameters<JobQueue['extend']>): Promise<boolean> {
    return this.queue.extend(...end)
  }

  complete(...end: Parameters<JobQueue['complete']>): Promise<boolean> {
    return this.queue.complete(...end)
  }

  fail(...end: Parameters<JobQueue['fail']>): Promise<boolean> {
    return this.queue.fail(...end)
  }

  release(...end: Parameters<JobQueue['release']>): Promise<boolean> {
    return this.queue.release(...end)
  }

  postpone(...end: Parameters<JobQueue['postpone']>): Promise<boolean> {
    return this.queue.postpone(...end)
  }

  nextDueAt(): Promise<string | null> {
    return this.queue.nextDueAt()
  }

  onAdded(listener: () => void): () => void {
    return this.queue.onAdded(listener)
  }

  reload(...job: Parameters<JobQueue['reload']>): Promise<void> {
    return this.queue.reload(...job)
  }
}
