import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

const MAX_AT_ONCE = 200

/**
 * Collects items that arrive at the same moment, or while it is busy, and processes them as one batch. A failing item
 * does not affect the others.
 */
export class Batcher<Item, Answer> {
  private readonly waiting: Waiting<Item, Answer>[] = []
  private isBusy = false

  /** `perform` returns one result per item, in order. */
  constructor(private readonly perform: (items: readonly Item[]) => Promise<readonly Answer[]>) {}

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject })
      if (!this.isBusy) void this.drain()
    })
  }

  private async drain(): Promise<void> {
    this.isBusy = true
    await nextTurn()
    while (this.waiting.length > 0) await this.resolveBatch(this.waiting.splice(0, MAX_AT_ONCE))
    this.isBusy = false
  }

  private async resolveBatch(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.perform(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await this.resolveBatch([one])
    }
  }
}
