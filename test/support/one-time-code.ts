import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows at a time, ISO 8601. */
export function codeOf(secret: string, at: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(at) })
}
