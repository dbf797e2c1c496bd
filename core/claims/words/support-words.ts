/** What a language says that a check of its sentences has to know. Lists are parted by blanks, patterns by `|`. */
export interface SupportWords {
  /** Words that state nothing by themselves, besides the stop words; in lower case. */
  readonly generic: string
  /** Awards, rankings and standing: they need a source in any sentence. */
  readonly standing: string
  /** The beginning of a line that greets, and of one that takes leave. */
  readonly greetings: string
  readonly farewells: string
  /** Before a figure that is rounded: near it, below it, above it. */
  readonly near: string
  readonly below: string
  readonly above: string
  /** In a sentence with a difference. */
  readonly differences: string
  /** In a sentence with a sum, and in one with a mean; only where known. */
  readonly sums?: string
  readonly means?: string
  readonly prices?: string
  /** Each with its value: `half=0.5`. */
  readonly fractions: string
  readonly conjunctions: string
  /** After a small number in words that counts nothing: "two things". */
  readonly abstractNouns: string
}
