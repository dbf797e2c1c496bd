import type { RowLevelSecurity } from '../../core/accounts/ports/row-level-security.ts'
import { wrapHandler, type JobHandler } from '../../core/jobs/job-handler.ts'

type Handlers = Readonly<Record<string, JobHandler>>

/** The handlers, each working within the wall of the account whose job it is; a job of the installation's has none. */
export function accountScopedHandlers(handlers: Handlers, rowLevelSecurity: RowLevelSecurity): Handlers {
  const scoped = (handler: JobHandler) =>
    wrapHandler(handler, ({ accountId }, work) => rowLevelSecurity.within(accountId, work))
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, scoped(handler)]))
}
