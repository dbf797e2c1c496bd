import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { PATIENCE } from '../support/waiting.ts'
import type { Visitor } from './visitor.ts'

/** Milliseconds by which a clock is moved on while something is waited for. */
const STEP = 10
const START = Date.UTC(2026, 10, 21, 9)

/** The clock of a visitor's pages, which stands still unless it is moved. */
export class PageClock {
  private constructor(private readonly visitor: Visitor) {}

  /** To be called before the first page is opened. */
  static async install(visitor: Visitor): Promise<PageClock> {
    await visitor.takesClock({ time: START })
    return new PageClock(visitor)
  }

  /** Jumps on by an hour, and stands still once what is done after an hour has been done. */
  async stop(): Promise<void> {
    await this.visitor.page.clock.pauseAt(START + 3_600_000)
    await this.visitor.restsFromCalls()
  }

  /** From now on it goes as all clocks do. */
  async goOn(): Promise<void> {
    await this.visitor.page.clock.resume()
  }

  async passes(milliseconds: number): Promise<void> {
    await this.visitor.page.clock.runFor(milliseconds)
  }

  /** Moves on by so many milliseconds, in which the page makes this call, until its answer has been taken in. */
  async passesWithCall(milliseconds: number, path: string): Promise<void> {
    const answered = this.visitor.page.waitForResponse((response) => new URL(response.url()).pathname === `/api${path}`)
    await this.passes(milliseconds)
    await answered
    await this.visitor.restsFromCalls()
    await this.passes(STEP)
  }

  /**
   * Moves on until the thing is seen, so that at most a step has passed since then. While the page waits for an answer
   * it stands, or a slow server would be many seconds away.
   */
  async until(thing: Locator): Promise<void> {
    const latest = Date.now() + PATIENCE
    while (Date.now() < latest) {
      if (await thing.first().isVisible()) return
      if (this.visitor.hasCalls) await pause(STEP)
      else await this.passes(STEP)
    }
    throw new Error(`${thing.toString()} did not appear.`)
  }
}
