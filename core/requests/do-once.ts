import type { Actor } from '../identity/user.ts'
import { AppError } from '../shared/app-error.ts'
import type { Clock, Timers, UnitOfWork } from '../shared/ports.ts'
import type { KeptRequest, RequestName } from './kept-request.ts'
import type { KeptRequests } from './ports.ts'

/** Interval and number of checks whether another host has finished a request. */
const LOOK_EVERY_MS = 250
const MAX_LOOKS = 40

export interface RequestToDo {
  readonly actor: Actor
  /** The caller's key for this action, the same for repeated requests; null if there is none. */
  readonly key: string | null
  readonly fingerprint: string
}

interface Running {
  readonly fingerprint: string
  readonly made: Promise<string>
}

/**
 * Carries out a request once even if it is repeated: with a key, for a day and on all hosts; without one, while an
 * equal request of the same user is running in this process. Failed requests can be repeated.
 */
export class DoOnce {
  private readonly running = new Map<string, Running>()

  constructor(
    private readonly work: UnitOfWork<{ keptRequests: KeptRequests }>,
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {}

  /**
   * Returns the identifier that `act` makes, or made at the first request. Throws `conflict` where the key was used for
   * another request, and where it is unknown whether the first request was carried out.
   */
  async execute({ actor, key, fingerprint }: RequestToDo, act: () => Promise<string>): Promise<string> {
    const { accountId, userId } = actor
    const name = JSON.stringify([userId, key ?? '', key === null ? fingerprint : ''])
    const under = this.running.get(name)
    if (under) return sameAs(under, fingerprint).made
    const made = key === null ? act() : this.kept({ accountId, userId, key }, fingerprint, act)
    this.running.set(name, { fingerprint, made })
    return made.finally(() => this.running.delete(name))
  }

  /** Neither commit waits for the disk: the commit in `act` between them also flushes the first. */
  private async kept(name: RequestName, fingerprint: string, act: () => Promise<string>): Promise<string> {
    const request: KeptRequest = { ...name, fingerprint, startedAt: this.clock.now(), made: null }
    if (!(await this.work.run(({ keptRequests }) => keptRequests.claim(request), 'repeatable')))
      return this.madeBefore(request, act)
    try {
      const made = await act()
      await this.work.run(({ keptRequests }) => keptRequests.complete(name, made), 'repeatable')
      return made
    } catch (error) {
      await this.work.run(({ keptRequests }) => keptRequests.remove(name))
      throw error
    }
  }

  private async madeBefore(request: KeptRequest, act: () => Promise<string>): Promise<string> {
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const before = await this.work.run(({ keptRequests }) => keptRequests.find(request))
      if (before === null) return this.kept(request, request.fingerprint, act)
      const { made } = sameAs(before, request.fingerprint)
      if (made !== null) return made
      await new Promise<void>((resolve) => this.timers.after(LOOK_EVERY_MS, resolve))
    }
    throw new AppError('conflict', 'http.outcome-unknown')
  }
}

function sameAs<Before extends { readonly fingerprint: string }>(before: Before, fingerprint: string): Before {
  if (before.fingerprint !== fingerprint) throw new AppError('conflict', 'http.key-reused')
  return before
}
