import type { RecogniseScan, ScannedPage, ScannedRun } from '../../../core/documents/ports.ts'
import { isAppError, type AppError } from '../../../core/shared/app-error.ts'
import { heightOf, widthOf } from './box.ts'
import { parsePlainPdf } from './parse-plain-pdf.ts'
import { textOfPage, type ParsedPdf, type ParsePdf, type PdfBounds, type PdfPage, type Piece } from './pdf-page.ts'
import { isMeaningless, unreadableText } from './unreadable-text.ts'
import { runOf } from './page-pieces.ts'

/** Characters that OCR returns for a tick box or circle, and for a bullet. */
const SEEN_AS_TICK = /^(?:\[\s?[JI1l]?\]?|\([J)]|O|Q|©|®|C\)|☐|□)\s+(?=\p{Lu})/u
const SEEN_AS_BULLET = /^(?:[+*«»¢°®e•·]|o)\s+(?=[\p{Lu}\d])/u

/** Replaces the page's text by the OCR text. Drawn and interactive elements stay. */
function withScannedText(page: PdfPage, scanned: ScannedPage): PdfPage {
  const others = page.pieces.filter((piece) => piece.kind === 'widget')
  return { ...page, turned: [], pieces: [...others, ...scanned.runs.flatMap((run) => piecesOf(run, page))] }
}

function piecesOf(run: ScannedRun, page: PdfPage): Piece[] {
  const line = runOf({ ...run, left: run.x, baseline: page.height - run.y, italic: false })
  const each = run.width / Math.max(1, run.text.length)
  const tick = SEEN_AS_TICK.exec(run.text)?.[0]
  if (tick !== undefined && run.text.length < 90) {
    const start = line.left + each * tick.length
    const box = { left: line.left, right: start - each, top: line.top, bottom: line.bottom }
    return [
      { ...box, kind: 'tick', ticked: false },
      { ...line, left: start, text: run.text.slice(tick.length) },
    ]
  }
  const bullet = SEEN_AS_BULLET.exec(run.text)?.[0]
  return [bullet === undefined ? line : { ...line, text: `• ${run.text.slice(bullet.length)}` }]
}

/** Loaded on first use, because it replaces array methods with slower ones. */
const parseWithPdfjs: ParsePdf = async (bytes, bounds) => {
  const { parsePdfWithPdfjs } = await import('./parse-pdf-with-pdfjs.ts')
  return parsePdfWithPdfjs(bytes, bounds)
}

export interface PdfReading {
  /** Runs OCR on a scan; without it scans are rejected. */
  readonly recogniseScan?: RecogniseScan | undefined
  readonly bounds?: PdfBounds
  /** Tried in order until one finds readable text. */
  readonly parsers?: readonly ParsePdf[]
}

/**
 * Reads a PDF with readable text, or by OCR. Throws `unsupported` for scans, meaningless text, and files that are
 * locked, damaged or larger than the limits.
 */
export async function readPdf(bytes: Uint8Array, reading: PdfReading = {}): Promise<ParsedPdf> {
  const { recogniseScan, bounds, parsers = [parsePlainPdf, parseWithPdfjs] } = reading
  const [parse, ...others] = parsers
  const parsed = await parse!(bytes, bounds).catch((error: unknown) => {
    // A bomb is none the smaller for another parser.
    if (isAppError(error) || others.length === 0) throw error
    return null
  })
  const reason = parsed && unreadable(parsed.pages)
  if (parsed && reason === null) {
    const garbled = parsed.pages.filter(isGarbled).map(({ number }) => number)
    if (garbled.length === 0 || recogniseScan === undefined) return parsed
    return { ...parsed, pages: withScanned(parsed.pages, await recogniseScan(bytes, garbled)) }
  }
  if (!parsed || !reason || others.length > 0) return readPdf(bytes, { ...reading, parsers: others })
  if (recogniseScan === undefined) throw reason
  const needed = parsed.pages.filter((page) => !isReadablePage(page)).map(({ number }) => number)
  return { ...parsed, pages: recognised(parsed.pages, await recogniseScan(bytes, needed), reason) }
}

/** Parses the layout even without readable text, such as the pages of a scan. */
export function parsePdf(bytes: Uint8Array, bounds?: PdfBounds): Promise<ParsedPdf> {
  return parsePlainPdf(bytes, bounds).catch((error: unknown) => {
    if (isAppError(error)) throw error
    return parseWithPdfjs(bytes, bounds)
  })
}

function recognised(pages: readonly PdfPage[], scanned: readonly ScannedPage[], reason: AppError): readonly PdfPage[] {
  const read = withScanned(pages, scanned)
  if (unreadable(read) !== null) throw reason
  return read
}

function withScanned(pages: readonly PdfPage[], scanned: readonly ScannedPage[]): readonly PdfPage[] {
  const byNumber = new Map(scanned.map((page) => [page.number, page]))
  return pages.map((page) => {
    const seen = byNumber.get(page.number)
    return seen === undefined ? page : withScannedText(page, seen)
  })
}

/** Whether the letters of a page mean nothing, as of fonts that do not say which they are. */
export function isGarbled(page: PdfPage): boolean {
  const text = textOfPage(page)
  return text.replace(/\s/gu, '').length >= FEWEST_LETTERS && isMeaningless(text)
}

/** Minimum number of letters beyond a scanner's stamp. */
const FEWEST_LETTERS = 200
/** Share of a page above which a picture is the page itself. */
const LARGEST_PICTURE = 0.5

/** Whether a page has its own text, in a file where others have none. */
function isReadablePage(page: PdfPage): boolean {
  const text = textOfPage(page)
  const isPicture = page.pictures.some(
    (box) => widthOf(box) * heightOf(box) > LARGEST_PICTURE * page.width * page.height,
  )
  return !isPicture && text.replace(/\s/gu, '').length >= FEWEST_LETTERS && !isMeaningless(text)
}

function unreadable(pages: readonly PdfPage[]): AppError | null {
  return unreadableText(pages.map(textOfPage))
}
