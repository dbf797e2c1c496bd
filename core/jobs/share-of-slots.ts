import type { AccountId } from '../shared/ids.ts'

/** An account may hold this many times the slots that it leaves free for others. */
export const SHARE = 3

/** Number of slots that each account holds. */
export type HeldSlots = ReadonlyMap<AccountId, number>

/**
 * Number of the `free` slots that an account with `held` slots may still take. It gets at most three quarters of all,
 * and the next account three quarters of the rest, so that some stay free for latecomers.
 */
export function moreSlots(held: number, free: number): number {
  let more = 0
  while (canTakeSlot(held + more, free - more)) more += 1
  return more
}

/** Accounts that may take none of the `free` slots. */
export function accountsAtTheirShare(held: HeldSlots, free: number): AccountId[] {
  return [...held].filter(([, count]) => moreSlots(count, free) === 0).map(([account]) => account)
}

/** Number of `free` slots that may be claimed at once, for any accounts. */
export function slotsForAnyAccount(held: HeldSlots, free: number): number {
  const more = [...held.values()].map((count) => moreSlots(count, free)).filter((count) => count > 0)
  return Math.min(moreSlots(0, free), ...more)
}

/** Adds one slot for each of `takers`. */
export function withTakers(held: HeldSlots, takers: readonly (AccountId | null)[]): HeldSlots {
  const counts = new Map(held)
  for (const account of takers) if (account !== null) counts.set(account, (counts.get(account) ?? 0) + 1)
  return counts
}

/**
 * Those of `waiting`, in order, that may take a slot: up to its share for each account; items of no account take any
 * free slot.
 */
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
