/** Codes of authenticator apps by RFC 6238: six digits, a new one every 30 seconds. */
export interface OneTimeCodes {
  /** Makes a secret in base 32, as people type it. */
  newSecret(): string
  /** The `otpauth:` address that an app scans: the secret and its user. */
  addressOf(secret: string, email: string): string
  /**
   * The time step to which the code belongs, counted from 1970: the present one, or one earlier or later. Null for a
   * wrong code.
   */
  stepOf(secret: string, code: string, now: string): number | null
}
