/** An account may hold so many times what it leaves free for the others. */
const SHARE = 3

/**
 * How many more of `free` slots an account may take that holds `held`. It gets three quarters of them at most and the next
 * one three quarters of the rest, so that there is one free for somebody who comes later.
 */
export function moreSlots(held: number, free: number): number {
  let more = 0
  while (mayTakeOne(held + more, free - more)) more += 1
  return more
}

function mayTakeOne(held: number, free: number): boolean {
  return free > 0 && (held === 0 || held < SHARE * (free - 1))
}
