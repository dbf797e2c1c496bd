import { newJob, type JobSources } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/ports.ts'
import { AppError, notFound } from '../../shared/app-error.ts'
import type { UnitOfWork } from '../../shared/ports.ts'
import type { IdentityCheck, OneTimeCodes, PasswordHasher, SecondFactors, SecretSource, Sessions } from '../ports.ts'
import type { Users } from '../../identity/ports.ts'
import { assertPassword } from '../assert-password.ts'
import type { SecondFactorCodes } from './second-factor-codes.ts'
import { wrongCode } from './second-step.ts'
import { normaliseEmail, type Actor } from '../../identity/user.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

interface Stores {
  readonly users: Users
  readonly secondFactors: SecondFactors
  readonly sessions: Sessions
  readonly jobs: Jobs
}

/** Returns whether the actor is asked for a code at log-in, and how many recovery codes are left. */
export class ViewSecondFactor {
  constructor(private readonly work: UnitOfWork<{ secondFactors: SecondFactors }>) {}

  async execute({ actor }: { actor: Actor }): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
    const factor = await this.work.run(({ secondFactors }) => secondFactors.find(actor.userId))
    return factor?.isOn ? { isOn: true, recoveryCodesLeft: factor.recoveryHashes.length } : OFF
  }
}

const OFF = { isOn: false, recoveryCodesLeft: 0 }

/**
 * Creates a secret for the authenticator app. Requires the password and a confirmed address, because confirming the
 * address later with a new password would switch the second factor off. Log-in asks for no code until a first code
 * confirms the secret.
 */
export class StartSecondFactor {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: PasswordHasher,
    private readonly codes: SecondFactorCodes,
    private readonly oneTimeCodes: OneTimeCodes,
  ) {}

  async execute({ actor, password }: { actor: Actor; password: string }): Promise<{ secret: string; address: string }> {
    const user = await assertPassword(this.work, this.passwords, actor, password)
    if (!isEmailVerified(user)) throw new AppError('forbidden', 'accounts.unconfirmed-address')
    const secret = await this.work.run(async ({ secondFactors }) => {
      const earlier = await secondFactors.find(actor.userId)
      if (earlier?.isOn) throw isOnAlready()
      const made = this.codes.newFactor(actor, earlier)
      await secondFactors.save(made.factor)
      return made.secret
    })
    return { secret, address: this.oneTimeCodes.addressOf(secret, user.email) }
  }
}

/**
 * Switches the second factor on with a first code and returns the recovery codes in plain text, once. Ends all other
 * sessions of the user.
 */
export class ConfirmSecondFactor {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly codes: SecondFactorCodes,
    private readonly secrets: SecretSource,
    private readonly sources: JobSources,
  ) {}

  /** `token`: of the session that stays open. */
  async execute({ actor, code, token }: { actor: Actor; code: string; token: string }): Promise<string[]> {
    const { codes, hashes } = this.codes.newRecoveryCodes()
    const isRight = await this.work.run(async ({ secondFactors, sessions, jobs }) => {
      const factor = await secondFactors.find(actor.userId)
      if (!factor) throw notStarted()
      if (factor.isOn) throw isOnAlready()
      const tried = this.codes.tried(factor, code, 'session')
      const on = { isOn: true, recoveryHashes: hashes }
      await secondFactors.save(tried.isRight ? { ...tried.factor, ...on } : tried.factor)
      if (!tried.isRight) return false
      await sessions.removeOfUser(actor.userId, this.secrets.hashOf(token))
      await jobs.add(notice(actor, 'second-factor-on', this.sources))
      return true
    })
    if (!isRight) throw wrongCode()
    return codes
  }
}

/** Switches the second factor off, given the password and a code. */
export class TurnOffSecondFactor {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly proveUser: IdentityCheck,
    private readonly sources: JobSources,
  ) {}

  async execute({ actor, password, code }: { actor: Actor; password: string; code: string }): Promise<void> {
    await this.proveUser.execute({ actor, password, code })
    await this.work.run(async ({ secondFactors, jobs }) => {
      await secondFactors.remove(actor.userId)
      await jobs.add(notice(actor, 'second-factor-off', this.sources))
    })
  }
}

/**
 * Switches the second factor off for a user who lost app and codes. Called from the command line, so it has no actor.
 */
export class ResetSecondFactor {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: JobSources,
  ) {}

  /** Returns whether it was on. */
  async execute({ email }: { email: string }): Promise<boolean> {
    return this.work.run(async ({ users, secondFactors, jobs }) => {
      const user = await users.ofEmail(normaliseEmail(email))
      if (!user) throw notFound('accounts.user-not-found', { values: { email } })
      const factor = await secondFactors.find(user.id)
      await secondFactors.remove(user.id)
      if (!factor?.isOn) return false
      await jobs.add(notice({ userId: user.id, accountId: user.accountId }, 'second-factor-off', this.sources))
      return true
    })
  }
}

function notice(
  { userId, accountId }: Pick<Actor, 'userId' | 'accountId'>,
  what: 'second-factor-on' | 'second-factor-off',
  sources: JobSources,
) {
  return newJob('send-security-notice', { accountId, data: { userId, what } }, sources)
}

function isOnAlready(): AppError {
  return new AppError('conflict', 'accounts.second-factor-on')
}

function notStarted(): AppError {
  return new AppError('conflict', 'accounts.second-factor-not-started')
}
