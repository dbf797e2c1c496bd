import type { JobId } from '../../../core/shared/ids.ts'
import { sentenceForAdmins as sentenceOf } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { JobRunner, type JobRunnerOptions } from '../../../adapters/queue/job-runner.ts'
import type { JobHandler, JobInput } from '../../../core/jobs/job-handler.ts'
import type { Job } from '../../../core/jobs/job.ts'
import type { JobQueue } from '../../../core/jobs/ports.ts'
import type { Backend } from '../../support/backends.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { openFresh } from '../../support/open-fresh.ts'
import { RecordingLog } from '../../support/recording-log.ts'

export const LEASE_MS = 60_000
export const GRACE_MS = 50
/** After so long a runner looks at the queue although nothing called it. */
export const NEXT_LOOK_MS = 15_000

/** A promise that the test, or what it watches, keeps. */
export function signal<T = void>(): { come: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => {}
  const come = new Promise<T>((resolve) => {
    give = resolve
  })
  return { come, give }
}

/** Work that continues until the test lets it end; `begun` gives the input of the first job that it began. */
export function blockedHandler(): {
  handler: JobHandler
  begun: Promise<JobInput>
  started: JobInput[]
  end: () => void
} {
  const started: JobInput[] = []
  const [begun, ended] = [signal<JobInput>(), signal()]
  const handler = {
    execute: async (input: JobInput) => {
      started.push(input)
      begun.give(input)
      await ended.come
      return 'done'
    },
  }
  return { handler, begun: begun.come, started, end: ended.give }
}

/** The queue, which tells when it has answered the first call of this method. */
export function notifyingQueue(
  queue: JobQueue,
  method: 'complete' | 'extend',
): { queue: JobQueue; told: Promise<void> } {
  const told = signal()
  const value = async (...asked: [never, never, never]) => {
    const isOurs = await queue[method](...asked)
    told.give()
    return isOurs
  }
  return { queue: Object.create(queue, { [method]: { value } }) as JobQueue, told: told.come }
}

/** Handlers that do `execute` for the jobs of `aJob()`. */
export function handlersRunning(execute: JobHandler['execute']): Record<string, JobHandler> {
  return { 'answer-question': { execute } }
}

/** Jobs at once, and milliseconds. */
const USUAL = { concurrency: 4, leaseMs: LEASE_MS, graceMs: GRACE_MS }

/** An empty queue for each test of the surrounding suite, a clock and timers that wait for the test, and runners that end with it. */
export function openQueue(backend: Backend) {
  const store = openFresh(backend, 'anew for each test')
  let clock: FixedClock
  let timers: ManualTimers
  let log: RecordingLog
  let runners: JobRunner[]

  beforeEach(() => {
    clock = new FixedClock()
    timers = new ManualTimers()
    log = new RecordingLog()
    runners = []
  })

  afterEach(async () => {
    const stopped = Promise.all(runners.map((one) => one.stop()))
    for (let count = 0; count < runners.length; count += 1) timers.goOff(GRACE_MS).catch(() => undefined)
    await stopped
  })

  return {
    get clock() {
      return clock
    },
    get timers() {
      return timers
    },
    get log() {
      return log
    },
    get jobQueue() {
      return store.persistence.jobQueue
    },
    runner(handlers: Record<string, JobHandler>, more: Partial<JobRunnerOptions> = {}): JobRunner {
      const { jobQueue: queue } = store.persistence
      const one = new JobRunner({ queue, clock, timers, log, handlers, sentenceOf, ...USUAL, ...more })
      runners.push(one)
      return one
    },
    add: (...all: Job[]) => store.run(({ jobs }) => jobs.add(...all)),
    find: (id: JobId) => store.run(({ jobs }) => jobs.find(id)),
    remove: (id: JobId) => store.run(({ jobs }) => jobs.remove(id)),
  }
}
