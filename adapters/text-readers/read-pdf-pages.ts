import { isAppError } from '../../core/shared/app-error.ts'
import type { PdfPage, ReadPdfPages } from './pdf-page.ts'
import { readPdfSwiftly } from './pdf/read-pdf-swiftly.ts'
import { readPdfInJavaScript } from './read-pdf-in-javascript.ts'
import { canReadPdfNatively, readPdfNatively } from './read-pdf-natively.ts'
import { hasText } from './read-pdf-text.ts'

/**
 * Asks one parser after the other until one finds text: the swift one, which reads plain files alone, the native one
 * where there is a build of it, pdf.js. A password or a bomb ends the search.
 */
export async function readPdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const parsers: ReadPdfPages[] = [readPdfSwiftly, ...(canReadPdfNatively() ? [readPdfNatively] : [])]
  for (const parser of parsers) {
    const pages = await parser(bytes).catch(unlessFinal)
    if (pages !== null && hasText(pages)) return pages
  }
  return readPdfInJavaScript(bytes)
}

function unlessFinal(error: unknown): null {
  if (isAppError(error) && error.code !== 'file.broken') throw error
  return null
}
