import type { Box } from './box.ts'
import { heightOf, widthOf } from './box.ts'
import { transform, type Matrix, type Point } from './matrix.ts'
import type { Rule } from './pdf-page.ts'

export interface DrawnShapes {
  readonly rules: readonly Rule[]
  readonly shades: readonly Box[]
  /** Small filled shapes, such as drawn bullets. */
  readonly dots: readonly Box[]
  readonly pictures: readonly Box[]
  /** All coloured areas of any shape, on which white text is readable. Null if some are unknown. */
  readonly grounds: readonly Box[] | null
}

/** Size limits of a drawn bullet. */
const SMALLEST_DOT = 1.5
const LARGEST_DOT = 6.5
/** Maximum thickness of a line and its maximum slant, in points. */
const THICKEST = 2.5
const SKEW = 0.7
const SHORTEST = 4
/** A drawing with more lines is a picture, without cells or places to write. */
const MAX_SHAPES = 6_000
const MAX_POINTS = 60_000

interface Figure {
  readonly points: Point[]
  /** Whether the line to each point is curved. */
  readonly curved: boolean[]
}

/** Finds straight lines and filled rectangles among a page's paths, in the page's coordinates. */
export class DrawnPaths {
  private readonly rules: Rule[] = []
  /** Too short to be lines, but they close the corners of cells whose sides are drawn in pieces. */
  private readonly stubs: Rule[] = []
  private readonly shades: Box[] = []
  private readonly dots: Box[] = []
  private readonly pictures: Box[] = []
  private readonly grounds: Box[] = []
  private hasUnknownGrounds = false
  private figures: Figure[] = []
  private points = 0

  moveTo(point: Point): void {
    if (this.points++ <= MAX_POINTS) this.figures.push({ points: [point], curved: [false] })
  }

  lineTo(point: Point, curved = false): void {
    const figure = this.figures.at(-1)
    if (figure === undefined || this.points++ > MAX_POINTS) return
    figure.points.push(point)
    figure.curved.push(curved)
  }

  close(): void {
    const first = this.figures.at(-1)?.points[0]
    if (first !== undefined) this.lineTo(first)
  }

  /** A picture fills the unit square of its own space, which `matrix` maps to the page. */
  addPicture(matrix: Matrix): void {
    if (this.pictures.length >= MAX_SHAPES) return
    const corners = [transform(matrix, 0, 0), transform(matrix, 1, 0), transform(matrix, 0, 1), transform(matrix, 1, 1)]
    this.pictures.push(boundsOf(corners))
  }

  /** Records a painted area of unknown extent. */
  addUnknownGround(): void {
    this.hasUnknownGrounds = true
  }

  /** Ends the path. `strokeWidth` is null without a stroke; white paint is ignored. */
  paint(strokeWidth: number | null, fills: boolean): void {
    for (const figure of strokeWidth === null && !fills ? [] : this.figures) {
      if (this.rules.length + this.shades.length + this.dots.length > MAX_SHAPES) break
      const bounds = boundsOf(figure.points)
      if (strokeWidth !== null) this.stroke(strokedRules(figure, bounds), strokeWidth)
      if (fills) this.fill(figure, bounds)
    }
    this.figures = []
    this.points = 0
  }

  shapes(): DrawnShapes {
    const { shades, dots, pictures } = this
    const rules = [...this.rules, ...stubsThatGoOn(this.stubs, this.rules)]
    const isPicture = rules.length + shades.length + dots.length > MAX_SHAPES
    const isUnknown = this.hasUnknownGrounds || isPicture || this.grounds.length + pictures.length > MAX_SHAPES
    const grounds = isUnknown ? null : [...this.grounds, ...pictures]
    return isPicture
      ? { rules: [], shades: [], dots: [], pictures, grounds }
      : { rules, shades, dots, pictures, grounds }
  }

  private stroke(lines: readonly Rule[], width: number): void {
    if (width <= THICKEST + 1.5) this.rules.push(...lines)
    else {
      const bands = bandsOf(lines, width)
      this.shades.push(...bands)
      this.grounds.push(...bands)
    }
  }

  private fillThin(bounds: Box): void {
    const lines = thinRule(bounds, false)
    if (lines.length > 0) this.rules.push(...lines)
    else if (this.stubs.length < MAX_SHAPES) this.stubs.push({ ...bounds, direction: directionOf(bounds), edge: false })
  }

  private fill(figure: Figure, bounds: Box): void {
    if (this.grounds.length <= MAX_SHAPES) this.grounds.push(bounds)
    if (isDot(bounds)) this.dots.push(bounds)
    else if (isThin(bounds)) this.fillThin(bounds)
    else if (isFrame(figure, bounds)) this.shades.push(bounds)
  }
}

/** Stubs that continue a line of the same direction. */
function stubsThatGoOn(stubs: readonly Rule[], rules: readonly Rule[]): Rule[] {
  if (stubs.length === 0) return []
  const ends = new Set(
    rules.flatMap((rule) =>
      endsOf(rule)
        .map((end) => nearby(end, rule.direction))
        .flat(),
    ),
  )
  return stubs.filter((stub) => endsOf(stub).some(([x, y]) => ends.has(keyOf(x, y, stub.direction))))
}

/** The two ends of a line, at the middle of its thickness. */
function endsOf({ left, right, top, bottom, direction }: Rule): Point[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return direction === 'horizontal'
    ? [
        [left, y],
        [right, y],
      ]
    : [
        [x, top],
        [x, bottom],
      ]
}

function nearby([x, y]: Point, direction: Rule['direction']): string[] {
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => keyOf(x + dx, y + dy, direction)))
}

/** Key of a point on the page, rounded to one point. */
function keyOf(x: number, y: number, direction: Rule['direction']): string {
  return `${direction} ${Math.round(x)} ${Math.round(y)}`
}

/** Treats a line as thick as a line of text as a coloured band. */
function bandsOf(drawn: readonly Rule[], width: number): Box[] {
  return drawn.map((rule) => {
    const [across, down] = rule.direction === 'horizontal' ? [0, width / 2] : [width / 2, 0]
    return { left: rule.left - across, right: rule.right + across, top: rule.top - down, bottom: rule.bottom + down }
  })
}

function boundsOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

function strokedRules(figure: Figure, bounds: Box): Rule[] {
  if (isThin(bounds)) return thinRule(bounds, false)
  if (isFrame(figure, bounds)) return edgesOf(bounds, false)
  return figure.points.slice(1).flatMap((point, index) => {
    const from = figure.points[index]
    if (!from || figure.curved[index + 1]) return []
    const segment = boundsOf([from, point])
    return isThin(segment) ? thinRule(segment, false) : []
  })
}

function isDot(box: Box): boolean {
  const [width, height] = [widthOf(box), heightOf(box)]
  const isSmall = Math.min(width, height) >= SMALLEST_DOT && Math.max(width, height) <= LARGEST_DOT
  return isSmall && width / height > 0.8 && width / height < 1.25
}

function isThin(box: Box): boolean {
  return Math.min(widthOf(box), heightOf(box)) <= THICKEST
}

/** Whether it is a rectangle, with or without rounded corners. */
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
  const length = Math.max(widthOf(box), heightOf(box))
  return length < SHORTEST ? [] : [{ ...box, direction: directionOf(box), edge }]
}

function directionOf(box: Box): Rule['direction'] {
  return widthOf(box) >= heightOf(box) ? 'horizontal' : 'vertical'
}

export function edgesOf(box: Box, edge: boolean): Rule[] {
  return [
    { ...box, bottom: box.top, direction: 'horizontal', edge },
    { ...box, top: box.bottom, direction: 'horizontal', edge },
    { ...box, right: box.left, direction: 'vertical', edge },
    { ...box, left: box.right, direction: 'vertical', edge },
  ]
}
