import { isUtf8 } from 'node:buffer'
import { tooLarge } from './unreadable.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Decodes by byte order mark, else UTF-8 if it is valid, else UTF-16 if it looks so, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  if (encoding === 'windows-1252') return decodeWindows1252(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start).toString('utf8')
}

const MAX_CHARACTERS = 20_000_000
/** Of the encodings with the longest characters. */
const BYTES_A_CHARACTER = 4

/** The text of a file that is nothing but text. Throws `unsupported`, naming the file as `what`, where it is too long. */
export function decodeBounded(bytes: Uint8Array, what: string, mostCharacters = MAX_CHARACTERS): string {
  const text = bytes.length > mostCharacters * BYTES_A_CHARACTER ? null : decodeText(bytes)
  if (text !== null && text.length <= mostCharacters) return text
  throw tooLarge(what, mostCharacters, 'characters')
}

/** What Windows-1252 has in place of the control characters 0x80 to 0x9f of Latin 1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Node 20's own decoder of that name reads Latin 1. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return asWindows1252(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
}

/** Text of Windows-1252 that was read as Latin 1: only the control characters of that differ, which no text has. */
export function asWindows1252(latin1: string): string {
  return latin1.replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80]!)
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return guessUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

/** Text of Latin letters in UTF-16 has a zero in nearly every other byte, always on the same side. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 4096) & ~1
  if (length < 4) return null
  const zeros = [0, 0]
  for (let i = 0; i < length; i++) if (bytes[i] === 0) zeros[i & 1]! += 1
  const [even, odd] = [zeros[0]! / (length / 2), zeros[1]! / (length / 2)]
  if (odd > 0.5 && even < 0.05) return 'utf-16le'
  if (even > 0.5 && odd < 0.05) return 'utf-16be'
  return null
}
