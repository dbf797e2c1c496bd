export interface CommonPasswords {
  /** Whether the password, of any length, is one that guessers try first. Ignores case. */
  includes(password: string): Promise<boolean>
}
