import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box } from './box.ts'
import { heightOf, widthOf } from './box.ts'
import type { Rule } from './page-content.ts'

type Matrix = readonly [number, number, number, number, number, number]
interface Drawn {
  readonly rules: Rule[]
  readonly shades: Box[]
  readonly dots: Box[]
}

type Toward = (x: number, y: number) => readonly [number, number]

export interface OperatorList {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

export interface DrawnShapes {
  readonly rules: readonly Rule[]
  readonly shades: readonly Box[]
  /** Small filled figures, such as bullets that are drawn and not written. */
  readonly dots: readonly Box[]
}

/** Sizes of a drawn bullet. */
const SMALLEST_DOT = 1.5
const LARGEST_DOT = 6.5
/** Widest line that still counts as one, and how far off straight it may run, in points. */
const THICKEST = 2.5
const SKEW = 0.7
const SHORTEST = 4
const MOVE = 0
const LINE = 1
const CURVE = 2
const QUADRATIC = 3
const CLOSE = 4
const STROKES = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

interface Pen {
  readonly matrix: Matrix
  readonly stroke: string
  readonly fill: string
  readonly width: number
}

/** Straight lines and filled rectangles of a page, in the coordinates that `toPage` leads to. White paint is left out. */
export function drawnShapes(list: OperatorList, toPage: Toward): DrawnShapes {
  const rules: Rule[] = []
  const shades: Box[] = []
  const dots: Box[] = []
  const stack: Pen[] = []
  let pen: Pen = { matrix: [1, 0, 0, 1, 0, 0], stroke: '#000000', fill: '#000000', width: 1 }
  list.fnArray.forEach((operator, index) => {
    const args = list.argsArray[index]
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) stack.push(pen)
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) pen = stack.pop() ?? pen
    else if (operator === OPS.constructPath) drawPath(args, pen, toPage, { rules, shades, dots })
    else pen = changedPen(pen, operator, args)
  })
  return { rules, shades, dots }
}

function changedPen(pen: Pen, operator: number, args: unknown): Pen {
  const first = Array.isArray(args) ? (args[0] as unknown) : null
  if (operator === OPS.transform) return { ...pen, matrix: multiplied(pen.matrix, args as Matrix) }
  if (operator === OPS.paintFormXObjectBegin && first)
    return { ...pen, matrix: multiplied(pen.matrix, matrixOf(first)) }
  if (operator === OPS.setStrokeRGBColor && typeof first === 'string') return { ...pen, stroke: first }
  if (operator === OPS.setLineWidth && typeof first === 'number') return { ...pen, width: first }
  if (operator === OPS.setFillRGBColor && typeof first === 'string') return { ...pen, fill: first }
  return pen
}

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Object.values(value as Record<string, number>)
  return [a, b, c, d, e, f]
}

function multiplied(a: Matrix, b: Matrix): Matrix {
  return Util.transform([...a], [...b]) as unknown as Matrix
}

function drawPath(args: unknown, pen: Pen, toPage: Toward, drawn: Drawn): void {
  const [operator, [path]] = args as [number, [Float32Array | null]]
  if (!path) return
  const place: Toward = (x, y) => {
    const [a, b, c, d, e, f] = pen.matrix
    return toPage(a * x + c * y + e, b * x + d * y + f)
  }
  const strokes = STROKES.has(operator) && !isWhite(pen.stroke)
  const fills = FILLS.has(operator)
  if (!strokes && !fills) return
  for (const figure of figuresOf(path, place)) {
    if (strokes) {
      const lines = strokedRules(figure)
      const width = pen.width * Math.sqrt(Math.abs(pen.matrix[0] * pen.matrix[3] - pen.matrix[1] * pen.matrix[2]))
      if (width <= THICKEST + 1.5) drawn.rules.push(...lines)
      else drawn.shades.push(...bandsOf(lines, width))
    }
    if (fills && !isWhite(pen.fill)) fillFigure(figure, drawn)
  }
}

/** A line as thick as a line of text is a coloured band. */
function bandsOf(drawn: readonly Rule[], width: number): Box[] {
  return drawn.map((rule) => {
    const [across, down] = rule.direction === 'horizontal' ? [0, width / 2] : [width / 2, 0]
    return { left: rule.left - across, right: rule.right + across, top: rule.top - down, bottom: rule.bottom + down }
  })
}

function isWhite(colour: string): boolean {
  return /^#f[a-f]f[a-f]f[a-f]$/i.test(colour)
}

interface Figure {
  readonly points: readonly (readonly [number, number])[]
  /** Whether the line to the point is curved. */
  readonly curved: readonly boolean[]
}

function figuresOf(path: Float32Array, place: Toward): Figure[] {
  const figures: { points: (readonly [number, number])[]; curved: boolean[] }[] = []
  let at = 0
  const read = (pairs: number): readonly [number, number] => {
    const x = path[at + 2 * (pairs - 1)] ?? 0
    const y = path[at + 2 * (pairs - 1) + 1] ?? 0
    at += 2 * pairs
    return place(x, y)
  }
  while (at < path.length) {
    const code = path[at++]
    const last = figures.at(-1)
    if (code === MOVE) figures.push({ points: [read(1)], curved: [false] })
    else if (code === CLOSE) closeFigure(last)
    else if (code === LINE || code === CURVE || code === QUADRATIC) {
      const point = read(code === LINE ? 1 : code === CURVE ? 3 : 2)
      last?.points.push(point)
      last?.curved.push(code !== LINE)
    } else break
  }
  return figures
}

function closeFigure(figure: { points: (readonly [number, number])[]; curved: boolean[] } | undefined): void {
  const first = figure?.points[0]
  if (!figure || !first) return
  figure.points.push(first)
  figure.curved.push(false)
}

function boundsOf(figure: Figure): Box {
  const xs = figure.points.map((point) => point[0])
  const ys = figure.points.map((point) => point[1])
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function strokedRules(figure: Figure): Rule[] {
  const bounds = boundsOf(figure)
  if (isThin(bounds)) return thinRule(bounds, false)
  if (isFrame(figure, bounds)) return edgesOf(bounds, false)
  return figure.points.slice(1).flatMap((point, index) => {
    const from = figure.points[index]
    if (!from || figure.curved[index + 1]) return []
    const segment = boundsOf({ points: [from, point], curved: [] })
    return isThin(segment) ? thinRule(segment, false) : []
  })
}

function fillFigure(figure: Figure, drawn: Drawn): void {
  const bounds = boundsOf(figure)
  if (isDot(bounds)) drawn.dots.push(bounds)
  else if (isThin(bounds)) drawn.rules.push(...thinRule(bounds, false))
  else if (isFrame(figure, bounds)) drawn.shades.push(bounds)
}

function isDot(box: Box): boolean {
  const [width, height] = [widthOf(box), heightOf(box)]
  const isSmall = Math.min(width, height) >= SMALLEST_DOT && Math.max(width, height) <= LARGEST_DOT
  return isSmall && width / height > 0.8 && width / height < 1.25
}

function isThin(box: Box): boolean {
  return Math.min(widthOf(box), heightOf(box)) <= THICKEST
}

/** A rectangle, its corners rounded or not. */
function isFrame(figure: Figure, bounds: Box): boolean {
  const radius = Math.min(widthOf(bounds), heightOf(bounds)) / 2
  if (figure.points.length < 4 || figure.points.length > 14) return false
  return figure.points.slice(1).every((point, index) => {
    const from = figure.points[index]
    if (!from) return false
    const [dx, dy] = [Math.abs(point[0] - from[0]), Math.abs(point[1] - from[1])]
    if (figure.curved[index + 1]) return Math.max(dx, dy) <= Math.min(radius + 0.1, 8)
    return dx <= SKEW || dy <= SKEW
  })
}

function thinRule(box: Box, edge: boolean): Rule[] {
  const direction = widthOf(box) >= heightOf(box) ? 'horizontal' : 'vertical'
  const length = Math.max(widthOf(box), heightOf(box))
  return length < SHORTEST ? [] : [{ ...box, direction, edge }]
}

export function edgesOf(box: Box, edge: boolean): Rule[] {
  return [
    { ...box, bottom: box.top, direction: 'horizontal', edge },
    { ...box, top: box.bottom, direction: 'horizontal', edge },
    { ...box, right: box.left, direction: 'vertical', edge },
    { ...box, left: box.right, direction: 'vertical', edge },
  ]
}
