import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'chai'

/** Milliseconds that anything may take to be seen: the machine may be slow, and busy with other tests. */
export const PATIENCE = 60_000

/** Milliseconds between two looks. */
const PAUSE = 50

/** Until the assertion holds; fails as the assertion does if it never does. */
export async function eventually(assertion: () => unknown): Promise<void> {
  const until = Date.now() + PATIENCE
  for (;;)
    try {
      await assertion()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(PAUSE)
    }
}

/** Until what is read is what is expected: what a page does about an act it does a while after it. */
export async function becomes<Value>(read: () => Value | Promise<Value>, expected: Value, what?: string) {
  await eventually(async () => expect(await read(), what).to.deep.equal(expected))
}
