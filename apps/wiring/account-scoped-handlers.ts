import type { RowLevelSecurity } from '../../core/accounts/ports.ts'
import { wrapHandler, type JobHandler } from '../../core/jobs/job-handler.ts'

type Handlers = Readonly<Record<string, JobHandler>>

/** The job that must see whether the invited user has an empty account of their own. */
const LOOKS_INTO_ANOTHER = 'send-invitation'

/** Restricts each handler to the rows of its job's account. Jobs of the installation see all rows. */
export function accountScopedHandlers(handlers: Handlers, rowLevelSecurity: RowLevelSecurity): Handlers {
  const scoped = (name: string, handler: JobHandler) =>
    wrapHandler(handler, ({ accountId }, work) =>
      rowLevelSecurity.within(name === LOOKS_INTO_ANOTHER ? null : accountId, work),
    )
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, scoped(name, handler)]))
}
