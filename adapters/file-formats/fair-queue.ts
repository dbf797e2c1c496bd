/** A queue that gives waiting accounts equal turns; first in, first out within an account. */
export class FairQueue<Item> {
  /** The account with the next turn is first. */
  private readonly waiting = new Map<string, Item[]>()

  add(account: string, item: Item): void {
    const items = this.waiting.get(account)
    if (items === undefined) this.waiting.set(account, [item])
    else items.push(item)
  }

  /** Puts an item before the others of its account. */
  addFirst(account: string, item: Item): void {
    this.waiting.set(account, [item, ...(this.waiting.get(account) ?? [])])
  }

  /** Removes and returns the next item of the first account that passes `mayHaveOne`; null if none does. */
  next(mayHaveOne: (account: string) => boolean): Item | null {
    for (const [account, items] of this.waiting) {
      if (!mayHaveOne(account)) continue
      const [item, ...rest] = items
      this.waiting.delete(account)
      if (rest.length > 0) this.waiting.set(account, rest)
      return item!
    }
    return null
  }

  /** Removes and returns all items. */
  drain(): Item[] {
    const all = [...this.waiting.values()].flat()
    this.waiting.clear()
    return all
  }
}
