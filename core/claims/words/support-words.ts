/** What a language says that a check of its sentences has to know. Lists are parted by blanks, patterns by `|`. */
export interface SupportWords {
  /** Awards, rankings and standing: they need a source in any sentence. */
  readonly standing: string
  /** The beginning of a line that greets, and of one that takes leave. */
  readonly greetings: string
  readonly farewells: string
  /** Before a figure that is rounded: near it, below it, above it. */
  readonly near: string
  readonly below: string
  readonly above: string
  /** After a small number in words that counts nothing: "two things". */
  readonly abstractNouns: string
}
