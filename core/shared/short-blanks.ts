/**
 * Maximum run of white space in a text, because regular expressions that try each position of a longer run take
 * quadratic time.
 */
export const MAX_BLANKS = 100

const LONG_BLANKS = new RegExp(String.raw`(\s{${MAX_BLANKS}})\s+`, 'gu')

/** Cuts each longer run of white space to the maximum. */
export function withShortBlanks(text: string): string {
  return text.replace(LONG_BLANKS, '$1')
}
