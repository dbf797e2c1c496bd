import { libraryBlocks } from './library/library-blocks.ts'
import { readPdf, type PdfReading } from './read-pdf.ts'
import { TextBlocks, type FormatText } from '../document/text-blocks.ts'

/** Reads a PDF's pages into paragraphs, headings, list items and table rows in reading order. */
export async function readPdfText(bytes: Uint8Array, reading?: PdfReading): Promise<FormatText> {
  const { pages } = await readPdf(bytes, reading)
  const blocks = new TextBlocks('PDF')
  for (const { kind, level, text, page } of libraryBlocks(pages)) {
    blocks.page = page
    blocks.add(kind, level, text)
  }
  return { pageCount: pages.length, blocks: blocks.list() }
}
