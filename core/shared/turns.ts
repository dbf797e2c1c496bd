/** Runs one piece of work at a time for each owner, in the order of the calls. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>()

  /** Returns or throws as `work` does, whether or not earlier work failed. */
  async take<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const result = (this.last.get(owner) ?? Promise.resolve()).then(work)
    const end = result.then(
      () => undefined,
      () => undefined,
    )
    this.last.set(owner, end)
    try {
      return await result
    } finally {
      if (this.last.get(owner) === end) this.last.delete(owner)
    }
  }
}
