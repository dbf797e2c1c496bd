export interface CommonPasswords {
  /** Whether it is one of the passwords that guessers try first, in whatever case. Of any length. */
  includes(password: string): Promise<boolean>
}
