import type { AccountWall } from '../../core/accounts/ports/account-wall.ts'
import { surrounded, type JobHandler } from '../../core/jobs/job-handler.ts'

type Handlers = Readonly<Record<string, JobHandler>>

/** The handlers, each working within the wall of the account whose job it is; a job of the installation's has none. */
export function walledHandlers(handlers: Handlers, wall: AccountWall): Handlers {
  const walled = (handler: JobHandler) => surrounded(handler, ({ accountId }, work) => wall.within(accountId, work))
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, walled(handler)]))
}
