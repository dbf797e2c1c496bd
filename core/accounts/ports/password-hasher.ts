export interface PasswordHasher {
  /** Slow on purpose. With the salt of `like`, so that one computation compares a password with both hashes. */
  hash(password: string, like?: string | null): Promise<string>
  /** False for a wrong password and for a hash of unknown form. */
  matches(password: string, hash: string): Promise<boolean>
  /** The first of the hashes that the password fits, else null. Hashes of one salt take one computation. */
  firstMatch(password: string, hashes: readonly string[]): Promise<string | null>
}
