const MAX_LENGTH = 255
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const HALF_A_PAIR = /\p{Cs}/gu

/**
 * A file's own name: no folders, no characters that can't be seen or that turn the writing direction, at most 255
 * characters, the extension kept.
 */
export function cleanFileName(given: string): string {
  const own = given.split(/[/\\]/).at(-1) ?? ''
  const name = own.normalize('NFC').replace(/\s+/g, ' ').replace(CONTROLS, '').trim()
  if (name === '' || name === '.' || name === '..') return 'document'
  if (name.length <= MAX_LENGTH) return name
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, MAX_LENGTH - extension.length).replace(HALF_A_PAIR, '') + extension
}
