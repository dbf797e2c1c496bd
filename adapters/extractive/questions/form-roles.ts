/** How likely each candidate is to be what, from 0 to 1, in the order of the candidates. */
export interface FormRoles {
  readonly question: readonly number[]
  /** Names the part of the form below it. */
  readonly heading: readonly number[]
  /** Helps with the question before it. */
  readonly guidance: readonly number[]
}
