/** Likelihoods of each role from 0 to 1, in the order of the candidates. */
export interface FormRoles {
  readonly question: readonly number[]
  /** Likelihood of a heading for the part of the form below it. */
  readonly heading: readonly number[]
  /** Likelihood of help with the question before it. */
  readonly guidance: readonly number[]
}
