interface KeptResult<Result> {
  /** Of all that it was made of. */
  readonly version: string
  readonly result: Result
}

/** The results that were asked for last, one for each key, so that nothing is made again from what has not changed. */
export class KeptResults<Result> {
  /** The one that was asked for last stands last. */
  private readonly kept = new Map<string, KeptResult<Result>>()

  /** `maxSize`: of all results together, as `sizeOf` counts. */
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
