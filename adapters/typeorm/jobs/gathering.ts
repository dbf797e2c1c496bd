import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

const MOST_AT_ONCE = 200

/** Does in one go what is asked of it at the same moment, and while it is busy. One item that fails harms no other. */
export class Gathering<Item, Answer> {
  private readonly waiting: Waiting<Item, Answer>[] = []
  private isBusy = false

  /** `perform` answers for each item, in their order. */
  constructor(private readonly perform: (items: readonly Item[]) => Promise<readonly Answer[]>) {}

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject })
      if (!this.isBusy) void this.workOff()
    })
  }

  private async workOff(): Promise<void> {
    this.isBusy = true
    await nextTurn()
    while (this.waiting.length > 0) await this.settle(this.waiting.splice(0, MOST_AT_ONCE))
    this.isBusy = false
  }

  private async settle(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.perform(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await this.settle([one])
    }
  }
}
