/** White space in a row that a text keeps: an expression that tries each place of a longer run takes time by its square. */
export const MAX_BLANKS = 100

const LONG_BLANKS = new RegExp(String.raw`(\s{${MAX_BLANKS}})\s+`, 'gu')

/** The text with each longer run of white space cut to the bound. */
export function withShortBlanks(text: string): string {
  return text.replace(LONG_BLANKS, '$1')
}
