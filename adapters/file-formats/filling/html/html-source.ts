import { decodeHtml } from '../../html/parse-html.ts'
import { broken } from '../../unreadable.ts'
import { readSourceText, type SourceText } from '../package/source-text.ts'

/** A page as it is decoded, and what writes it back. Throws `unsupported` for an encoding that can only be read. */
export function readHtmlSource(bytes: Uint8Array): SourceText {
  const text = decodeHtml(bytes)
  const source = readSourceText(bytes)
  if (source?.text === text) return source
  if (text.length === bytes.length) return { text, encode: singleByteEncoder(text, bytes) }
  throw broken('web page')
}

/** What the page has a byte for is written with it, all else as `replacement` says. */
function singleByteEncoder(page: string, bytes: Uint8Array): SourceText['encode'] {
  const byteOf = new Map(Array.from({ length: 128 }, (_, code) => [String.fromCharCode(code), code]))
  for (let at = 0; at < bytes.length; at++) byteOf.set(page[at]!, bytes[at]!)
  return (text, replacement = () => '?') =>
    Uint8Array.from([...text].flatMap((char) => byteOf.get(char) ?? [...Buffer.from(replacement(char), 'latin1')]))
}
