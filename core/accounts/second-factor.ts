import type { AccountId, UserId } from './account.ts'

/** What a user is asked for beside the password: codes of an authenticator app (RFC 6238), or one of the recovery codes. */
export interface SecondFactor {
  /** Of the user. */
  readonly id: UserId
  readonly accountId: AccountId
  readonly sealedSecret: string
  /** False until a first code proved that the app has the secret. */
  readonly isOn: boolean
  /** The time step of the last code that was taken: neither it nor an older one is taken again. */
  readonly lastStep: number | null
  /** Of the recovery codes that are left; each works once. */
  readonly recoveryHashes: readonly string[]
  /** Wrong codes since `wrongSince`. */
  readonly wrongCodes: number
  readonly wrongSince: string | null
  readonly version: number
}

const MAX_WRONG_CODES = 10
const COUNTED_FOR_MS = 15 * 60 * 1000

/** Seconds until a code may be tried again; null when one may be tried now. */
export function secondsUntilNextCode({ wrongCodes, wrongSince }: SecondFactor, now: string): number | null {
  if (wrongSince === null || wrongCodes < MAX_WRONG_CODES) return null
  const left = Date.parse(wrongSince) + COUNTED_FOR_MS - Date.parse(now)
  return left > 0 ? Math.ceil(left / 1000) : null
}

export function withWrongCode(factor: SecondFactor, now: string): SecondFactor {
  const { wrongSince, wrongCodes } = factor
  const isCounted = wrongSince !== null && Date.parse(now) - Date.parse(wrongSince) < COUNTED_FOR_MS
  return isCounted ? { ...factor, wrongCodes: wrongCodes + 1 } : { ...factor, wrongCodes: 1, wrongSince: now }
}

export function withStep(factor: SecondFactor, lastStep: number): SecondFactor {
  return { ...factor, lastStep, wrongCodes: 0, wrongSince: null }
}

export function withoutRecoveryCode(factor: SecondFactor, hash: string): SecondFactor {
  const recoveryHashes = factor.recoveryHashes.filter((one) => one !== hash)
  return { ...factor, recoveryHashes, wrongCodes: 0, wrongSince: null }
}
