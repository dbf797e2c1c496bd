import { sentenceForAdmins as sentenceOf } from '../../adapters/http-contract/texts/en/reasons.ts'
import { appendFile } from 'node:fs/promises'

import { PgBossDelivery } from '../../adapters/pg-boss/pg-boss-delivery.ts'
import { JobRunner } from '../../adapters/queue/job-runner.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import { SystemTimers } from '../../adapters/system/system-timers.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import { RecordingLog } from './recording-log.ts'

/** What a process that does nothing but jobs is told, as JSON in its first argument. */
export interface HostOrders {
  readonly database:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string }
  readonly queue: 'embedded' | 'pg-boss'
  readonly leaseSeconds: number
  /** A line `begin|end <job's mark> <process>` each is added here. */
  readonly diary: string
  /** Never ends the work that it begins. */
  readonly holds: boolean
}

async function work({ database, queue, leaseSeconds, diary, holds }: HostOrders): Promise<void> {
  const log = new RecordingLog()
  const delivery =
    database.kind === 'postgres' && queue === 'pg-boss' ? new PgBossDelivery({ tidies: true, log }) : null
  const { jobQueue } = await openDatabase(database, delivery)
  const execute = async ({ data }: { data: Readonly<Record<string, unknown>> }) => {
    await appendFile(diary, `begin ${String(data['mark'])} ${process.pid}\n`)
    if (holds) await new Promise<never>(() => undefined)
    await appendFile(diary, `end ${String(data['mark'])} ${process.pid}\n`)
    return 'done'
  }
  const system = { clock: new SystemClock(), timers: new SystemTimers(), log }
  const runner = { ...system, queue: jobQueue, concurrency: 3, leaseMs: leaseSeconds * 1000 }
  new JobRunner({ ...runner, handlers: { marked: { execute } }, sentenceOf }).start()
}

await work(JSON.parse(process.argv[2] ?? '') as HostOrders)
