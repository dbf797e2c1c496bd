import type { AccountId } from '../shared/ids.ts'

/** An account may hold so many times what it leaves free for the others. */
export const SHARE = 3

/** How many slots each account holds. */
export type HeldSlots = ReadonlyMap<AccountId, number>

/**
 * How many more of `free` slots an account may take that holds `held`. It gets three quarters of them at most and the next
 * one three quarters of the rest, so that there is one free for somebody who comes later.
 */
export function moreSlots(held: number, free: number): number {
  let more = 0
  while (canTakeSlot(held + more, free - more)) more += 1
  return more
}

/** The accounts that may take no more of `free` slots. */
export function accountsAtTheirShare(held: HeldSlots, free: number): AccountId[] {
  return [...held].filter(([, count]) => moreSlots(count, free) === 0).map(([account]) => account)
}

/** So many of `free` slots may be taken at once, whoever turns out to take them. */
export function slotsForAnyAccount(held: HeldSlots, free: number): number {
  const more = [...held.values()].map((count) => moreSlots(count, free)).filter((count) => count > 0)
  return Math.min(moreSlots(0, free), ...more)
}

/** What accounts hold once each of `takers` has taken one more. */
export function withTakers(held: HeldSlots, takers: readonly (AccountId | null)[]): HeldSlots {
  const counts = new Map(held)
  for (const account of takers) if (account !== null) counts.set(account, (counts.get(account) ?? 0) + 1)
  return counts
}

/** Those of `waiting`, in their order, that may take a slot: each account its share, and what is nobody's whatever is free. */
export function takeFairly<Item>(
  waiting: readonly Item[],
  { held, free, accountOf }: { held: HeldSlots; free: number; accountOf: (item: Item) => AccountId | null },
): Item[] {
  const taken: Item[] = []
  const counts = new Map(held)
  for (const item of waiting) {
    const account = accountOf(item)
    const count = account === null ? 0 : (counts.get(account) ?? 0)
    if (!canTakeSlot(count, free - taken.length)) continue
    taken.push(item)
    if (account !== null) counts.set(account, count + 1)
  }
  return taken
}

function canTakeSlot(held: number, free: number): boolean {
  return free > 0 && (held === 0 || held < SHARE * (free - 1))
}
