import type { UserId } from '../../shared/ids.ts'
import { newJob, type JobSources } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/ports.ts'
import { AppError, invalidField } from '../../shared/app-error.ts'
import type { UnitOfWork } from '../../shared/ports.ts'
import type { SecondFactors } from '../ports.ts'
import { toldOfGuesses, type CodeOrigin } from './second-factor.ts'
import type { SecondFactorCodes } from './second-factor-codes.ts'

/** Log-in step after the password, for users with a second factor. */
export class SecondStep {
  constructor(
    private readonly work: UnitOfWork<{ secondFactors: SecondFactors; jobs: Jobs }>,
    private readonly codes: SecondFactorCodes,
    private readonly sources: JobSources,
  ) {}

  /**
   * Checks a code, which works once. Throws `unauthenticated` with the code `accounts.code-needed` if one is required
   * at log-in and missing, `invalid` for a wrong one and `too-many` after many wrong ones. Tells users when somebody
   * with their password guesses codes elsewhere.
   */
  async assertPassed(userId: UserId, code: string | undefined, origin: CodeOrigin): Promise<void> {
    const refusal = await this.work.run(async ({ secondFactors, jobs }) => {
      const factor = await secondFactors.find(userId)
      if (!factor?.isOn) return null
      if (code === undefined) return origin === 'session' ? codeMissing() : codeNeeded()
      const tried = this.codes.tried(factor, code, origin)
      const told = toldOfGuesses(tried.factor, this.sources.clock.now())
      await secondFactors.save(told ?? tried.factor)
      const data = { userId, what: 'codes-guessed' } as const
      if (told) await jobs.add(newJob('send-security-notice', { accountId: factor.accountId, data }, this.sources))
      return tried.isRight ? null : wrongCode()
    })
    if (refusal) throw refusal
  }
}

function codeNeeded(): AppError {
  return new AppError('unauthenticated', 'accounts.code-needed')
}

/** The error for a missing code of a logged-in user, who stays logged in. */
function codeMissing(): AppError {
  return invalidField('code', { code: 'accounts.code-needed' })
}

export function wrongCode(): AppError {
  return invalidField('code', { code: 'accounts.wrong-code' })
}
