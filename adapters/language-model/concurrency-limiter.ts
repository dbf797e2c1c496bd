import type { AccountId } from '../../core/shared/ids.ts'

interface Waiting {
  readonly accountId: AccountId
  readonly enter: () => void
}

/**
 * Limits how many calls run at once, in total and per account. Calls start in order of arrival, unless their account is
 * at its limit.
 */
export class ConcurrencyLimiter {
  private readonly inside = new Map<AccountId, number>()
  private readonly waiting: Waiting[] = []

  constructor(
    private readonly most: number,
    private readonly mostOfAccount: number,
  ) {}

  /** Runs the call as soon as the limits allow; rejects with the signal's reason if it is aborted first. */
  async run<T>(accountId: AccountId, signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    await this.enter(accountId, signal)
    try {
      return await call()
    } finally {
      this.leave(accountId)
    }
  }

  private enter(accountId: AccountId, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1)
        reject(signal.reason as Error)
      }
      const enter = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const entry = { accountId, enter }
      this.waiting.push(entry)
      signal.addEventListener('abort', giveUp, { once: true })
      this.admit()
    })
  }

  private leave(accountId: AccountId): void {
    const left = this.insideOf(accountId) - 1
    if (left > 0) this.inside.set(accountId, left)
    else this.inside.delete(accountId)
    this.admit()
  }

  private admit(): void {
    for (let next = this.next(); next >= 0; next = this.next()) {
      const [{ accountId, enter }] = this.waiting.splice(next, 1) as [Waiting]
      this.inside.set(accountId, this.insideOf(accountId) + 1)
      enter()
    }
  }

  private next(): number {
    const all = [...this.inside.values()].reduce((sum, count) => sum + count, 0)
    if (all >= this.most) return -1
    return this.waiting.findIndex(({ accountId }) => this.insideOf(accountId) < this.mostOfAccount)
  }

  private insideOf(accountId: AccountId): number {
    return this.inside.get(accountId) ?? 0
  }
}
