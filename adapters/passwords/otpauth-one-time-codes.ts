import { Secret, TOTP } from 'otpauth'
import type { OneTimeCodes } from '../../core/accounts/ports.ts'

const STEP_SECONDS = 30
/** Recommended by RFC 4226. */
const SECRET_BYTES = 20
/** Number of steps accepted before and after, because clocks differ. */
const WINDOW = 1

/** Follows RFC 6238 with SHA-1 and six digits, which every app supports. */
export class OtpauthOneTimeCodes implements OneTimeCodes {
  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32
  }

  addressOf(secret: string, email: string): string {
    return totpOf(secret, email).toString()
  }

  stepOf(secret: string, code: string, now: string): number | null {
    const timestamp = Date.parse(now)
    const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW })
    return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
  }
}

function totpOf(secret: string, label = 'user'): TOTP {
  return new TOTP({ issuer: 'Grantwright', label, period: STEP_SECONDS, secret: Secret.fromBase32(secret) })
}
