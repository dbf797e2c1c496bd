import { isAppError } from '../../core/shared/app-error.ts'
import type { PdfPage } from './pdf-page.ts'
import { parsePlainPdf } from './pdf/parse-plain-pdf.ts'
import { readPdfInJavaScript } from './read-pdf-in-javascript.ts'
import { hasText } from './read-pdf-text.ts'

/** Reads by the swift parser of plain files; by pdf.js what is beyond that one, or where it finds no text. */
export async function readPdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const pages = await parsePlainPdf(bytes).catch(unlessFinal)
  return pages !== null && hasText(pages) ? pages : readPdfInJavaScript(bytes)
}

/** A bomb is none the smaller for another parser. */
function unlessFinal(error: unknown): null {
  if (isAppError(error)) throw error
  return null
}
