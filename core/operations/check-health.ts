import { reasonForAdmins, type StoredReason } from '../shared/failure.ts'
import type { Timer, Timers } from '../shared/ports.ts'
import { HEALTH_CHECKS, type HealthAdvice, type HealthCheck, type HealthCheckName } from './ports.ts'

export interface HealthFinding {
  readonly name: HealthCheckName
  readonly state: 'good' | HealthAdvice['severity']
  /** The problem and its remedy; null if there is no problem. */
  readonly advice: StoredReason | null
}

const LONGEST_CHECK_SECONDS = 15

/** Runs all checks at the same time; one that takes too long counts as failed. Never throws. */
export async function checkHealth(checks: readonly HealthCheck[], timers: Timers): Promise<HealthFinding[]> {
  const ordered = HEALTH_CHECKS.flatMap((name) => checks.filter((check) => check.name === name))
  return Promise.all(ordered.map((check) => findingOf(check, timers)))
}

async function findingOf(check: HealthCheck, timers: Timers): Promise<HealthFinding> {
  const { name } = check
  let timer: Timer | undefined
  const late = new Promise<HealthAdvice>((resolve) => {
    timer = timers.after(LONGEST_CHECK_SECONDS * 1_000, () => resolve(tooLate()))
  })
  try {
    const advice = await Promise.race([check.look(), late])
    return { name, state: advice?.severity ?? 'good', advice: advice && advice.reason }
  } catch (error) {
    return { name, state: 'failure', advice: reasonForAdmins(error) }
  } finally {
    timer?.cancel()
  }
}

function tooLate(): HealthAdvice {
  return {
    severity: 'failure',
    reason: { code: 'health.no-answer', values: { seconds: LONGEST_CHECK_SECONDS } },
  }
}
