import type { AccountId } from '../../core/shared/ids.ts'
import { isAppError } from '../../core/shared/app-error.ts'
import type { Budget } from '../../core/spending/budget.ts'
import { HELD } from '../../core/spending/budget.ts'
import type { Reservation } from '../../core/spending/ports.ts'
import type { Timers } from '../../core/shared/ports.ts'
import { pause } from './pause.ts'

const LONGEST_WAIT_MS = 60_000
const LOOK_AGAIN_MS = 500

/**
 * Reserves the maximum cost of a call. Waits a while for calls in progress that have reserved the rest. Throws like
 * `Budget.reserve`.
 */
export async function reserveCost(
  budget: Budget,
  accountId: AccountId,
  atMost: number,
  timers: Timers,
  signal: AbortSignal,
): Promise<Reservation | null> {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    try {
      return await budget.reserve(accountId, atMost)
    } catch (error) {
      if (!isAppError(error) || error.code !== HELD || performance.now() > giveUpAt) throw error
      await pause(timers, LOOK_AGAIN_MS, signal)
    }
  }
}
