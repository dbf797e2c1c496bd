import type { AccountId } from '../../core/shared/ids.ts'
import type { JobLane } from '../../core/jobs/job-lane.ts'
import { accountsAtTheirShare, type HeldSlots } from '../../core/jobs/share-of-slots.ts'

/** Limits for one claim, so that no account exceeds its share. */
export interface FreeSlots {
  readonly limit: number
  readonly except: readonly AccountId[]
  readonly held: HeldSlots
}

/** The slots of one lane in this process and the accounts that use them. */
export class JobSlots {
  private held = 0
  private readonly heldBy = new Map<AccountId, number>()
  private hasNews = true
  /** The accounts that were skipped when nobody else had due jobs; null if unknown. */
  private quietBeside: readonly AccountId[] | null = null

  constructor(
    readonly lane: JobLane,
    private readonly size: number,
  ) {}

  /**
   * The slots that may be claimed now. Null if a claim would find nothing: all slots are taken, or no job was added and
   * no slot became free.
   */
  freeSlots(): FreeSlots | null {
    const { free } = this
    if (free <= 0 || !this.hasNews) return null
    const except = accountsAtTheirShare(this.heldBy, free)
    if (this.quietBeside?.every((account) => except.includes(account))) return null
    this.hasNews = false
    return { limit: free, except, held: new Map(this.heldBy) }
  }

  /** Whether more could be claimed if other accounts used the slots. */
  get isCrowded(): boolean {
    return this.free <= 0 || accountsAtTheirShare(this.heldBy, this.free).length > 0
  }

  get isIdle(): boolean {
    return this.held === 0
  }

  /** Called when jobs were added, or time has passed. */
  wake(): void {
    this.hasNews = true
    this.quietBeside = null
  }

  /**
   * Call this after the found jobs have taken their slots. If an account has just reached its share, others may have
   * due jobs.
   */
  recordClaim({ limit, except }: FreeSlots, found: number): void {
    const passedOver = accountsAtTheirShare(this.heldBy, this.free)
    this.hasNews ||= found >= limit || passedOver.some((account) => !except.includes(account))
    if (!this.hasNews) this.quietBeside = except.length > 0 ? except : null
  }

  private get free(): number {
    return this.size - this.held
  }

  take(account: AccountId | null): void {
    this.held += 1
    if (account !== null) this.heldBy.set(account, (this.heldBy.get(account) ?? 0) + 1)
  }

  release(account: AccountId | null): void {
    this.held -= 1
    this.hasNews = true
    if (account === null) return
    const left = (this.heldBy.get(account) ?? 1) - 1
    if (left === 0) this.heldBy.delete(account)
    else this.heldBy.set(account, left)
  }
}
