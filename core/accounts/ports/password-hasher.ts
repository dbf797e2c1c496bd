export interface PasswordHasher {
  /** Slow on purpose. */
  hash(password: string): Promise<string>
  /** False for a wrong password and for a hash of unknown form. */
  matches(password: string, hash: string): Promise<boolean>
}
