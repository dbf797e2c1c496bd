import { isAppError } from '../../core/shared/app-error.ts'
import { boundPdfPainting } from '../file-formats/bound-pdf-painting.ts'
import { boundPdfStreams } from '../file-formats/bound-pdf-streams.ts'
import { broken, passwordProtected } from '../file-formats/unreadable.ts'
import type { PdfPage, PdfRun } from './pdf-page.ts'
import { MAX_CHARACTERS, tooMuchText } from '../file-formats/document/text-blocks.ts'

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')
type Document = Awaited<ReturnType<PdfJs['getDocument']>['promise']>
type Page = Awaited<ReturnType<Document['getPage']>>

/** Reads by pdf.js, which opens broken and restricted files, too; about ten times slower, and blind to bold type. */
export async function readPdfInJavaScript(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  await boundPdfStreams(bytes)
  boundPdfPainting(bytes)
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = pdfjs.getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
  })
  try {
    const document = await task.promise
    const pages: PdfPage[] = []
    let characters = 0
    for (let number = 1; number <= document.numPages; number++) {
      const runs = await runsOf(await document.getPage(number))
      characters += runs.reduce((sum, run) => sum + run.text.length, 0)
      if (characters > MAX_CHARACTERS) throw tooMuchText('PDF')
      pages.push({ number, runs })
    }
    return pages
  } catch (error) {
    if (isAppError(error)) throw error
    const name = error instanceof Error ? error.name : ''
    throw name === 'PasswordException' ? passwordProtected('PDF') : broken('PDF', error)
  } finally {
    await task.destroy()
  }
}

async function runsOf(page: Page): Promise<PdfRun[]> {
  const { items } = await page.getTextContent()
  const [left, bottom] = page.view as [number, number, number, number]
  const runs: PdfRun[] = []
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue
    const [a, b, c, d, x, y] = item.transform as [number, number, number, number, number, number]
    const size = Math.hypot(c, d) || item.height
    const turned = Math.abs(b) > Math.abs(a)
    runs.push({ text: item.str, x: x - left, y: y - bottom, width: item.width, size, bold: false, turned })
  }
  page.cleanup()
  return runs
}
