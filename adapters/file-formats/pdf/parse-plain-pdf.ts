import { PdfFile } from './pdf-file.ts'
import { type PdfDict, PdfStream, PdfText, type PdfValue, textStringOf, UnsupportedPdfError } from './pdf-values.ts'
import { type FieldAnnotation, widgetsOf } from './pdf-widgets.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { ContentScan, type FontCache } from './content-scan.ts'
import type { Matrix } from './matrix.ts'
import { pageOf } from './page-pieces.ts'
import { boundCharacters, boundPages } from './pdf-bounds.ts'
import type { ParsedPdf, PdfBounds, PdfPage } from './pdf-page.ts'
import { leavesOf, type PdfLeaf } from './pdf-pages.ts'
import { TextCanvas } from './text-canvas.ts'

/** Flags: hidden, or not shown on the screen. */
const HIDDEN = 2 | 32
const MULTILINE = 1 << 12
const PUSH_BUTTON = 1 << 16
const DEEPEST = 20

/** Indices of widgets within each field. */
type Kids = Map<PdfDict, ReadonlyMap<PdfDict, number>>

/** Details of fields from the annotations of a page. */
function annotationsOf(file: PdfFile, page: PdfDict, kids: Kids): FieldAnnotation[] {
  return file.array(page.get('/Annots')).flatMap((value) => {
    const annotation = file.dict(value)
    if (annotation === null || file.name(annotation.get('/Subtype')) !== '/Widget') return []
    return [annotationOf(file, annotation, kids)]
  })
}

function annotationOf(file: PdfFile, annotation: PdfDict, kids: Kids): FieldAnnotation {
  const line = ancestry(file, annotation)
  const own = (key: string): PdfValue => file.get(line.find((dict) => dict.has(key))?.get(key))
  const flags = file.number(own('/Ff'), 0)
  const corners = file.array(annotation.get('/Rect')).map((part) => file.number(part, 0))
  const isButton = file.name(own('/FT')) === '/Btn'
  const options = file.array(own('/Opt')).map((option) => optionOf(file, option))
  return {
    subtype: 'Widget',
    fieldType: file.name(own('/FT')).slice(1),
    fieldName: nameOf(file, line),
    alternativeText: plainText(file, annotation.get('/TU')),
    fieldValue: valueOf(file, own('/V')) ?? file.name(annotation.get('/AS')).slice(1),
    maxLen: file.number(own('/MaxLen'), 0),
    multiLine: (flags & MULTILINE) !== 0,
    pushButton: (flags & PUSH_BUTTON) !== 0,
    options: isButton ? [] : options.map((displayValue) => ({ displayValue })),
    ...(isButton && { button: buttonOf(file, line, options, kids) }),
    rect: corners,
    hidden: (file.number(annotation.get('/F'), 0) & HIDDEN) !== 0,
  }
}

/** State of a button, with its text from the field: one per widget, in order. */
function buttonOf(
  file: PdfFile,
  [annotation, field]: readonly PdfDict[],
  texts: readonly string[],
  kids: Kids,
): FieldAnnotation['button'] {
  const states = [...(file.dict(file.dict(annotation!.get('/AP'))?.get('/N'))?.keys() ?? [])]
  const on = states.find((state) => state !== '/Off')?.slice(1) ?? null
  const places = field === undefined ? null : (kids.get(field) ?? placesOf(file, field))
  if (field !== undefined && places !== null) kids.set(field, places)
  const name = texts[places?.get(annotation!) ?? 0] ?? ((places?.size ?? 0) > 1 ? on : null)
  return { name, isOn: on !== null && file.name(annotation!.get('/AS')) === `/${on}` }
}

function placesOf(file: PdfFile, field: PdfDict): ReadonlyMap<PdfDict, number> {
  const widgets = file.array(field.get('/Kids')).map((kid) => file.dict(kid))
  return new Map(widgets.flatMap((widget, at) => (widget === null ? [] : [[widget, at] as const])))
}

/** The annotation, its field, and the field's ancestors. */
function ancestry(file: PdfFile, annotation: PdfDict): PdfDict[] {
  const line = [annotation]
  for (let above = annotation; line.length < DEEPEST;) {
    const parent = file.dict(above.get('/Parent'))
    if (parent === null || line.includes(parent)) break
    line.push(parent)
    above = parent
  }
  return line
}

function nameOf(file: PdfFile, line: readonly PdfDict[]): string {
  const parts = line.flatMap((dict) => (dict.has('/T') ? [plainText(file, dict.get('/T'))] : []))
  return parts.reverse().join('.')
}

function plainText(file: PdfFile, value: PdfValue | undefined): string {
  const found = file.get(value)
  return found instanceof PdfText ? textStringOf(found.bytes) : ''
}

/** A text, a name, or a list of texts; undefined if there is none. */
function valueOf(file: PdfFile, value: PdfValue): string | string[] | undefined {
  if (value instanceof PdfText) return textStringOf(value.bytes)
  if (typeof value === 'string') return value.slice(1)
  return Array.isArray(value) ? value.map((one) => plainText(file, one)) : undefined
}

/** An option is a text, or an export value with its displayed text. */
function optionOf(file: PdfFile, option: PdfValue): string {
  const parts = file.array(option)
  return plainText(file, parts[1] ?? parts[0] ?? option)
}

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
