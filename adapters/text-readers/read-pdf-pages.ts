import { isAppError } from '../../core/shared/app-error.ts'
import type { PdfPage } from './pdf-page.ts'
import { readPdfInJavaScript } from './read-pdf-in-javascript.ts'
import { hasText } from './read-pdf-text.ts'
import { canReadPdfNatively, readPdfNatively } from './read-pdf-natively.ts'

/** Reads by the native parser; by pdf.js where there is none, or where it finds no text or can't open the file. */
export async function readPdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  if (!canReadPdfNatively()) return readPdfInJavaScript(bytes)
  try {
    const pages = await readPdfNatively(bytes)
    return hasText(pages) ? pages : await readPdfInJavaScript(bytes)
  } catch (error) {
    if (isAppError(error) && error.code === 'file.password-protected') throw error
    return readPdfInJavaScript(bytes)
  }
}
