import { createRequire } from 'node:module'
import { broken, passwordProtected } from '../file-formats/unreadable.ts'
import { countPages } from './count-pdf-pages.ts'
import type { PdfPage, PdfRun } from './pdf-page.ts'
import { repairSpaces } from './repair-spaces.ts'

type Inspector = typeof import('@firecrawl/pdf-inspector')
type Item = ReturnType<Inspector['extractTextWithPositions']>[number]

let loaded: Inspector | null | undefined

/** Null where the package has no build for this machine. */
function inspector(): Inspector | null {
  if (loaded === undefined) {
    try {
      loaded = createRequire(import.meta.url)('@firecrawl/pdf-inspector') as Inspector
    } catch {
      loaded = null
    }
  }
  return loaded
}

export function canReadPdfNatively(): boolean {
  return inspector() !== null
}

/** Reads by the native parser, in this thread: about 1 ms a page. */
export function readPdfNatively(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const native = inspector()
  if (native === null) return Promise.reject(new Error('No native PDF parser for this machine.'))
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const items = native.extractTextWithPositions(buffer)
    const pages = pagesOf(items, countPages(buffer) ?? native.classifyPdf(buffer).pageCount)
    return Promise.resolve(repairSpaces(pages, () => native.extractText(buffer)))
  } catch (error) {
    const encrypted = /encrypt|password/i.test(String(error))
    return Promise.reject(encrypted ? passwordProtected('PDF') : broken('PDF', error))
  }
}

function pagesOf(items: readonly Item[], pageCount: number): PdfPage[] {
  const pages: { number: number; runs: PdfRun[] }[] = []
  const last = items.reduce((highest, item) => Math.max(highest, item.page), pageCount)
  for (let number = 1; number <= last; number++) pages.push({ number, runs: [] })
  for (const item of items) {
    const kind: string = item.itemType
    if (kind !== 'Text' && kind !== 'FormField') continue
    pages[item.page - 1]?.runs.push(runOf(item))
  }
  return pages
}

function runOf({ text, x, y, width, height, rotation, fontSize, isBold }: Item): PdfRun {
  return { text, x, y, width, size: fontSize || height, bold: isBold, turned: rotation > 2 && rotation < 358 }
}
