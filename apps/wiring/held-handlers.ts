import type { HoldClosedWork } from '../../core/accounts/open-account.ts'
import { isJobName } from '../../core/jobs/job-catalogue.ts'
import type { JobHandler } from '../../core/jobs/job-handler.ts'

type Handlers = Readonly<Record<string, JobHandler>>

/** Pauses the handlers' jobs for accounts that wait for their removal. */
export function heldHandlers(handlers: Handlers, hold: HoldClosedWork): Handlers {
  const held = (name: string, handler: JobHandler): JobHandler => ({
    execute: async (input) => {
      if (isJobName(name)) await hold.assertGoesOn(name, input.accountId)
      return handler.execute(input)
    },
    giveUp: async (job) => handler.giveUp?.(job),
  })
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, held(name, handler)]))
}
