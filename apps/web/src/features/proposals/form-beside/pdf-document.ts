import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** Maximum resolution, because phones lack the memory for more. */
const MOST_PIXELS_A_POINT = 2

export type { PDFDocumentProxy, PDFPageProxy }

/** Opens the PDF at an address. Its code is loaded on demand; scripts in the file don't run. */
export async function openPdf(url: string): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href
  return getDocument({ url, withCredentials: true, isEvalSupported: false, enableXfa: false, useWasm: false }).promise
}

/** Draws a page at the displayed width of its canvas. Returns a function that cancels drawing. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement): () => void {
  const pixels = Math.min(window.devicePixelRatio, MOST_PIXELS_A_POINT)
  const width = canvas.clientWidth * pixels
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const drawing = page.render({ canvas, viewport })
  drawing.promise.catch(() => undefined)
  return () => drawing.cancel()
}

export interface Spot {
  readonly left: string
  readonly top: string
  readonly width: string
  readonly height: string
}

/** Position of a box on the drawn page, as fractions. */
export function spotOf(page: PDFPageProxy, box: readonly number[]): Spot {
  const viewport = page.getViewport({ scale: 1 })
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle([...box]) as number[]
  const across = (length: number) => `${(100 * length) / viewport.width}%`
  const down = (length: number) => `${(100 * length) / viewport.height}%`
  return {
    left: across(Math.min(x1, x2)),
    top: down(Math.min(y1, y2)),
    width: across(Math.abs(x2 - x1)),
    height: down(Math.abs(y2 - y1)),
  }
}
