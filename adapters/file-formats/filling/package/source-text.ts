import { decodeText, decodeWindows1252 } from '../../decode-text.ts'

/** The text of a file or part with its encoder; positions in `text` are those of the anchors. */
export interface SourceText {
  readonly text: string
  /**
   * Encodes text as in the file, and keeps the byte order mark. `replacement` stands for characters that the encoding
   * lacks (only Windows-1252 does); "?" by default.
   */
  encode(text: string, replacement?: (character: string) => string): Uint8Array
}

/** Null if the text can't be encoded back to the same bytes, because they are damaged. */
export function readSourceText(bytes: Uint8Array): SourceText | null {
  const text = decodeText(bytes)
  const encode = ENCODERS.find((encoder) => Buffer.compare(encoder(text), bytes) === 0)
  return encode === undefined ? null : { text, encode }
}

type Encode = SourceText['encode']

function withMark(encode: Encode): Encode {
  return (text, replacement) => encode(`\ufeff${text}`, replacement)
}

const utf8: Encode = (text) => Buffer.from(text, 'utf8')
const utf16le: Encode = (text) => Buffer.from(text, 'utf16le')
const utf16be: Encode = (text) => Buffer.from(text, 'utf16le').swap16()

const ALL_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte)
const BYTE_OF: ReadonlyMap<string, number> = new Map(
  [...decodeWindows1252(ALL_BYTES)].map((char, byte) => [char, byte]),
)

const windows1252: Encode = (text, replacement = () => '?') => {
  const bytes = [...text].flatMap((char) => BYTE_OF.get(char) ?? [...Buffer.from(replacement(char), 'latin1')])
  return Uint8Array.from(bytes)
}

const ENCODERS: readonly Encode[] = [
  utf8,
  withMark(utf8),
  withMark(utf16le),
  withMark(utf16be),
  utf16le,
  utf16be,
  windows1252,
]
