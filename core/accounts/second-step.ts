import { AppError, invalidField } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { UserId } from './account.ts'
import type { SecondFactors } from './ports/second-factors.ts'
import type { SecondFactorCodes } from './second-factor-codes.ts'

/** The step after the password, for users who switched it on. */
export class SecondStep {
  constructor(
    private readonly work: UnitOfWork<{ secondFactors: SecondFactors }>,
    private readonly codes: SecondFactorCodes,
  ) {}

  /**
   * Takes a code, which works once. Throws `unauthenticated` with the code `accounts.code-needed` where one is needed
   * and none is given, `invalid` for a wrong one and `too-many` after many of those.
   */
  async assertPassed(userId: UserId, code: string | undefined): Promise<void> {
    const refusal = await this.work.run(async ({ secondFactors }) => {
      const factor = await secondFactors.find(userId)
      if (!factor?.isOn) return null
      if (code === undefined) return codeNeeded()
      const tried = this.codes.tried(factor, code)
      await secondFactors.save(tried.factor)
      return tried.isRight ? null : wrongCode()
    })
    if (refusal) throw refusal
  }
}

function codeNeeded(): AppError {
  return new AppError('unauthenticated', 'accounts.code-needed')
}

export function wrongCode(): AppError {
  return invalidField('code', { code: 'accounts.wrong-code' })
}
