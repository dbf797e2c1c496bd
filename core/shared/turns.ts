/** Work of which each owner has one piece under way at a time; what comes meanwhile waits in its order. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>()

  /** Answers or throws as the work does; what others' work throws is nothing to it. */
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
