import type { AccountId } from '../../core/accounts/account.ts'
import type { JobLane } from '../../core/jobs/job-lane.ts'
import { moreSlots } from '../../core/jobs/share-of-slots.ts'

/** What may be claimed at once so that no account gets more than its share. */
export interface Room {
  readonly limit: number
  readonly except: readonly AccountId[]
}

/** The slots of one lane in this process, and who holds them. */
export class JobSlots {
  private held = 0
  private readonly heldBy = new Map<AccountId, number>()
  private hasNews = true
  /** Beside these accounts nobody had anything due when it was looked last. */
  private quietBeside: readonly AccountId[] | null = null

  constructor(
    readonly lane: JobLane,
    private readonly size: number,
  ) {}

  /** Null while there is nothing to look for: everything is taken, or nothing was added and no slot came free. */
  room(): Room | null {
    const free = this.size - this.held
    if (free <= 0 || !this.hasNews) return null
    const shares = [...this.heldBy].map(([account, held]) => ({ account, more: moreSlots(held, free) }))
    const except = shares.filter(({ more }) => more === 0).map(({ account }) => account)
    if (this.quietBeside?.every((account) => except.includes(account))) return null
    return { limit: Math.min(moreSlots(0, free), ...shares.map(({ more }) => more || free)), except }
  }

  /** Whether more would be taken, were it not for who holds the slots. */
  get isCrowded(): boolean {
    const free = this.size - this.held
    return free <= 0 || [...this.heldBy.values()].some((held) => moreSlots(held, free) === 0)
  }

  get isIdle(): boolean {
    return this.held === 0
  }

  /** Jobs were added, or time passed. */
  stir(): void {
    this.hasNews = true
    this.quietBeside = null
  }

  looked({ limit, except }: Room, found: number): void {
    if (found >= limit) return
    this.hasNews = false
    this.quietBeside = except.length > 0 ? except : null
  }

  take(account: AccountId | null): void {
    this.held += 1
    if (account !== null) this.heldBy.set(account, (this.heldBy.get(account) ?? 0) + 1)
  }

  free(account: AccountId | null): void {
    this.held -= 1
    this.hasNews = true
    if (account === null) return
    const left = (this.heldBy.get(account) ?? 1) - 1
    if (left === 0) this.heldBy.delete(account)
    else this.heldBy.set(account, left)
  }
}
