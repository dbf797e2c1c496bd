import { isUtf8 } from 'node:buffer'
import { tooLarge } from './unreadable.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Decodes by byte order mark; otherwise as UTF-8 if valid, UTF-16 if likely, or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  if (encoding === 'windows-1252') return decodeWindows1252(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start).toString('utf8')
}

const MAX_CHARACTERS = 20_000_000
/** Longest character of the supported encodings. */
const BYTES_A_CHARACTER = 4

/** Decodes a plain text file. Throws `unsupported`, naming the file as `what`, if it is too long. */
export function decodeBounded(bytes: Uint8Array, what: string, mostCharacters = MAX_CHARACTERS): string {
  const text = bytes.length > mostCharacters * BYTES_A_CHARACTER ? null : decodeText(bytes)
  if (text !== null && text.length <= mostCharacters) return text
  throw tooLarge(what, mostCharacters, 'characters')
}

/** Characters of Windows-1252 in place of Latin 1's control characters 0x80 to 0x9f. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes Windows-1252, because Node 20's own decoder of that name reads Latin 1. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return asWindows1252(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
}

/**
 * Corrects Windows-1252 text that was read as Latin 1: they differ only in control characters, which no text contains.
 */
export function asWindows1252(latin1: string): string {
  return latin1.replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80]!)
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return guessUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

/** Recognises UTF-16: Latin text has a zero in nearly every other byte, always on the same side. */
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
