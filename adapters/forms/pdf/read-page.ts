import type { PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { tooLarge } from '../../file-formats/unreadable.ts'
import type { Box } from './box.ts'
import { drawnShapes, type DrawnShapes } from './drawn-shapes.ts'
import { withPicturesRead } from './glyphs.ts'
import type { PageContent, Piece, TextRun } from './page-content.ts'
import { piecesOfWidgets } from './widgets.ts'

const BOLD = /bold|black|heavy|demi|semibd|(^|[-, ])(bd|hv|sb)\b/i
const ITALIC = /italic|oblique|(^|[-, ])it\b|slanted/i
/** Characters in a run that are no text but a place to write, or the blank between two columns. */
const CUTS = /(_(?:\s?_){2,}|(?:\.\s?){6,}|…{2,}(?:\.|…)*|[☐☑]|\s{3,})/u

/** Real pages hold up to 2,000; what stands beside what takes the square of their number to tell. */
const MOST_PIECES = 6_000
const MOST_SHAPES = 6_000

function tooManyPieces(): Error {
  return tooLarge('PDF', `${MOST_PIECES.toLocaleString('en')} pieces of text and fields on a page`)
}

/** A drawing of so many lines is a picture: it parts no cells, and there is nothing to write on. */
function boundedShapes(shapes: DrawnShapes): DrawnShapes {
  const count = shapes.rules.length + shapes.shades.length + shapes.dots.length
  return count > MOST_SHAPES ? { rules: [], shades: [], dots: [] } : shapes
}

export async function readPage(page: PDFPageProxy): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 })
  const toPage = (x: number, y: number): readonly [number, number] => {
    const [across = 0, down = 0] = viewport.convertToViewportPoint(x, y)
    return [across, down]
  }
  const operators = await page.getOperatorList()
  const content = await page.getTextContent()
  const runs = content.items.flatMap((item) => ('str' in item ? runsOf(item, fontNameOf(page, item), toPage) : []))
  const widgets = piecesOfWidgets(await page.getAnnotations(), toPage)
  if (runs.length + widgets.length > MOST_PIECES) throw tooManyPieces()
  const { rules, shades, dots } = boundedShapes(drawnShapes(operators, toPage))
  return {
    number: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    pieces: [...runs, ...bulletsOf(dots, runs), ...widgets],
    rules,
    shades,
    running: [],
    toFile: (box) => fileBox(box, (x, y) => viewport.convertToPdfPoint(x, y)),
  }
}

function fileBox(box: Box, toFile: (x: number, y: number) => number[]): [number, number, number, number] {
  const [x1 = 0, y1 = 0] = toFile(box.left, box.top)
  const [x2 = 0, y2 = 0] = toFile(box.right, box.bottom)
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

function fontNameOf(page: PDFPageProxy, item: TextItem): string {
  if (!page.commonObjs.has(item.fontName)) return ''
  const font = page.commonObjs.get(item.fontName) as { readonly name?: string } | null
  return font?.name ?? ''
}

/** Small figures right before a line of text, with nothing before them, as the bullets that they stand for. */
function bulletsOf(dots: readonly Box[], pieces: readonly Piece[]): TextRun[] {
  const runs = pieces.filter((piece) => piece.kind === 'text')
  return dots.flatMap((dot): TextRun[] => {
    const level = (dot.top + dot.bottom) / 2
    const beside = runs.filter((run) => level > run.baseline - 0.75 * run.size && level < run.baseline)
    const next = beside.find((run) => run.left >= dot.right + 1 && run.left - dot.right < 30)
    const isFirst = !beside.some((run) => run.left < dot.left && dot.left - run.right < 60)
    if (!next || !isFirst) return []
    return [{ ...next, left: dot.left, right: dot.right, text: '•', bold: false, italic: false }]
  })
}

/** Upright text only: what runs across the page at an angle is a watermark or a margin note. */
function runsOf(
  item: TextItem,
  fontName: string,
  toPage: (x: number, y: number) => readonly [number, number],
): Piece[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[]
  const [left, baseline] = toPage(e, f)
  const [along, beside] = toPage(e + a, f + b)
  if (item.str.trim() === '' || Math.abs(beside - baseline) > 0.2 * Math.abs(along - left) || along < left) return []
  const size = Math.hypot(c, d)
  const text = withPicturesRead(item.str, fontName)
  const run: TextRun = {
    kind: 'text',
    text,
    size,
    baseline,
    left,
    right: left + item.width,
    top: baseline - 0.8 * size,
    bottom: baseline + 0.22 * size,
    bold: BOLD.test(fontName),
    italic: ITALIC.test(fontName),
  }
  return cutRun(run)
}

/** Widths within a run are not told; they are shared out by the usual widths of characters. */
function cutRun(run: TextRun): Piece[] {
  const parts = run.text.split(CUTS).filter((part) => part !== '')
  const total = usualWidth(run.text)
  let left = run.left
  return parts.flatMap((part): Piece[] => {
    const box = {
      left,
      right: left + ((run.right - run.left) * usualWidth(part)) / total,
      top: run.top,
      bottom: run.bottom,
    }
    left = box.right
    if (/^[☐☑]$/u.test(part)) return [{ ...box, kind: 'tick', ticked: part === '☑' }]
    if (/^(_|\.\s?\.|…)/.test(part) && CUTS.test(part))
      return [{ ...box, kind: 'blank', drawn: 'characters', characters: null }]
    return part.trim() === '' ? [] : [trimmed({ ...run, ...box, text: part })]
  })
}

function trimmed(run: TextRun): TextRun {
  const each = (run.right - run.left) / usualWidth(run.text)
  const [before, after] = [/^\s*/, /\s*$/].map((ends) => usualWidth(ends.exec(run.text)?.[0] ?? ''))
  return {
    ...run,
    text: run.text.trim(),
    left: run.left + each * (before ?? 0),
    right: run.right - each * (after ?? 0),
  }
}

function usualWidth(text: string): number {
  let width = 0
  for (const character of text) {
    if (/[\s.,:;'’|!ijltfr()[\]]/.test(character)) width += 0.28
    else if (/[MWmw☐☑—…]/u.test(character)) width += 0.85
    else width += /[A-Z]/.test(character) ? 0.68 : 0.53
  }
  return width
}
