/** Words of a language for checking its sentences. Lists are separated by spaces, patterns by `|`. */
export interface SupportWords {
  /** Awards, rankings and standing: they need a source in every sentence. */
  readonly standing: string
  /** Openers of a line that greets or closes. */
  readonly greetings: string
  readonly farewells: string
  /** Words before a rounded figure: near it, below it, above it. */
  readonly near: string
  readonly below: string
  readonly above: string
  /** Nouns after a small number in words that counts nothing: "two things". */
  readonly abstractNouns: string
}
