import type { RowLevelSecurity } from '../../core/accounts/ports/row-level-security.ts'
import { wrapHandler, type JobHandler } from '../../core/jobs/job-handler.ts'

type Handlers = Readonly<Record<string, JobHandler>>

/** The handlers, each restricted to the rows of its job's account. Jobs of the installation itself see all rows. */
export function accountScopedHandlers(handlers: Handlers, rowLevelSecurity: RowLevelSecurity): Handlers {
  const scoped = (handler: JobHandler) =>
    wrapHandler(handler, ({ accountId }, work) => rowLevelSecurity.within(accountId, work))
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, scoped(handler)]))
}
