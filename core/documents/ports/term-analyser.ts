export interface TermAnalyser {
  /** ISO 639-1 code of the text's language; null if it cannot be determined. */
  languageOf(text: string): string | null
  /**
   * The index terms of a text in order: normalised, without stop words, stemmed by the rules of `language` (not stemmed
   * when null), with numbers normalised so that `1,201,095` and `1201095` are one term. Never throws.
   */
  termsOf(text: string, language: string | null): string[]
}
