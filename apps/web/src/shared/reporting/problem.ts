/** A problem to report to the operators. */
export interface Problem {
  readonly level: 'error' | 'warning'
  /** The thrown value, or a description. */
  readonly what: unknown
  /** The product's own names and identifiers; never users' text. */
  readonly tags: Readonly<Record<string, string>>
}
