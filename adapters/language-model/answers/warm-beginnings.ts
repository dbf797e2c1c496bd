/** The vendor drops an entry that was not read for five minutes. */
const WARM_FOR_MS = 4 * 60_000
const MAX_REMEMBERED = 100

interface Beginning {
  readonly filled: Promise<void>
  usedAt: number
}

/**
 * Tracks which beginnings of prompts the vendor has cached, so that simultaneous calls don't each pay for writing them.
 */
export class WarmBeginnings {
  private readonly known = new Map<string, Beginning>()

  isWarm(key: string): boolean {
    const known = this.known.get(key)
    return known !== undefined && Date.now() - known.usedAt < WARM_FOR_MS
  }

  /**
   * Waits until all of these beginnings are cached. Each key stands for a beginning that contains the previous one;
   * `fill` caches the longest, and so all of them. `fill` runs once for all callers; its errors are thrown.
   */
  async ensure(keys: readonly string[], fill: () => Promise<void>): Promise<void> {
    for (const [at, key] of keys.entries()) {
      const known = this.known.get(key)
      if (!known || !this.isWarm(key)) return this.fill(keys.slice(at), fill)
      known.usedAt = Date.now()
      await known.filled
    }
  }

  private async fill(keys: readonly string[], fill: () => Promise<void>): Promise<void> {
    const beginning = { filled: fill(), usedAt: Date.now() }
    for (const key of keys) this.remember(key, beginning)
    try {
      await beginning.filled
    } catch (error) {
      for (const key of keys) if (this.known.get(key) === beginning) this.known.delete(key)
      throw error
    }
  }

  private remember(key: string, beginning: Beginning): void {
    this.known.delete(key)
    this.known.set(key, beginning)
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MAX_REMEMBERED) break
      this.known.delete(oldest)
    }
  }
}
