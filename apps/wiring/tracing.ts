import type { RequestTrace } from '../../adapters/monitoring/request-trace.ts'
import { wrapHandler, type JobHandler } from '../../core/jobs/job-handler.ts'
import { REQUEST_ID, type Job } from '../../core/jobs/job.ts'
import type { Jobs } from '../../core/jobs/ports.ts'
import type { Persistence } from '../../core/persistence.ts'
import type { UnitOfWork } from '../../core/shared/ports.ts'
import type { Stores } from '../../core/stores.ts'

/** The store, with the request recorded in each queued job. */
export function tracedPersistence(persistence: Persistence, trace: RequestTrace): Persistence {
  return { ...persistence, unitOfWork: tracedWork(persistence.unitOfWork, trace) }
}

/** Runs each handler in the context of the request that queued its job, which further jobs inherit. */
export function tracedHandlers(
  handlers: Readonly<Record<string, JobHandler>>,
  trace: RequestTrace,
): Readonly<Record<string, JobHandler>> {
  const traced = (handler: JobHandler): JobHandler =>
    wrapHandler(handler, ({ data }, work) => {
      const requestId = data[REQUEST_ID]
      return typeof requestId === 'string' ? trace.run(requestId, work) : work()
    })
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, traced(handler)]))
}

function tracedWork(work: UnitOfWork<Stores>, trace: RequestTrace): UnitOfWork<Stores> {
  return {
    run(unit, durability) {
      const requestId = trace.requestId()
      if (requestId === undefined) return work.run(unit, durability)
      return work.run((stores) => unit({ ...stores, jobs: tracedJobs(stores.jobs, requestId) }), durability)
    },
  }
}

function tracedJobs(jobs: Jobs, requestId: string): Jobs {
  const traced = (job: Job): Job => ({ ...job, data: { ...job.data, [REQUEST_ID]: requestId } })
  return {
    add: (...added) => jobs.add(...added.map(traced)),
    find: (id) => jobs.find(id),
    isQueued: (accountId, name) => jobs.isQueued(accountId, name),
    since: (accountId, name, createdAt) => jobs.since(accountId, name, createdAt),
    remove: (id) => jobs.remove(id),
    wakeWaiting: (accountId) => jobs.wakeWaiting(accountId),
    removeOfAccount: (accountId) => jobs.removeOfAccount(accountId),
  }
}
