import pg from 'pg'

import { PgBossDelivery } from '../../adapters/pg-boss/pg-boss-delivery.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { ClaimedJob, JobQueue } from '../../core/jobs/ports/job-queue.ts'
import type { Persistence } from '../../core/persistence.ts'
import { TEST_START } from './fixed-clock.ts'
import { RecordingLog } from './recording-log.ts'

const SHORTEST_LEASE_SECONDS = 10

/** pg-boss asks its own function what time it is: here it answers what the test says. */
const STOP_TIME = `
  CREATE TABLE IF NOT EXISTS pgboss.test_clock (now timestamptz NOT NULL);
  DELETE FROM pgboss.test_clock;
  INSERT INTO pgboss.test_clock VALUES ('${TEST_START}');
  CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE
    AS $$ SELECT now FROM pgboss.test_clock $$;
  UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL;`
const SET_TIME = 'UPDATE pgboss.test_clock SET now = $1'
/** A lease of ours has ended when its last moment has come, one of pg-boss a moment later. */
const SET_LEASE = `UPDATE pgboss.job SET heartbeat_seconds = $1, heartbeat_on = heartbeat_on - interval '1 ms'
  WHERE state = 'active' AND heartbeat_on = $2`
const MOMENT_MS = 1

/** The product's data with its jobs delivered by pg-boss, whose time and leases are those of the test's clock. */
export async function openWithPgBoss(url: string): Promise<Persistence> {
  const log = new RecordingLog()
  const delivery = new PgBossDelivery({ url, leaseSeconds: SHORTEST_LEASE_SECONDS, tidies: false, log })
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
  private leaseMs = 0

  constructor(
    private readonly queue: JobQueue,
    private readonly database: pg.Pool,
  ) {}

  async claim(request: { now: string; leaseUntil: string; limit: number }): Promise<ClaimedJob[]> {
    this.leaseMs = Date.parse(request.leaseUntil) - Date.parse(request.now)
    await this.database.query(SET_TIME, [request.now])
    const claims = await this.queue.claim(request)
    await this.database.query(SET_LEASE, [Math.ceil(this.leaseMs / 1000), request.now])
    return claims
  }

  async extend(claim: ClaimedJob, leaseUntil: string): Promise<boolean> {
    await this.database.query(SET_TIME, [new Date(Date.parse(leaseUntil) - this.leaseMs - MOMENT_MS).toISOString()])
    return this.queue.extend(claim, leaseUntil)
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
