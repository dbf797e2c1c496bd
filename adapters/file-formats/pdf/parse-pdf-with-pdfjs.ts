import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { DrawnPaths, type DrawnShapes } from './drawn-paths.ts'
import { type Matrix, multiply, scaleOf, transform } from './matrix.ts'
import { createInflate } from 'node:zlib'
import { broken, growsTooLarge, passwordProtected } from '../unreadable.ts'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { boundPdfPainting } from './bound-pdf-painting.ts'
import { isBoldName, isItalicName } from './font-names.ts'
import { pageOf, type PlacedText } from './page-pieces.ts'
import { boundCharacters, boundPages } from './pdf-bounds.ts'
import type { ParsedPdf, PdfBounds, PdfPage } from './pdf-page.ts'
import { type FieldAnnotation, widgetsOf } from './pdf-widgets.ts'
import { withPicturesRead } from './picture-glyphs.ts'

interface OperatorList {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

const MOVE = 0
const LINE = 1
const CLOSE = 4
/** Number of points for each path operator; a curve ends at the last of them. */
const POINTS = [1, 1, 3, 2, 0]
const FILL_STROKES: readonly number[] = [OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]
const STROKES = new Set<number>([OPS.stroke, OPS.closeStroke, ...FILL_STROKES])
const FILLS = new Set<number>([OPS.fill, OPS.eoFill, ...FILL_STROKES])
const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
])

interface Pen {
  readonly matrix: Matrix
  readonly stroke: string
  readonly fill: string
  readonly width: number
}

/** Shapes drawn by pdf.js operators, in the page's coordinates, to which `frame` maps. */
function drawnShapes(list: OperatorList, frame: Matrix): DrawnShapes {
  const paths = new DrawnPaths()
  const stack: Pen[] = []
  let pen: Pen = { matrix: frame, stroke: '#000000', fill: '#000000', width: 1 }
  list.fnArray.forEach((operator, index) => {
    const args = list.argsArray[index]
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) stack.push(pen)
    if (PICTURES.has(operator)) paths.addPicture(pen.matrix)
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) pen = stack.pop() ?? pen
    else if (operator === OPS.constructPath) drawPath(args as PathArgs, pen, paths)
    else pen = changedPen(pen, operator, args)
  })
  return paths.shapes()
}

function changedPen(pen: Pen, operator: number, args: unknown): Pen {
  const first = Array.isArray(args) ? (args[0] as unknown) : null
  if (operator === OPS.transform) return { ...pen, matrix: multiply(matrixOf(args), pen.matrix) }
  if (operator === OPS.paintFormXObjectBegin && first) return { ...pen, matrix: multiply(matrixOf(first), pen.matrix) }
  if (operator === OPS.setStrokeRGBColor && typeof first === 'string') return { ...pen, stroke: first }
  if (operator === OPS.setLineWidth && typeof first === 'number') return { ...pen, width: first }
  if (operator === OPS.setFillRGBColor && typeof first === 'string') return { ...pen, fill: first }
  return pen
}

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Object.values(value as Record<string, number>)
  return [a, b, c, d, e, f]
}

type PathArgs = readonly [number, readonly [Float32Array | null]]

function drawPath([operator, [path]]: PathArgs, pen: Pen, paths: DrawnPaths): void {
  const strokes = STROKES.has(operator) && !isWhite(pen.stroke)
  const fills = FILLS.has(operator) && !isWhite(pen.fill)
  if (!path || (!strokes && !fills)) return
  for (let at = 0; at < path.length;) {
    const call = path[at]!
    const points = POINTS[call]
    if (points === undefined) break
    at += 1 + 2 * points
    if (call === CLOSE) paths.close()
    else if (call === MOVE) paths.moveTo(transform(pen.matrix, path[at - 2]!, path[at - 1]!))
    else paths.lineTo(transform(pen.matrix, path[at - 2]!, path[at - 1]!), call !== LINE)
  }
  paths.paint(strokes ? pen.width * scaleOf(pen.matrix) : null, fills)
}

function isWhite(colour: string): boolean {
  return /^#f[a-f]f[a-f]f[a-f]$/i.test(colour)
}

const MEGABYTE = 1024 * 1024
const MAX_STREAM_BYTES = 256 * MEGABYTE
const MAX_TOTAL_BYTES = 1024 * MEGABYTE
/** Deflate compresses at most about a thousandfold, so shorter streams are not bombs; applied twice, a millionfold. */
const ALWAYS_SMALL = 64 * 1024
const MAX_PACKED_TWICE = MEGABYTE / 4
/** Maximum number of streams without an end; a truncated file has one. */
const MAX_ENDLESS = 100

/**
 * Inflates every compressed stream of a PDF without keeping the data and throws `unsupported` for a bomb, because
 * pdf.js unpacks streams in memory without a limit. Doubly compressed streams are measured after the first unpacking.
 */
async function boundPdfStreams(bytes: Uint8Array): Promise<void> {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let total = 0
  for (const stream of compressedStreams(pdf)) {
    const twice = isPackedTwice(pdf, stream)
    if (stream.length < ALWAYS_SMALL && !twice) continue
    total += await inflatedSize(stream, twice ? MAX_PACKED_TWICE : MAX_STREAM_BYTES)
    if (total > MAX_TOTAL_BYTES) throw swollen()
  }
}

function* compressedStreams(pdf: Buffer): Generator<Buffer> {
  let end = 0
  let endless = 0
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const start = at + (pdf[at + 6] === 13 ? 8 : 7)
    if (pdf[at - 1] === 100 || (pdf[start]! & 0x0f) !== 8) continue
    if (end >= 0 && end < start) end = pdf.indexOf('endstream', start)
    if (end < 0 && ++endless > MAX_ENDLESS) throw broken('PDF')
    yield pdf.subarray(start, end < 0 ? pdf.length : end)
  }
}

function isPackedTwice(pdf: Buffer, stream: Buffer): boolean {
  const start = stream.byteOffset - pdf.byteOffset
  const dictionary = pdf.toString('latin1', Math.max(0, start - 300), start)
  const filters = /\/Filter\s*\[([^\]]*)\][^[]*$/.exec(dictionary)?.[1] ?? ''
  return (filters.match(/\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) ?? []).length > 1
}

function inflatedSize(stream: Buffer, limit: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let size = 0
    const inflate = createInflate()
    inflate.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) return
      inflate.destroy()
      reject(swollen())
    })
    inflate.on('end', () => resolve(size))
    inflate.on('error', () => resolve(size))
    inflate.end(stream)
  })
}

function swollen(): Error {
  return growsTooLarge('unpacked')
}

const PACKAGE = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Parses with pdf.js, which opens damaged and restricted files and knows all fonts; about ten times slower. */
export async function parsePdfWithPdfjs(bytes: Uint8Array, bounds: PdfBounds = {}): Promise<ParsedPdf> {
  const document = await open(bytes)
  try {
    const { info } = await document.getMetadata()
    const title = (info as { readonly Title?: unknown }).Title
    return { title: typeof title === 'string' ? title : null, pages: await pagesOf(document, bounds) }
  } catch (error) {
    throw isAppError(error) ? error : broken('PDF', error)
  } finally {
    await document.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  await boundPdfStreams(bytes)
  boundPdfPainting(bytes)
  try {
    return await getDocument({
      // It takes no Buffer, and takes over the memory that it is given.
      data: Uint8Array.from(bytes),
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

async function pagesOf(document: PDFDocumentProxy, bounds: PdfBounds): Promise<PdfPage[]> {
  boundPages(document.numPages, bounds)
  const pages: PdfPage[] = []
  let characters = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const read = await readPage(page)
    page.cleanup()
    characters = boundCharacters(characters, read, bounds)
    pages.push(read)
  }
  return pages
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const frame = transform as unknown as Matrix
  const shapes = drawnShapes(await page.getOperatorList(), frame)
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [placed(page, item, frame)] : []))
  const widgets = widgetsOf(((await page.getAnnotations()) as Annotation[]).map(withButton), frame)
  return pageOf({ number: page.pageNumber, width, height, frame, texts, shapes, widgets })
}

interface Annotation extends FieldAnnotation {
  readonly checkBox?: boolean
  readonly radioButton?: boolean
  readonly exportValue?: string | null
  readonly buttonValue?: string | null
}

function withButton(annotation: Annotation): FieldAnnotation {
  const { checkBox, radioButton, exportValue, buttonValue, fieldValue } = annotation
  if (checkBox !== true && radioButton !== true) return annotation
  const on = (checkBox ? exportValue : buttonValue) ?? null
  return { ...annotation, button: { name: radioButton ? on : null, isOn: on !== null && fieldValue === on } }
}

function placed(page: PDFPageProxy, item: TextItem, frame: Matrix): PlacedText {
  const [a, b, c, d, left, baseline] = multiply(item.transform as unknown as Matrix, frame)
  const fontName = fontNameOf(page, item)
  return {
    text: withPicturesRead(item.str, fontName),
    left,
    baseline,
    width: item.width,
    size: Math.hypot(c, d) || item.height,
    bold: isBoldName(fontName),
    italic: isItalicName(fontName),
    turned: a < 0 || Math.abs(b) > 0.2 * Math.abs(a),
  }
}

function fontNameOf(page: PDFPageProxy, item: TextItem): string {
  if (!page.commonObjs.has(item.fontName)) return ''
  const font = page.commonObjs.get(item.fontName) as { readonly name?: string } | null
  return font?.name ?? ''
}
