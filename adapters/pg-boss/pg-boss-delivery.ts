import type { Db, JobInsert, PgBoss } from 'pg-boss'
import { MAX_ATTEMPTS, type JobId } from '../../core/jobs/job.ts'
import type { JobTicket } from '../../core/jobs/ports/job-ticket.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import { JOB_ID_IN_SQL, jobIdOf, ticketIdOf } from './ticket-id.ts'

export interface PgBossSettings {
  readonly url: string
  /** Whole seconds, at least 10: how long after a process was killed its jobs are delivered again. */
  readonly leaseSeconds: number
  /** Whether it looks after its own tables now and then; for hosts that work. */
  readonly tidies: boolean
  readonly log: Log
}

const QUEUE = 'jobs'
const DEAD = 'dead-jobs'
const SCHEMA = 'pgboss'

/** Turns of one priority, so many that no account ever reaches the end: they begin anew whenever nothing waits. */
const TURNS = 2 ** 24
const HIGHEST_PRIORITY = 100

/**
 * Our tickets are in no group, so that this limits nothing; but with it pg-boss looks its choice up by identifier. Without,
 * PostgreSQL walks through all tickets at each claim when many came since it last counted them.
 */
const NO_GROUPS = 1

/** pg-boss ends what takes longer even where it is still at work, and takes no more than this. */
const LONGEST_WORK_SECONDS = 24 * 60 * 60
/** pg-boss forgets what waits for longer. */
const LONGEST_WAIT_SECONDS = 10 * 365 * 24 * 60 * 60
const LOOKS_AFTER_ITSELF_EVERY_SECONDS = 60

/**
 * pg-boss as what delivers jobs. A ticket is there exactly as long as its job is unfinished, so that finished jobs cost
 * delivery nothing. Statements run on the connection that is handed in; pg-boss has two of its own for looking after itself.
 */
export class PgBossDelivery {
  private boss: PgBoss | null = null

  constructor(private readonly settings: PgBossSettings) {}

  async open(): Promise<void> {
    const { PgBoss: Boss } = await import('pg-boss')
    const { url, tidies, log } = this.settings
    const boss = new Boss({
      connectionString: url,
      schema: SCHEMA,
      max: 2,
      schedule: false,
      supervise: tidies,
      superviseIntervalSeconds: LOOKS_AFTER_ITSELF_EVERY_SECONDS,
      monitorIntervalSeconds: 1,
    })
    boss.on('error', (error) => log.error('pg-boss could not look after itself', { error }))
    this.boss = boss
    await boss.start()
    await this.makeQueues(boss)
  }

  async send(db: Db, tickets: readonly JobTicket[]): Promise<void> {
    if (tickets.length > 0) await this.started().insert(QUEUE, tickets.map(insertOf), { db })
  }

  /** What pg-boss would ask of the database, so that it can be asked in one go with what concerns the rows of the jobs. */
  async leasing(limit: number): Promise<{ text: string; values: readonly unknown[]; jobId: string }> {
    let asked = { text: '', values: [] as readonly unknown[] }
    const executeSql: Db['executeSql'] = async (text, values = []) => {
      asked = { text, values }
      return { rows: [] }
    }
    await this.started().fetch(QUEUE, { db: { executeSql }, batchSize: limit, groupConcurrency: NO_GROUPS })
    return { ...asked, jobId: JOB_ID_IN_SQL }
  }

  async hold(db: Db, jobId: JobId): Promise<boolean> {
    const touched = (await this.started().touch(QUEUE, ticketIdOf(jobId), { db })) as { readonly affected?: number }
    return touched.affected === 1
  }

  /** pg-boss counts the failure and would choose a moment by itself. */
  async retry(db: Db, jobId: JobId, at: string): Promise<void> {
    const id = ticketIdOf(jobId)
    await this.started().fail(QUEUE, id, null, { db })
    await this.started().update(QUEUE, undefined, { db, id, startAfter: at })
  }

  async drop(db: Db, jobIds: readonly JobId[]): Promise<void> {
    if (jobIds.length > 0) await this.started().deleteJob(QUEUE, jobIds.map(ticketIdOf), { db })
  }

  async endLeases(): Promise<void> {
    await this.started().supervise(QUEUE)
  }

  async takeDead(db: Db, limit: number): Promise<JobId[]> {
    const dead = await this.started().fetch(DEAD, { db, batchSize: limit, includeMetadata: true })
    if (dead.length === 0) return []
    const ids = dead.flatMap(({ sourceId }) => (sourceId === null ? [] : [jobIdOf(sourceId)]))
    await this.started().deleteJob(
      DEAD,
      dead.map(({ id }) => id),
      { db },
    )
    await this.drop(db, ids)
    return ids
  }

  async close(): Promise<void> {
    const { boss } = this
    this.boss = null
    await boss?.stop({ graceful: false })
  }

  private async makeQueues(boss: PgBoss): Promise<void> {
    const patience = { retentionSeconds: LONGEST_WAIT_SECONDS, expireInSeconds: LONGEST_WORK_SECONDS }
    const options = {
      ...patience,
      deadLetter: DEAD,
      retryLimit: MAX_ATTEMPTS - 1,
      retryDelay: 0,
      retryBackoff: false,
      heartbeatSeconds: this.settings.leaseSeconds,
    }
    await boss.createQueue(DEAD, patience)
    await boss.createQueue(QUEUE, options)
    await boss.updateQueue(QUEUE, options)
  }

  private started(): PgBoss {
    if (this.boss === null) throw new Error('Jobs can be delivered only while pg-boss is open.')
    return this.boss
  }
}

function insertOf({ jobId, priority, turn, notBefore, failCount }: JobTicket): JobInsert {
  return {
    id: ticketIdOf(jobId),
    priority: rankOf(priority, turn),
    retryLimit: Math.max(0, MAX_ATTEMPTS - 1 - failCount),
    ...(notBefore !== null && { startAfter: notBefore }),
  }
}

/** pg-boss delivers the highest first. */
function rankOf(priority: number, turn: number): number {
  const within = Math.min(HIGHEST_PRIORITY, Math.max(-HIGHEST_PRIORITY, priority))
  return within * TURNS - Math.min(turn, TURNS - 1)
}
