import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** Milliseconds by which a clock is moved on while something is waited for. */
const STEP = 10
const MOST_STEPS = 2_000
const START = Date.UTC(2026, 10, 21, 9)

/** The clock of a visitor's pages, which stands still unless it is moved. */
export class PageClock {
  private constructor(private readonly visitor: Visitor) {}

  /** To be called before the first page is opened. */
  static async install(visitor: Visitor): Promise<PageClock> {
    await visitor.page.clock.install({ time: START })
    return new PageClock(visitor)
  }

  async stop(): Promise<void> {
    await this.visitor.page.clock.pauseAt(START + 3_600_000)
  }

  async passes(milliseconds: number): Promise<void> {
    await this.visitor.page.clock.runFor(milliseconds)
  }

  /** Moves on by so many milliseconds, in which the page makes this call, until its answer has been taken in. */
  async passesWithCall(milliseconds: number, path: string): Promise<void> {
    const answered = this.visitor.page.waitForResponse((response) => new URL(response.url()).pathname === `/api${path}`)
    await this.passes(milliseconds)
    await (await answered).finished()
    await this.passes(STEP)
  }

  /** Moves on until the thing is seen, so that at most a step has passed since then. */
  async until(thing: Locator): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      if (await thing.isVisible()) return
      await this.passes(STEP)
    }
    throw new Error(`${thing.toString()} did not appear.`)
  }
}
