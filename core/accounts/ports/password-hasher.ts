export interface PasswordHasher {
  /** Slow on purpose. With the salt of `like`, one computation compares a password with both hashes. */
  hash(password: string, like?: string | null): Promise<string>
  /** False for a wrong password and for a malformed hash. */
  matches(password: string, hash: string): Promise<boolean>
  /** The first of the hashes that matches the password, or null. Hashes with the same salt take one computation. */
  firstMatch(password: string, hashes: readonly string[]): Promise<string | null>
}
