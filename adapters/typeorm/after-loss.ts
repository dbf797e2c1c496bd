import { setTimeout as pause } from 'node:timers/promises'
import type { QueryRunner } from 'typeorm'

import { isLostToAnother } from './database-error.ts'

/** Maximum number of attempts for work that conflicts with other transactions. */
export const MAX_ATTEMPTS = 5
const PAUSE_MS = 25

/** Waits for a random time, so that the same two do not collide again. */
export function pauseAfterLoss(attempt: number): Promise<void> {
  return pause(Math.random() * PAUSE_MS * attempt)
}

/** Repeats a statement that lost to another transaction, unless it is in a transaction, which fails as a whole. */
export async function askAgainWhenLost<T>(runner: QueryRunner, ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await ask()
    } catch (error) {
      if (runner.isTransactionActive || !isLostToAnother(error) || attempt === MAX_ATTEMPTS) throw error
      await pauseAfterLoss(attempt)
    }
}
