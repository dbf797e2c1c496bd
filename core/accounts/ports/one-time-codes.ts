/** Codes of authenticator apps by RFC 6238: six digits, a new one every 30 seconds. */
export interface OneTimeCodes {
  /** A new secret in base 32, as people type it. */
  newSecret(): string
  /** What an app reads from a picture: the secret, and whose it is. */
  addressOf(secret: string, email: string): string
  /** The time step to which the code belongs, counted from 1970: now, or one before or after. Null for a wrong code. */
  stepOf(secret: string, code: string, now: string): number | null
}
