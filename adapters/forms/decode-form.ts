import { decodeText } from '../file-formats/decode-text.ts'
import { tooLarge } from '../file-formats/unreadable.ts'

/** More than ten times the longest real form. */
const MOST_CHARACTERS = 500_000
/** Of the encodings with the longest characters. */
const BYTES_A_CHARACTER = 4

/** The text of a form that is nothing but text. Throws `unsupported` where it is longer than any form. */
export function decodeForm(bytes: Uint8Array, what: string): string {
  const text = bytes.length > MOST_CHARACTERS * BYTES_A_CHARACTER ? null : decodeText(bytes)
  if (text !== null && text.length <= MOST_CHARACTERS) return text
  throw tooLarge(what, '500,000 characters of text')
}
