import type { AccountId, UserId } from '../../shared/ids.ts'

/**
 * The second factor of a user, beside the password: codes of an authenticator app (RFC 6238), or one of the recovery
 * codes.
 */
export interface SecondFactor {
  /** The user's. */
  readonly id: UserId
  readonly accountId: AccountId
  readonly sealedSecret: string
  /** False until a first code proves that the app has the secret. */
  readonly isOn: boolean
  /** Time step of the last accepted code. Codes of this or an earlier step are refused. */
  readonly lastStep: number | null
  /** Hashes of the unused recovery codes; each works once. */
  readonly recoveryHashes: readonly string[]
  /** Counted by origin, so that strangers who know the password cannot lock users out of their own devices. */
  readonly wrongCodes: WrongCodes
  readonly version: number
}

/** Origin of a code: a log-in with the password, a log-in on a known device, a reset link, or a logged-in user. */
export type CodeOrigin = 'elsewhere' | 'known-device' | 'reset-link' | 'session'

export type WrongCodes = Readonly<Partial<Record<CodeOrigin, Counted>>> & {
  /** Wrong codes from elsewhere that the user has not been told about. */
  readonly untold?: number
  readonly toldAt?: string
}

interface Counted {
  readonly count: number
  readonly since: string
}

const MAX_WRONG_CODES = 10
const COUNTED_FOR_MS = 15 * 60 * 1000
/** Number of wrong codes from elsewhere taken for typing mistakes, so that the user is not told. */
const MISTYPED = 2
const TOLD_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/** Seconds until a code may be tried again; null if one may be tried now. */
export function secondsUntilNextCode({ wrongCodes }: SecondFactor, origin: CodeOrigin, now: string): number | null {
  const counted = wrongCodes[origin]
  if (counted === undefined || counted.count < MAX_WRONG_CODES) return null
  const left = Date.parse(counted.since) + COUNTED_FOR_MS - Date.parse(now)
  return left > 0 ? Math.ceil(left / 1000) : null
}

export function withWrongCode(factor: SecondFactor, origin: CodeOrigin, now: string): SecondFactor {
  const { wrongCodes } = factor
  const counted = wrongCodes[origin]
  const isRecent = counted !== undefined && Date.parse(now) - Date.parse(counted.since) < COUNTED_FOR_MS
  const next = isRecent ? { ...counted, count: counted.count + 1 } : { count: 1, since: now }
  const untold = (wrongCodes.untold ?? 0) + (origin === 'elsewhere' ? 1 : 0)
  return { ...factor, wrongCodes: { ...wrongCodes, [origin]: next, untold } }
}

/**
 * The factor after its user is told that somebody guesses codes; null if there is nothing to tell, or they were told
 * today.
 */
export function toldOfGuesses(factor: SecondFactor, now: string): SecondFactor | null {
  const { untold = 0, toldAt } = factor.wrongCodes
  if (untold <= MISTYPED) return null
  if (toldAt !== undefined && Date.parse(now) - Date.parse(toldAt) < TOLD_AGAIN_AFTER_MS) return null
  return { ...factor, wrongCodes: { ...factor.wrongCodes, untold: 0, toldAt: now } }
}

export function withStep(factor: SecondFactor, lastStep: number): SecondFactor {
  return { ...factor, lastStep, wrongCodes: withoutCounts(factor) }
}

export function withoutRecoveryCode(factor: SecondFactor, hash: string): SecondFactor {
  const recoveryHashes = factor.recoveryHashes.filter((one) => one !== hash)
  return { ...factor, recoveryHashes, wrongCodes: withoutCounts(factor) }
}

function withoutCounts({ wrongCodes: { toldAt } }: SecondFactor): WrongCodes {
  return toldAt === undefined ? {} : { toldAt }
}
