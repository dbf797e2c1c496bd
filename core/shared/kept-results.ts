interface KeptResult<Result> {
  /** Version of all its sources. */
  readonly version: string
  readonly result: Result
}

/** Least-recently-used cache with one result for each key; recomputes a result when its version changes. */
export class KeptResults<Result> {
  /** In order of use, most recent last. */
  private readonly kept = new Map<string, KeptResult<Result>>()

  /** `maxSize`: limit for the sum of `sizeOf` over all results. */
  constructor(
    private readonly maxSize: number,
    private readonly sizeOf: (result: Result) => number,
  ) {}

  find(key: string, version: string): Result | null {
    const found = this.kept.get(key)
    if (found?.version !== version) return null
    this.kept.delete(key)
    this.kept.set(key, found)
    return found.result
  }

  keep(key: string, result: KeptResult<Result>): void {
    this.kept.delete(key)
    this.kept.set(key, result)
    let size = [...this.kept.values()].reduce((sum, one) => sum + this.sizeOf(one.result), 0)
    for (const [oldest, one] of this.kept) {
      if (size <= this.maxSize) break
      this.kept.delete(oldest)
      size -= this.sizeOf(one.result)
    }
  }
}
