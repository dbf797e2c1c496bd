export interface TermAnalyser {
  /** ISO 639-1 code of the language the text is written in, null when it can't be told. */
  languageOf(text: string): string | null
  /**
   * The index terms of a text in order: normalised, stop words left out, stemmed by the rules of `language`
   * (no stemming when null), numbers normalised so that `1,201,095` and `1201095` are one term. Never throws.
   */
  termsOf(text: string, language: string | null): string[]
}
