/** Runs one task after the other, in the order in which they were given. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve()

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }

  /** When all tasks given so far have ended. */
  async idle(): Promise<void> {
    await this.last
  }
}
