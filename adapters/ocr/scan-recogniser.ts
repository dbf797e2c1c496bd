import { createRequire } from 'node:module'
import path from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Worker } from 'tesseract.js'
import { AppError } from '../../core/shared/app-error.ts'
import { boundPictures } from './bound-pictures.ts'
import { openForPictures, pictureOf, type PagePicture } from './page-pictures.ts'
import { runsOf, withEvenSizes } from './scanned-runs.ts'
import type { RecogniseScan, ScannedPage } from '../../core/documents/ports.ts'

const MAX_PAGES = 40
const NEEDED = ['tesseract.js', '@tesseract.js-data/eng/package.json', '@napi-rs/canvas']
const requireHere = createRequire(import.meta.url)

/** Reads scans with Tesseract, in English letters and without a network; undefined where its packages are not installed. */
export function scanRecogniser(): RecogniseScan | undefined {
  return NEEDED.every(isInstalled) ? recogniseScan : undefined
}

function isInstalled(name: string): boolean {
  try {
    requireHere.resolve(name)
    return true
  } catch {
    return false
  }
}

async function recogniseScan(bytes: Uint8Array, numbers: readonly number[]): Promise<readonly ScannedPage[]> {
  boundPictures(bytes)
  const document = await openForPictures(bytes)
  try {
    if (numbers.length > MAX_PAGES) throw tooLong()
    const worker = await startWorker()
    try {
      const pages: ScannedPage[] = []
      let drawn = drawPage(document, numbers[0])
      for (const [at, number] of numbers.entries()) {
        const picture = (await drawn)!
        const reading = worker.recognize(picture.png, {}, { blocks: true, text: false })
        // Drawn while this one is read, in the worker's thread.
        drawn = drawPage(document, numbers[at + 1])
        const [{ data }] = await Promise.all([reading, drawn])
        const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
        pages.push({ number, runs: runsOf(lines, picture) })
      }
      return withEvenSizes(pages)
    } finally {
      await worker.terminate()
    }
  } finally {
    await document.loadingTask.destroy()
  }
}

/** Null if no page is left. */
async function drawPage(document: PDFDocumentProxy, number: number | undefined): Promise<PagePicture | null> {
  if (number === undefined) return null
  const page = await document.getPage(number)
  const picture = await pictureOf(page)
  page.cleanup()
  collectGarbage()
  return picture
}

/** Pictures lie outside the heap, so the engine does not notice that they are no longer used. */
function collectGarbage(): void {
  const { gc } = globalThis as { readonly gc?: () => void }
  gc?.()
}

function tooLong(): AppError {
  return new AppError('unsupported', 'file.too-large-inside', { values: { of: 'scan', pages: MAX_PAGES } })
}

async function startWorker(): Promise<Worker> {
  const { createWorker, OEM } = await import('tesseract.js')
  const folder = path.dirname(requireHere.resolve('@tesseract.js-data/eng/package.json'))
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(folder, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  })
}
