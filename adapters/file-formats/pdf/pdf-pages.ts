import type { PdfFile } from './pdf-file.ts'
import { UnsupportedPdfError, type PdfDict } from './pdf-values.ts'

const MAX_PAGES = 20_000

/** A page with its inherited attributes. */
export interface PdfLeaf {
  readonly page: PdfDict
  readonly resources: PdfDict | null
  readonly box: readonly number[]
  readonly rotate: number
}

/** The pages in order. Throws UnsupportedPdfError if there are none. */
export function leavesOf(file: PdfFile): PdfLeaf[] {
  const root = file.dict(file.dict(file.trailer.get('/Root'))?.get('/Pages'))
  if (root === null) throw new UnsupportedPdfError('No pages.')
  const leaves: PdfLeaf[] = []
  const seen = new Set<PdfDict>()
  const waiting: PdfLeaf[] = [{ page: root, resources: null, box: [0, 0, 612, 792], rotate: 0 }]
  for (let above = waiting.pop(); above !== undefined; above = waiting.pop()) {
    if (seen.has(above.page) || leaves.length >= MAX_PAGES) continue
    seen.add(above.page)
    const leaf = inherit(file, above)
    const kids = file.array(leaf.page.get('/Kids'))
    if (kids.length === 0 && file.name(leaf.page.get('/Type')) !== '/Pages') leaves.push(leaf)
    for (const kid of [...kids].reverse()) {
      const page = file.dict(kid)
      if (page !== null) waiting.push({ ...leaf, page })
    }
  }
  return leaves
}

function inherit(file: PdfFile, { page, resources, box, rotate }: PdfLeaf): PdfLeaf {
  const own = file.array(page.get('/CropBox') ?? page.get('/MediaBox')).map((value) => file.number(value, 0))
  return {
    page,
    resources: file.dict(page.get('/Resources')) ?? resources,
    box: own.length === 4 ? own : box,
    rotate: file.number(page.get('/Rotate'), rotate),
  }
}
