/** Something that went wrong, for those who run the product. */
export interface Problem {
  readonly level: 'error' | 'warning'
  /** What was thrown, or in words what happened. */
  readonly what: unknown
  /** Names and identifiers of the product's own; never what people typed. */
  readonly tags: Readonly<Record<string, string>>
}
