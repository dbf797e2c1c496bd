import type { RecogniseScan, ScannedPage, ScannedRun } from '../../../core/documents/ports/scan-recogniser.ts'
import { isAppError, type AppError } from '../../../core/shared/app-error.ts'
import { heightOf, widthOf } from './box.ts'
import { parsePlainPdf } from './parse-plain-pdf.ts'
import { textOfPage, type ParsedPdf, type ParsePdf, type PdfBounds, type PdfPage, type Piece } from './pdf-page.ts'
import { isMeaningless, unreadableText } from './unreadable-text.ts'
import { runOf } from './page-pieces.ts'

/** How the eye of the machine takes a box or a circle to tick, and a bullet. */
const SEEN_AS_TICK = /^(?:\[\s?[JI1l]?\]?|\([J)]|O|Q|©|®|C\)|☐|□)\s+(?=\p{Lu})/u
const SEEN_AS_BULLET = /^(?:[+*«»¢°®e•·]|o)\s+(?=[\p{Lu}\d])/u

/** The page with the text that was seen on it in place of its own. What is drawn and interactive stays. */
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

/** Loaded when first needed: it replaces methods of arrays with slower ones of its own. */
const parseWithPdfjs: ParsePdf = async (bytes, bounds) => {
  const { parsePdfWithPdfjs } = await import('./parse-pdf-with-pdfjs.ts')
  return parsePdfWithPdfjs(bytes, bounds)
}

export interface PdfReading {
  /** Reads the text off the pictures of a scan; without it scans are refused. */
  readonly recogniseScan?: RecogniseScan | undefined
  readonly bounds?: PdfBounds
  /** Asked one after the other until one finds text that can be read. */
  readonly parsers?: readonly ParsePdf[]
}

/**
 * Reads a PDF whose text can be read, or recognised on its pictures. Throws `unsupported` for scans, for text that means
 * nothing, and for files that are locked, damaged or larger than the bounds.
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
  if (parsed && reason === null) return parsed
  if (!parsed || !reason || others.length > 0) return readPdf(bytes, { ...reading, parsers: others })
  if (recogniseScan === undefined) throw reason
  const needed = parsed.pages.filter((page) => !isReadablePage(page)).map(({ number }) => number)
  return { ...parsed, pages: recognised(parsed.pages, await recogniseScan(bytes, needed), reason) }
}

/** What is printed where, and no matter whether its text can be read: also the pages of a scan. */
export function parsePdf(bytes: Uint8Array, bounds?: PdfBounds): Promise<ParsedPdf> {
  return parsePlainPdf(bytes, bounds).catch((error: unknown) => {
    if (isAppError(error)) throw error
    return parseWithPdfjs(bytes, bounds)
  })
}

function recognised(pages: readonly PdfPage[], scanned: readonly ScannedPage[], reason: AppError): readonly PdfPage[] {
  const byNumber = new Map(scanned.map((page) => [page.number, page]))
  const read = pages.map((page) => {
    const seen = byNumber.get(page.number)
    return seen === undefined ? page : withScannedText(page, seen)
  })
  if (unreadable(read) !== null) throw reason
  return read
}

/** So many letters are more than what a scanner stamps on a page. */
const FEWEST_LETTERS = 200
/** A picture of more of the page is the page. */
const LARGEST_PICTURE = 0.5

/** A page with letters of its own, in a file of which others have none. */
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
