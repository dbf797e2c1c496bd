import type { UserId } from '../../shared/ids.ts'
import { AppError } from '../../shared/app-error.ts'
import type { Clock, SecretBox } from '../../shared/ports.ts'
import type { OneTimeCodes, SecretSource } from '../ports.ts'
import {
  secondsUntilNextCode,
  type CodeOrigin,
  withoutRecoveryCode,
  withStep,
  withWrongCode,
  type SecondFactor,
} from './second-factor.ts'
import type { Actor } from '../../identity/user.ts'

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 16
const ONE_TIME_CODE = /^\d{6}$/

interface Parts {
  readonly box: SecretBox
  readonly oneTimeCodes: OneTimeCodes
  readonly secrets: SecretSource
  readonly clock: Clock
}

/** The only place where the secret of a second factor is decrypted. */
export class SecondFactorCodes {
  constructor(private readonly parts: Parts) {}

  /** A factor that is not switched on yet. `earlier`: the one that it replaces. */
  newFactor({ userId, accountId }: Actor, earlier: SecondFactor | null): { factor: SecondFactor; secret: string } {
    const secret = this.parts.oneTimeCodes.newSecret()
    const sealedSecret = this.parts.box.seal(secret, ownerName(userId))
    const untried = { recoveryHashes: [], wrongCodes: {}, version: 0 }
    const factor = { ...untried, ...earlier, id: userId, accountId, sealedSecret, isOn: false, lastStep: null }
    return { factor, secret }
  }

  /**
   * Result of trying a code; save it whether the code is right or not. Throws `too-many` after ten wrong codes from the
   * same origin in a quarter of an hour, except for a right recovery code, which nobody can guess.
   */
  tried(factor: SecondFactor, code: string, origin: CodeOrigin): { factor: SecondFactor; isRight: boolean } {
    const now = this.parts.clock.now()
    const plain = plainCode(code)
    const recovered = this.afterRecovery(factor, plain)
    if (recovered !== null) return { factor: recovered, isRight: true }
    const wait = secondsUntilNextCode(factor, origin, now)
    if (wait !== null) throw tooManyCodes(wait)
    const after = ONE_TIME_CODE.test(plain) ? this.afterCode(factor, plain, now) : null
    if (after === null) return { factor: withWrongCode(factor, origin, now), isRight: false }
    return { factor: after, isRight: after.lastStep !== factor.lastStep }
  }

  /** `codes`: as shown to the user. `hashes`: as stored. */
  newRecoveryCodes(): { codes: string[]; hashes: string[] } {
    const { secrets } = this.parts
    const plain = Array.from({ length: RECOVERY_CODES }, () =>
      plainCode(secrets.hashOf(secrets.token())).slice(0, RECOVERY_LENGTH),
    )
    return {
      codes: plain.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')),
      hashes: plain.map((code) => secrets.hashOf(code)),
    }
  }

  /**
   * Null for a wrong code. A code used before leaves the factor unchanged: whoever sends it knows the secret or saw the
   * code.
   */
  private afterCode(factor: SecondFactor, code: string, now: string): SecondFactor | null {
    const opened = this.parts.box.open(factor.sealedSecret, ownerName(factor.id))
    const step = opened && this.parts.oneTimeCodes.stepOf(opened.text, code, now)
    if (opened === null || step === null) return null
    if (step <= (factor.lastStep ?? -1)) return factor
    const sealedSecret = opened.isCurrent ? factor.sealedSecret : this.parts.box.seal(opened.text, ownerName(factor.id))
    return { ...withStep(factor, step), sealedSecret }
  }

  private afterRecovery(factor: SecondFactor, code: string): SecondFactor | null {
    const hash = this.parts.secrets.hashOf(code)
    return factor.recoveryHashes.includes(hash) ? withoutRecoveryCode(factor, hash) : null
  }
}

function plainCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}

function ownerName(userId: UserId): string {
  return `second factor of ${userId}`
}

function tooManyCodes(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60)
  return new AppError('too-many', 'accounts.too-many-codes', { values: { minutes }, retryAfter })
}
