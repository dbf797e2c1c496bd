import { isAppError } from '../../../core/shared/app-error.ts'
import { ContentScan, type FontCache } from './content-scan.ts'
import { annotationsOf, type Kids } from './field-annotations.ts'
import type { Matrix } from './matrix.ts'
import { pageOf } from './page-pieces.ts'
import { boundCharacters, boundPages } from './pdf-bounds.ts'
import { PdfFile } from './pdf-file.ts'
import type { ParsedPdf, PdfBounds, PdfPage } from './pdf-page.ts'
import { leavesOf, type PdfLeaf } from './pdf-pages.ts'
import { PdfStream, PdfText, textStringOf, UnsupportedPdfError, type PdfValue, type PdfDict } from './pdf-values.ts'
import { widgetsOf } from './pdf-widgets.ts'
import { TextCanvas } from './text-canvas.ts'

/**
 * Returns a function that says whether a layer of a PDF, or a group of layers shown while any or all are, is off when
 * the file is opened (ISO 32000-1, 8.11).
 */
function hiddenLayers(file: PdfFile): (layer: PdfValue | undefined) => boolean {
  const properties = file.dict(file.dict(file.trailer.get('/Root'))?.get('/OCProperties'))
  const usual = file.dict(properties?.get('/D'))
  if (properties === null || usual === null) return () => false
  const listed = (dict: PdfDict, key: string) => new Set(file.array(dict.get(key)).map((one) => file.dict(one)))
  const [on, off] = [listed(usual, '/ON'), listed(usual, '/OFF')]
  const isBaseOff = file.name(usual.get('/BaseState')) === '/OFF'
  const isLayerOff = (layer: PdfDict) => off.has(layer) || (isBaseOff && !on.has(layer))
  return (value) => {
    const layer = file.dict(value)
    if (layer === null) return false
    if (file.name(layer.get('/Type')) !== '/OCMD') return isLayerOff(layer)
    const group = file.get(layer.get('/OCGs'))
    const layers = (Array.isArray(group) ? group : [group]).flatMap((one) => file.dict(one) ?? [])
    const states = layers.map(isLayerOff)
    if (states.length === 0) return false
    switch (file.name(layer.get('/P'))) {
      case '/AllOn':
        return states.includes(true)
      case '/AnyOff':
        return !states.includes(true)
      case '/AllOff':
        return states.includes(false)
      default:
        return !states.includes(false)
    }
  }
}

/** Share of unknown characters above which another parser should try. */
const MAX_UNKNOWN = 0.02

/**
 * Parses a sound, unencrypted PDF: its text, drawn lines and areas, and fields; several times as fast as a parser that
 * must also paint. Throws UnsupportedPdfError for other files, which need another parser.
 */
export function parsePlainPdf(bytes: Uint8Array, bounds: PdfBounds = {}): Promise<ParsedPdf> {
  try {
    return Promise.resolve(parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), bounds))
  } catch (error) {
    const known = isAppError(error) || error instanceof UnsupportedPdfError
    return Promise.reject(known ? error : new UnsupportedPdfError('A broken PDF.', { cause: error }))
  }
}

interface Caches {
  readonly fonts: FontCache
  readonly kids: Kids
  readonly isOff: ReturnType<typeof hiddenLayers>
}

function parse(buffer: Buffer, bounds: PdfBounds): ParsedPdf {
  const file = new PdfFile(buffer)
  const leaves = leavesOf(file)
  boundPages(leaves.length, bounds)
  const caches: Caches = { fonts: new Map(), kids: new Map(), isOff: hiddenLayers(file) }
  const pages: PdfPage[] = []
  let [known, unknown, characters] = [0, 0, 0]
  for (const leaf of leaves) {
    const { canvas, page } = parsePage(file, leaf, pages.length + 1, caches)
    known += canvas.known
    unknown += canvas.unknown
    characters = boundCharacters(characters, page, bounds)
    pages.push(page)
  }
  if (unknown > known * MAX_UNKNOWN) throw new UnsupportedPdfError('Many letters are not known.')
  return { title: titleOf(file), pages }
}

function parsePage(
  file: PdfFile,
  leaf: PdfLeaf,
  number: number,
  { fonts, kids, isOff }: Caches,
): { canvas: TextCanvas; page: PdfPage } {
  const { frame, width, height } = placeOf(leaf)
  const canvas = new TextCanvas()
  const scan = new ContentScan(file, fonts, canvas, frame, isOff)
  scan.run(contentsOf(file, leaf.page.get('/Contents')), leaf.resources)
  canvas.finish()
  const widgets = widgetsOf(annotationsOf(file, leaf.page, kids), frame)
  return {
    canvas,
    page: pageOf({ number, width, height, frame, ...wordsOf(canvas), shapes: scan.paths.shapes(), widgets }),
  }
}

const wordsOf = ({ texts, hidesText }: TextCanvas) => ({ texts, hidesText })

/**
 * The page's displayed size, and the transformation from its own space: rotated, with its origin in the upper left
 * corner.
 */
function placeOf({ box, rotate }: PdfLeaf): { frame: Matrix; width: number; height: number } {
  const [x0, x1] = [Math.min(box[0]!, box[2]!), Math.max(box[0]!, box[2]!)]
  const [y0, y1] = [Math.min(box[1]!, box[3]!), Math.max(box[1]!, box[3]!)]
  const turn = ((rotate % 360) + 360) % 360
  const [width, height] = turn % 180 === 90 ? [y1 - y0, x1 - x0] : [x1 - x0, y1 - y0]
  if (turn === 90) return { frame: [0, 1, 1, 0, -y0, -x0], width, height }
  if (turn === 180) return { frame: [-1, 0, 0, 1, x1, -y0], width, height }
  return { frame: turn === 270 ? [0, -1, -1, 0, y1, x1] : [1, 0, 0, -1, -x0, y1], width, height }
}

function contentsOf(file: PdfFile, value: PdfValue | undefined): Buffer {
  const found = file.get(value)
  const parts = (Array.isArray(found) ? found : [found]).map((part) => file.get(part))
  const streams = parts.filter((part) => part instanceof PdfStream)
  if (streams.length === 1) return file.data(streams[0]!)
  return Buffer.concat(streams.flatMap((stream) => [file.data(stream), Buffer.from('\n')]))
}

function titleOf(file: PdfFile): string | null {
  const title = file.get(file.dict(file.trailer.get('/Info'))?.get('/Title'))
  return title instanceof PdfText ? textStringOf(title.bytes) : null
}
