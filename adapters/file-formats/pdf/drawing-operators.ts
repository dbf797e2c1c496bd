import type { DrawnPaths } from './drawn-paths.ts'
import { scaleOf, transform, type Matrix, type Point } from './matrix.ts'
import type { PdfValue } from './pdf-values.ts'

/** Style of lines and areas. Only white is distinguished; in an ink space, white means no ink. */
export interface Pen {
  lineWidth: number
  strokesWhite: boolean
  fillsWhite: boolean
  strokeIsInk: boolean
  fillIsInk: boolean
}

export function freshPen(): Pen {
  return { lineWidth: 1, strokesWhite: false, fillsWhite: false, strokeIsInk: false, fillIsInk: false }
}

/** Minimum of each colour component for white. */
const WHITE = 0.978
const LITTLE_INK = 0.02

/** Runs an operator that draws or sets the pen; false for all others. */
export function draw(
  word: string,
  operands: readonly PdfValue[],
  pen: Pen,
  matrix: Matrix,
  paths: DrawnPaths,
): boolean {
  switch (word) {
    case 'm':
      paths.moveTo(pointAt(operands, 0, matrix))
      return true
    case 'l':
      paths.lineTo(pointAt(operands, 0, matrix))
      return true
    case 'c':
      paths.lineTo(pointAt(operands, 4, matrix), true)
      return true
    case 'v':
    case 'y':
      paths.lineTo(pointAt(operands, 2, matrix), true)
      return true
    case 'h':
      paths.close()
      return true
    case 're':
      drawRectangle(operands, matrix, paths)
      return true
    case 'w':
      pen.lineWidth = numberAt(operands, 0)
      return true
    default:
      return paint(word, pen, matrix, paths) || setColour(word, operands, pen)
  }
}

function numberAt(operands: readonly PdfValue[], index: number): number {
  const operand = operands[index]
  return typeof operand === 'number' ? operand : 0
}

function pointAt(operands: readonly PdfValue[], index: number, matrix: Matrix): Point {
  return transform(matrix, numberAt(operands, index), numberAt(operands, index + 1))
}

function drawRectangle(operands: readonly PdfValue[], matrix: Matrix, paths: DrawnPaths): void {
  const [x, y] = [numberAt(operands, 0), numberAt(operands, 1)]
  const [right, top] = [x + numberAt(operands, 2), y + numberAt(operands, 3)]
  paths.moveTo(transform(matrix, x, y))
  paths.lineTo(transform(matrix, right, y))
  paths.lineTo(transform(matrix, right, top))
  paths.lineTo(transform(matrix, x, top))
  paths.close()
}
/** Effect of each operator on the path: closes, strokes, fills. */
const PAINTINGS = new Map<string, readonly [boolean, boolean, boolean]>([
  ['n', [false, false, false]],
  ['S', [false, true, false]],
  ['s', [true, true, false]],
  ['f', [false, false, true]],
  ['F', [false, false, true]],
  ['f*', [false, false, true]],
  ['B', [false, true, true]],
  ['B*', [false, true, true]],
  ['b', [true, true, true]],
  ['b*', [true, true, true]],
])

function paint(word: string, pen: Pen, matrix: Matrix, paths: DrawnPaths): boolean {
  const painting = PAINTINGS.get(word)
  if (painting === undefined) return false
  const [closes, strokes, fills] = painting
  if (closes) paths.close()
  paths.paint(strokes && !pen.strokesWhite ? pen.lineWidth * scaleOf(matrix) : null, fills && !pen.fillsWhite)
  return true
}

function setColour(word: string, operands: readonly PdfValue[], pen: Pen): boolean {
  switch (word) {
    case 'SC':
    case 'SCN':
      pen.strokesWhite = isWhite(operands, pen.strokeIsInk)
      return true
    case 'sc':
    case 'scn':
      pen.fillsWhite = isWhite(operands, pen.fillIsInk)
      return true
    case 'G':
    case 'RG':
    case 'K':
      pen.strokeIsInk = false
      pen.strokesWhite = isWhite(operands, false)
      return true
    case 'g':
    case 'rg':
    case 'k':
      pen.fillIsInk = false
      pen.fillsWhite = isWhite(operands, false)
      return true
    default:
      return false
  }
}

/** Four numbers are inks; fewer are light components, unless `isInk`. */
function isWhite(colour: readonly PdfValue[], isInk: boolean): boolean {
  const parts = colour.filter((part) => typeof part === 'number')
  if (parts.length === 0) return false
  return isInk || parts.length === 4 ? parts.every((part) => part <= LITTLE_INK) : parts.every((part) => part >= WHITE)
}
