import WordExtractor from 'word-extractor'
import { broken, passwordProtected } from '../file-formats/unreadable.ts'
import { writeLines } from './read-plain-text.ts'
import { TextBlocks, type FormatText } from '../file-formats/document/text-blocks.ts'

const WHAT = 'Word document'

/** Reads a Word document of 1997 to 2003: its text, then text boxes and notes. */
export async function readDocText(bytes: Uint8Array): Promise<FormatText> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isEncrypted(buffer)) throw passwordProtected(WHAT)
  const blocks = new TextBlocks(WHAT)
  const document = await extract(buffer)
  const asWritten = { filterUnicode: false }
  const parts = [
    document.getBody(asWritten),
    document.getTextboxes(asWritten),
    document.getFootnotes(asWritten),
    document.getEndnotes(asWritten),
  ]
  for (const part of parts) writeLines(blocks, part.split(/[\n\r\v\f]/), Infinity)
  return { pageCount: null, blocks: blocks.list() }
}

async function extract(buffer: Buffer): Promise<Awaited<ReturnType<WordExtractor['extract']>>> {
  try {
    return await new WordExtractor().extract(buffer)
  } catch (error) {
    throw /encrypt|password/i.test(String(error)) ? passwordProtected(WHAT) : broken(WHAT, error)
  }
}

/** The file information block opens the main stream at a sector's start; a bit of its flags tells of encryption. */
function isEncrypted(buffer: Buffer): boolean {
  for (let at = 512; at + 12 <= buffer.length; at += 512) {
    if (buffer.readUInt16LE(at) === 0xa5ec && buffer.readUInt16LE(at + 2) >= 0x65) {
      return (buffer.readUInt16LE(at + 10) & 0x0100) !== 0
    }
  }
  return false
}
