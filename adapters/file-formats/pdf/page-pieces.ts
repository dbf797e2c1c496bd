import type { Box } from './box.ts'
import { type DrawnShapes, edgesOf } from './drawn-paths.ts'
import type { PdfPage, Piece, TextRun, Widget, Rule } from './pdf-page.ts'
import type { Matrix } from './matrix.ts'

/** Maximum corner size, in points, and maximum offset of sides. */
const WIDEST_CORNER = 10
const OFF = 1
const MAX_RULES = 1_500

/** Makes boxes of rounded boxes, which are drawn as four unconnected sides. */
function withRoundedBoxes(rules: readonly Rule[]): readonly Rule[] {
  if (rules.length > MAX_RULES) return rules
  const flat = rules.filter(({ direction }) => direction === 'horizontal')
  const upright = rules.filter(({ direction }) => direction === 'vertical')
  const sides = new Set<Rule>()
  const boxes: Box[] = []
  for (const top of flat) {
    const left = upright.find((side) => isCorner(top.left - side.left, side.top - top.top))
    const right = upright.find((side) => isCorner(side.left - top.right, side.top - top.top))
    if (left === undefined || right === undefined || Math.abs(left.bottom - right.bottom) > OFF) continue
    const bottom = flat.find((side) => isUnder(side, top) && isCorner(top.left - left.left, side.top - left.bottom))
    if (bottom === undefined) continue
    for (const side of [top, left, right, bottom]) sides.add(side)
    boxes.push({ left: left.left, right: right.left, top: top.top, bottom: bottom.top })
  }
  if (boxes.length === 0) return rules
  return [...rules.filter((rule) => !sides.has(rule)), ...boxes.flatMap((box) => edgesOf(box, false))]
}

function isCorner(across: number, down: number): boolean {
  return (
    across > 0.5 && across <= WIDEST_CORNER && down > 0.5 && down <= WIDEST_CORNER && Math.abs(across - down) <= OFF
  )
}

function isUnder(side: Rule, top: Rule): boolean {
  return side.top > top.top && Math.abs(side.left - top.left) <= OFF && Math.abs(side.right - top.right) <= OFF
}

/** Characters in a run that are a place to write, or the space between two columns. */
const CUTS = /(_(?:\s?_){2,}|(?:\.\s?){6,}|…{2,}(?:\.|…)*|[☐☑]|\s{3,})/u
/** A page with more drawn dots and pieces of text is a picture, and its dots are not bullets. */
const MAX_DOTTED = 6_000

/** Text from its source, positioned by its left end on the baseline, in points of the displayed page. */
export interface PlacedText {
  readonly text: string
  readonly left: number
  readonly baseline: number
  readonly width: number
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  /** Whether it runs upwards, downwards or at an angle. */
  readonly turned: boolean
  /** Whether it is white, so that it is only readable on a painted area. */
  readonly isWhite?: boolean
}

/** Source data of a page. */
interface PageParts {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly frame: Matrix
  readonly texts: readonly PlacedText[]
  /** Whether `texts` leaves out words of a layer that is off. */
  readonly hidesText?: boolean
  readonly shapes: DrawnShapes
  readonly widgets: readonly Widget[]
}

export function pageOf({ texts: all, hidesText: hasOther = false, shapes, widgets, ...page }: PageParts): PdfPage {
  const isShown = (text: PlacedText) => isWithin(text, page) && isSeen(text, shapes)
  const texts = all.filter(isShown)
  const hidesText = hasOther || all.some((text) => /\p{L}/u.test(text.text) && !isShown(text))
  const turned = joinLetters(texts.flatMap((text) => (text.turned ? [text.text.trim()] : [])))
  const upright = texts.filter((text) => !text.turned)
  const { shades, pictures } = shapes
  const rules = withRoundedBoxes(shapes.rules)
  return {
    ...page,
    pieces: [...piecesOf(upright, shapes), ...widgets],
    turned,
    rules,
    shades,
    pictures,
    running: [],
    ...(hidesText && { hidesText }),
  }
}

/** Joins letters that are set one by one along a turned line, which would be words of one letter. */
function joinLetters(texts: readonly string[]): string[] {
  const joined: string[] = []
  for (const [at, text] of texts.entries()) {
    const isNext = isLetter(text) && isLetter(texts[at - 1])
    if (isNext) joined.push(`${joined.pop()}${text}`)
    else joined.push(text)
  }
  return joined
}

function isLetter(text: string | undefined): boolean {
  return text !== undefined && /^\p{L}$/u.test(text)
}

function isWithin({ left, baseline }: PlacedText, { width, height }: Pick<PageParts, 'width' | 'height'>): boolean {
  return left >= 0 && left <= width && baseline >= 0 && baseline <= height
}

function isSeen({ isWhite = false, left, width, baseline, size }: PlacedText, { grounds }: DrawnShapes): boolean {
  if (!isWhite || grounds === null) return true
  const [x, y] = [left + width / 2, baseline - 0.3 * size]
  return grounds.some((ground) => x >= ground.left && x <= ground.right && y >= ground.top && y <= ground.bottom)
}

/** Pieces of a page's text, including drawn bullets and printed places to write or tick. */
function piecesOf(texts: readonly PlacedText[], { dots }: DrawnShapes): Piece[] {
  const pieces = texts.flatMap((text) => cutRun(runOf(text)))
  return pieces.length + dots.length > MAX_DOTTED ? pieces : [...pieces, ...bulletsOf(dots, pieces)]
}

export function runOf({
  text,
  left,
  baseline,
  width,
  size,
  bold,
  italic,
}: Omit<PlacedText, 'turned' | 'isWhite'>): TextRun {
  const box = { left, right: left + width, top: baseline - 0.8 * size, bottom: baseline + 0.22 * size }
  return { kind: 'text', text, size, baseline, ...box, bold, italic }
}

/** Small shapes directly before a line of text, with nothing before them, as bullets. */
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

/** Character widths within a run are unknown, so they are estimated from usual widths. */
function cutRun(run: TextRun): Piece[] {
  if (!CUTS.test(run.text)) return run.text.trim() === '' ? [] : [trimmed(run)]
  const parts = run.text.split(CUTS).filter((part) => part !== '')
  const total = usualWidth(run.text)
  let left = run.left
  return parts.flatMap((part): Piece[] => {
    const right = left + ((run.right - run.left) * usualWidth(part)) / total
    const box = { left, right, top: run.top, bottom: run.bottom }
    left = right
    if (/^[☐☑]$/u.test(part)) return [{ ...box, kind: 'tick', ticked: part === '☑' }]
    if (/^(_|\.\s?\.|…)/.test(part) && CUTS.test(part))
      return [{ ...box, kind: 'blank', drawn: 'characters', characters: null }]
    return part.trim() === '' ? [] : [trimmed({ ...run, ...box, text: part })]
  })
}

function trimmed(run: TextRun): TextRun {
  const text = run.text.trim()
  if (text.length === run.text.length) return run
  const each = (run.right - run.left) / usualWidth(run.text)
  const [before, after] = [/^\s*/, /\s*$/].map((ends) => usualWidth(ends.exec(run.text)?.[0] ?? ''))
  return { ...run, text, left: run.left + each * (before ?? 0), right: run.right - each * (after ?? 0) }
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
