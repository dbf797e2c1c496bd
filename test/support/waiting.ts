import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'chai'

/** Milliseconds that anything may take to be seen on a slow and busy machine; what takes longer does not come. */
export const LONGEST_WAIT = 30_000

/** Milliseconds between two looks. */
const PAUSE = 50

/** Until the assertion holds, and what it answers then; fails as the assertion does if it never does. */
export async function eventually<Value>(assertion: () => Value | Promise<Value>): Promise<Value> {
  const until = Date.now() + LONGEST_WAIT
  for (;;)
    try {
      return await assertion()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(PAUSE)
    }
}

/** Until what is read is what is expected: what a page does about an act it does a while after it. */
export async function eventuallyEquals<Value>(read: () => Value | Promise<Value>, expected: Value, what?: string) {
  await eventually(async () => expect(await read(), what).to.deep.equal(expected))
}

/** Until nothing is left to do; fails where nothing of it was done for `LONGEST_WAIT`. */
export async function untilDone(left: () => Promise<readonly string[]>): Promise<void> {
  let last = ''
  let until = 0
  for (;;) {
    const now = (await left()).join(', ')
    if (now === '') return
    if (now !== last) [last, until] = [now, Date.now() + LONGEST_WAIT]
    if (Date.now() > until) throw new Error(`Not done: ${now}`)
    await pause(PAUSE)
  }
}
