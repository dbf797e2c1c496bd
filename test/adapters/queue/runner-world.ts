import { expect } from 'chai'

import { JobRunner, type JobRunnerOptions } from '../../../adapters/queue/job-runner.ts'
import type { JobHandler, JobInput } from '../../../core/jobs/job-handler.ts'
import type { Job, JobId } from '../../../core/jobs/job.ts'
import type { Backend } from '../../support/backends.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { openFresh } from '../../support/open-fresh.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { eventually } from '../../support/waiting.ts'

/** Work that goes on until the test lets it end. */
export function held(): { handler: JobHandler; started: JobInput[]; end: () => void } {
  const started: JobInput[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const handler = {
    execute: async (input: JobInput) => {
      started.push(input)
      await ended
      return 'done'
    },
  }
  return { handler, started, end }
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await eventually(async () => expect(await condition(), 'what was waited for came').to.equal(true))
}

/** Handlers that do `execute` for the jobs of `aJob()`. */
export function does(execute: JobHandler['execute']): Record<string, JobHandler> {
  return { 'answer-question': { execute } }
}

/** An empty queue for each test of the surrounding suite, with a clock that stands still, and runners that end with the test. */
export function openQueue(backend: Backend) {
  const store = openFresh(backend, 'for each test')
  let clock: FixedClock
  let log: RecordingLog
  let runners: JobRunner[]

  beforeEach(() => {
    clock = new FixedClock()
    log = new RecordingLog()
    runners = []
  })

  afterEach(() => Promise.all(runners.map((one) => one.stop())))

  return {
    get clock() {
      return clock
    },
    get log() {
      return log
    },
    get jobQueue() {
      return store.persistence.jobQueue
    },
    runner(handlers: Record<string, JobHandler>, more: Partial<JobRunnerOptions> = {}): JobRunner {
      const { jobQueue: queue } = store.persistence
      const one = new JobRunner({ queue, clock, log, handlers, concurrency: 4, leaseMs: 60_000, graceMs: 50, ...more })
      runners.push(one)
      return one
    },
    add: (...all: Job[]) => store.run(({ jobs }) => jobs.add(...all)),
    find: (id: JobId) => store.run(({ jobs }) => jobs.find(id)),
    remove: (id: JobId) => store.run(({ jobs }) => jobs.remove(id)),
  }
}
