import type { AccountId, JobId } from '../../core/shared/ids.ts'
import type { Db, JobInsert, PgBoss } from 'pg-boss'
import type { JobLane } from '../../core/jobs/job-lane.ts'
import type { JobTicket } from '../../core/jobs/ports.ts'
import type { Log } from '../../core/shared/ports.ts'

const FILLING = '00000000'

/** pg-boss identifies jobs by UUIDs, and our identifiers have 24 hexadecimal digits, so they are padded. */
function ticketIdOf(jobId: JobId): string {
  const digits = `${jobId}${FILLING}`
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  )
}

/** SQL for a job's identifier from a ticket's column `id`. */
const JOB_ID_IN_SQL = `left(replace(id::text, '-', ''), -${FILLING.length})`

interface Leased {
  readonly limit: number
  readonly lane: JobLane
  readonly except: readonly AccountId[]
}

export interface PgBossSettings {
  /** Whether pg-boss maintains its own tables; for hosts that run jobs. */
  readonly tidies: boolean
  readonly log: Log
}

const QUEUE = 'jobs'
const SCHEMA = 'pgboss'
/** Leases and crash counts are in our rows; hosts of earlier releases kept them in pg-boss. */
const UNSET_OLD_OPTIONS = { heartbeatSeconds: null, deadLetter: null }

/**
 * Number of turns per priority: so many that no account reaches the end, because turns restart whenever the queue is
 * empty.
 */
const TURNS = 2 ** 24
const HIGHEST_PRIORITY = 30
/** Distance between two lanes in priorities: pg-boss's priority combines lane, priority and turn. */
const LANE_WIDTH = 2 * HIGHEST_PRIORITY + 2
const PLACE_OF_LANE: Readonly<Record<JobLane, number>> = { lone: -LANE_WIDTH, ordinary: 0, small: LANE_WIDTH }

/**
 * Groups are accounts. This limits nothing, because shares are per process, but with it pg-boss looks up its choice by
 * identifier. Otherwise PostgreSQL scans all tickets at each claim if many were added since its last statistics.
 */
const ANY_NUMBER = 2 ** 30
/** Our own rows limit the number of attempts. */
const NEVER_GIVES_UP = 2 ** 30

/** Maximum that pg-boss allows; it ends longer jobs even while they run. */
const LONGEST_WORK_SECONDS = 24 * 60 * 60
/** pg-boss drops jobs that wait longer. */
const LONGEST_WAIT_SECONDS = 10 * 365 * 24 * 60 * 60
/** In the past on every clock. */
const LONG_AGO = '2000-01-01T00:00:00.000Z'
const LOOKS_AFTER_ITSELF_EVERY_SECONDS = 60

/**
 * Delivers jobs with pg-boss. A ticket exists only while its job is unfinished, so finished jobs cost nothing.
 * Statements use the given connection; pg-boss's own maintenance uses the one passed to `open`.
 */
export class PgBossDelivery {
  private boss: PgBoss | null = null

  constructor(private readonly settings: PgBossSettings) {}

  async open(db: Db): Promise<void> {
    const { PgBoss: Boss } = await import('pg-boss')
    const { tidies, log } = this.settings
    const boss = new Boss({
      db,
      schema: SCHEMA,
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

  /** Returns pg-boss's claiming query, so that it can be combined with the query on our rows. */
  async leasing(of: Leased): Promise<{ text: string; values: readonly unknown[]; jobId: string }> {
    const { limit, lane, except } = of
    let asked = { text: '', values: [] as readonly unknown[] }
    const executeSql: Db['executeSql'] = async (text, values = []) => {
      asked = { text, values }
      return { rows: [] }
    }
    const options = { db: { executeSql }, batchSize: limit, groupConcurrency: ANY_NUMBER, ...ranksOf(lane) }
    await this.started().fetch(QUEUE, except.length === 0 ? options : { ...options, ignoreGroups: [...except] })
    return { ...asked, jobId: JOB_ID_IN_SQL }
  }

  async hold(db: Db, jobId: JobId): Promise<boolean> {
    const touched = (await this.started().touch(QUEUE, ticketIdOf(jobId), { db })) as { readonly affected?: number }
    return touched.affected === 1
  }

  async deliverNow(db: Db, jobIds: readonly JobId[]): Promise<void> {
    for (const jobId of jobIds)
      await this.started().update(QUEUE, undefined, { db, id: ticketIdOf(jobId), startAfter: LONG_AGO })
  }

  /** Sets the time afterwards, because pg-boss chooses one itself when it counts a failure. */
  async retry(db: Db, jobId: JobId, at: string): Promise<void> {
    const id = ticketIdOf(jobId)
    await this.started().fail(QUEUE, id, null, { db })
    await this.started().update(QUEUE, undefined, { db, id, startAfter: at })
  }

  async drop(db: Db, jobIds: readonly JobId[]): Promise<void> {
    if (jobIds.length > 0) await this.started().deleteJob(QUEUE, jobIds.map(ticketIdOf), { db })
  }

  async close(): Promise<void> {
    const { boss } = this
    this.boss = null
    await boss?.stop({ graceful: false })
  }

  private async makeQueues(boss: PgBoss): Promise<void> {
    const options = {
      retentionSeconds: LONGEST_WAIT_SECONDS,
      expireInSeconds: LONGEST_WORK_SECONDS,
      retryLimit: NEVER_GIVES_UP,
      retryDelay: 0,
      retryBackoff: false,
    }
    await boss.createQueue(QUEUE, options)
    await boss.updateQueue(QUEUE, { ...options, ...UNSET_OLD_OPTIONS })
  }

  private started(): PgBoss {
    if (this.boss === null) throw new Error('Jobs can be delivered only while pg-boss is open.')
    return this.boss
  }
}

function insertOf({ jobId, accountId, lane, priority, turn, notBefore }: JobTicket): JobInsert {
  return {
    id: ticketIdOf(jobId),
    priority: rankOf(lane, priority, turn),
    retryLimit: NEVER_GIVES_UP,
    ...(accountId !== null && { group: { id: accountId } }),
    ...(notBefore !== null && { startAfter: notBefore }),
  }
}

/** pg-boss delivers the highest rank first. */
function rankOf(lane: JobLane, priority: number, turn: number): number {
  const within = Math.min(HIGHEST_PRIORITY, Math.max(-HIGHEST_PRIORITY, priority))
  return (PLACE_OF_LANE[lane] + within) * TURNS - Math.min(turn, TURNS - 1)
}

/**
 * The ranks of a lane. Hosts of earlier releases used more priorities, all ordinary and all within the distance between
 * lanes.
 */
function ranksOf(lane: JobLane): { minPriority: number; maxPriority: number } {
  const middle = PLACE_OF_LANE[lane]
  return {
    minPriority: (middle - HIGHEST_PRIORITY - 1) * TURNS + 1,
    maxPriority: (middle + HIGHEST_PRIORITY) * TURNS,
  }
}
