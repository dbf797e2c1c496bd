declare module 'word-extractor' {
  interface TextOptions {
    /** Replaces typographic quotes and dashes by plain ones unless false. */
    filterUnicode: boolean
  }

  interface WordDocument {
    getBody(options?: TextOptions): string
    getFootnotes(options?: TextOptions): string
    getEndnotes(options?: TextOptions): string
    getTextboxes(options?: TextOptions): string
  }

  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>
  }
}
