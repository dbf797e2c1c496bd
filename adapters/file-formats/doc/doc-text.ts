import WordExtractor from 'word-extractor'
import { broken, passwordProtected } from '../unreadable.ts'

export const WHAT = 'Word document'

/** The parts of a Word 97–2003 document: its text, text boxes, footnotes and endnotes. */
export async function docTexts(bytes: Uint8Array): Promise<readonly string[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isEncrypted(buffer)) throw passwordProtected(WHAT)
  const asWritten = { filterUnicode: false }
  try {
    const document = await new WordExtractor().extract(buffer)
    return [
      document.getBody(asWritten),
      document.getTextboxes(asWritten),
      document.getFootnotes(asWritten),
      document.getEndnotes(asWritten),
    ]
  } catch (error) {
    throw /encrypt|password/i.test(String(error)) ? passwordProtected(WHAT) : broken(WHAT, error)
  }
}

/** The file information block starts the main stream at a sector boundary; one of its flags means encryption. */
function isEncrypted(buffer: Buffer): boolean {
  for (let at = 512; at + 12 <= buffer.length; at += 512) {
    if (buffer.readUInt16LE(at) === 0xa5ec && buffer.readUInt16LE(at + 2) >= 0x65) {
      return (buffer.readUInt16LE(at + 10) & 0x0100) !== 0
    }
  }
  return false
}
