/**
 * Text as lists order it and look for parts of it: in either case alike, by the rules of no language, so that every store
 * does the same wherever it runs. The dot that an upper-case İ leaves behind goes.
 */
export function caseless(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('\u0307', '')
}
