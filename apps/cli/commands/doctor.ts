import { sentenceForAdmins } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'
import { checkHealth, type HealthFinding } from '../../../core/operations/check-health.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { compose } from '../../wiring/compose.ts'
import { type Config, readConfig } from '../../wiring/config/config.ts'
import { healthChecksOf } from '../../wiring/health-checks.ts'
import { plainReason } from '../../wiring/plain-reason.ts'
import { UsageError, type Command } from '../command.ts'

const MARKS = { good: 'ok      ', warning: 'warning ', failure: 'FAILED  ' } as const

/** Runs all health checks and ends with an error if one fails. */
export const doctor: Command = {
  usage: 'doctor',
  async run(args) {
    if (args.length > 0) throw new UsageError('doctor takes no arguments.')
    const checks = (await findings(readConfig())).map(({ name, state, advice }) => ({
      name,
      state,
      advice: advice && sentenceForAdmins(advice),
    }))
    for (const { name, state, advice } of checks) console.error(`${MARKS[state]}${name}${advice ? `: ${advice}` : ''}`)
    return { isWell: checks.every(({ state }) => state !== 'failure'), checks }
  },
  hasFailed: (result) => !(result as { readonly isWell: boolean }).isWell,
}

/** Runs the remaining checks even if the database can't be opened. */
async function findings(config: Config): Promise<readonly HealthFinding[]> {
  try {
    const application = await compose({ ...config, logLevel: 'silent' }, { mustExist: true })
    try {
      return await application.checkHealth()
    } finally {
      await application.close()
    }
  } catch (error) {
    const refusal = plainReason(error)
    if (refusal === null) throw error
    const name = isAppError(error) && error.code === 'health.files' ? 'files' : 'database'
    return [
      { name, state: 'failure', advice: refusal },
      ...(await checkHealth(healthChecksOf(config), new SystemTimers())),
    ]
  }
}
