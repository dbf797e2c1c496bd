import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { boundPdfPainting } from '../../file-formats/bound-pdf-painting.ts'
import { boundPdfStreams } from '../../file-formats/bound-pdf-streams.ts'
import { broken, passwordProtected } from '../../file-formats/unreadable.ts'

const TAIL = 4096
const PACKAGE = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Throws `unsupported` for files that are locked, damaged, cut short or swell when they are unpacked. The caller destroys the document. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  if (isCutShort(bytes)) throw broken('PDF')
  await boundPdfStreams(bytes)
  boundPdfPainting(bytes)
  try {
    return await getDocument({
      data: bytes.slice(),
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      maxImageSize: 1,
      cMapUrl: path.join(PACKAGE, 'cmaps') + '/',
      cMapPacked: true,
      standardFontDataUrl: path.join(PACKAGE, 'standard_fonts') + '/',
    }).promise
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw passwordProtected('PDF')
    throw broken('PDF', error)
  }
}

/** A whole file ends with the offset of its cross-reference table and a mark; readers repair what lacks both by guessing. */
function isCutShort(bytes: Uint8Array): boolean {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, bytes.length - TAIL)))
  return !tail.includes('startxref') && !tail.includes('%%EOF')
}
