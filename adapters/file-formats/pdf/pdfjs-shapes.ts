import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { DrawnPaths, type DrawnShapes } from './drawn-paths.ts'
import { multiply, scaleOf, transform, type Matrix } from './matrix.ts'

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
export function drawnShapes(list: OperatorList, frame: Matrix): DrawnShapes {
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
