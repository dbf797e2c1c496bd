import type { AccountId } from '../../core/shared/ids.ts'
import type { JobHandler } from '../../core/jobs/job-handler.ts'

type Handlers = Readonly<Record<string, JobHandler>>

interface Hold {
  readonly isOver: Promise<void>
  end(): void
}

/** Holds back the jobs of single accounts, so that what a page says while work continues can be looked at. */
export class JobControl {
  private readonly holds = new Map<AccountId, Hold>()

  /** The handlers, each waiting while the account of its job is held. */
  readonly around = (handlers: Handlers): Handlers =>
    Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, this.held(handler)]))

  hold(account: AccountId): void {
    if (this.holds.has(account)) return
    let end: () => void = () => undefined
    const isOver = new Promise<void>((resolve) => (end = resolve))
    this.holds.set(account, { isOver, end })
  }

  resume(account: AccountId): void {
    this.holds.get(account)?.end()
    this.holds.delete(account)
  }

  resumeAll(): void {
    for (const account of [...this.holds.keys()]) this.resume(account)
  }

  private held(handler: JobHandler): JobHandler {
    return {
      execute: async (input) => {
        if (input.accountId !== null) await this.holds.get(input.accountId)?.isOver
        return handler.execute(input)
      },
    }
  }
}
