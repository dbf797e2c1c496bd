/** What waits, dealt out in turn to the accounts that wait; within an account in the order in which it came. */
export class FairQueue<Item> {
  /** The account whose turn is next stands first. */
  private readonly waiting = new Map<string, Item[]>()

  add(account: string, item: Item): void {
    const items = this.waiting.get(account)
    if (items === undefined) this.waiting.set(account, [item])
    else items.push(item)
  }

  /** Ahead of what waits of the same account. */
  addFirst(account: string, item: Item): void {
    this.waiting.set(account, [item, ...(this.waiting.get(account) ?? [])])
  }

  /** Takes the next item of the first account in turn that may have one; null where none may. */
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

  /** Takes all. */
  drain(): Item[] {
    const all = [...this.waiting.values()].flat()
    this.waiting.clear()
    return all
  }
}
