import type { Box } from '../box.ts'
import { encloses, heightOf, holdsCentre, overlap, unite, widthOf } from '../box.ts'
import { edgesOf } from '../drawn-paths.ts'
import type { Grid } from './grids.ts'
import { gridsOf, isTickSized, joined } from './grids.ts'
import type { Blank, PdfPage, Piece, Rule, TextRun } from '../pdf-page.ts'

export interface PagePlaces {
  readonly pieces: readonly Piece[]
  readonly tables: readonly Grid[]
}

/** Minimum space under the text of a box, in points, for a place to write. */
const ROOM = 26
const LONGEST_COMB_CELL = 30
/** Minimum for a table drawn with lines. */
const MIN_TABLE_CELLS = 4
/** Maximum offset of a coloured band from the sides of its cell, in points, and maximum number of bands per cell. */
const BAND_EDGE = 4
const MOST_BANDS = 3

/** Classifies drawn lines and boxes as tables, places to write, tick boxes, or decoration. */
export function placesOf(page: PdfPage): PagePlaces {
  const runs = page.pieces.filter((piece) => piece.kind === 'text')
  const grids = drawnGrids(page, runs)
  const tables = grids.filter((grid) => isTable(grid, runs))
  const drawn = grids.filter((grid) => !tables.includes(grid)).flatMap((grid) => piecesOfGrid(grid, runs, page))
  const loose = page.rules.filter((rule) => !grids.some((grid) => encloses(grid, rule, 4)))
  const rules = blanksOfRules(loose, runs, page)
  const placed = page.pieces.filter((piece) => piece.kind === 'widget' || piece.kind === 'tick')
  const free = [...drawn, ...rules].filter((piece) => !placed.some((other) => overlapsMuch(other, piece)))
  return { pieces: [...page.pieces, ...free], tables: outermost(tables) }
}

/** Tables whose cells are separated by lines or backgrounds. */
export function tablesOf(page: PdfPage): Grid[] {
  const runs = page.pieces.filter((piece) => piece.kind === 'text')
  return outermost(drawnGrids(page, runs).filter((grid) => isTable(grid, runs)))
}

function drawnGrids(page: PdfPage, runs: readonly TextRun[]): Grid[] {
  const cells = gridsOf(page.rules).flatMap((grid) => (grid.cells.length < MIN_TABLE_CELLS ? [] : grid.cells))
  const parts = page.shades.filter((shade) => isGround(shade, runs, page) && !isBandInCell(shade, cells))
  const edges = parts.flatMap((shade) => edgesOf(shade, true))
  return gridsOf([...page.rules, ...edges]).filter((grid) => !isPageFrame(grid, page))
}

/** Background of a table cell, painted line by line and off its edges; only the drawn lines separate cells. */
function isBandInCell(shade: Box, cells: readonly Box[]): boolean {
  return cells.some((cell) => {
    const isAligned = Math.abs(cell.left - shade.left) < BAND_EDGE && Math.abs(cell.right - shade.right) < BAND_EDGE
    const isOver = overlap([cell.top, cell.bottom], [shade.top, shade.bottom]) > 1
    return isAligned && isOver && heightOf(cell) <= MOST_BANDS * heightOf(shade)
  })
}

function outermost(tables: readonly Grid[]): Grid[] {
  return tables.filter(
    (table) => !tables.some((other) => other !== table && encloses(other, table) && !encloses(table, other)),
  )
}

/** Background of a cell or a field, not of the page or of highlighted words. */
function isGround(shade: Box, runs: readonly TextRun[], page: PdfPage): boolean {
  if (widthOf(shade) * heightOf(shade) > 0.7 * page.width * page.height) return false
  return !runs.some((run) => {
    const isTight = heightOf(shade) <= 1.45 * run.size && shade.left > run.left - 6
    return isTight && holdsCentre({ ...shade, left: shade.left - 6, right: shade.right + 6 }, run)
  })
}

function overlapsMuch(a: Box, b: Box): boolean {
  const [across, down] = [
    overlap([a.left, a.right], [b.left, b.right]),
    overlap([a.top - 3, a.bottom + 3], [b.top, b.bottom]),
  ]
  return across > 0.4 * Math.min(widthOf(a), widthOf(b)) && down >= 0.4 * Math.min(heightOf(a), heightOf(b))
}

function isPageFrame(grid: Grid, page: PdfPage): boolean {
  return grid.cells.length === 1 && widthOf(grid) > 0.8 * page.width && heightOf(grid) > 0.7 * page.height
}

/** At least two columns with some text, and neither a comb of small boxes nor a row of tick boxes. */
function isTable(grid: Grid, runs: readonly TextRun[]): boolean {
  const across = new Set(grid.cells.map((cell) => cell.column)).size
  if (grid.cells.length < 3 && !(grid.cells.length === 2 && across === 2)) return false
  if (across < 2 || (grid.shaded && new Set(grid.cells.map((cell) => cell.row)).size < 2)) return false
  return runs.some((run) => grid.cells.some((cell) => holdsCentre(cell, run)))
}

function piecesOfGrid(grid: Grid, runs: readonly TextRun[], page: PdfPage): Piece[] {
  if (grid.cells.some((cell) => page.running.some((run) => holdsCentre(cell, run)))) return []
  const comb = combOf(grid, runs)
  if (comb) return [comb]
  return grid.cells.flatMap((cell): Piece[] => {
    const inside = runs.filter((run) => holdsCentre(cell, run))
    if (inside.length > 0) return roomIn(cell, inside, grid.shaded)
    if (isTickSized(cell)) return isTickBox(grid, cell, runs) ? [{ ...boxOf(cell), kind: 'tick', ticked: false }] : []
    if (grid.shaded && !isInputShaped(cell, page)) return []
    return widthOf(cell) < 24 || heightOf(cell) < 7 ? [] : [blank(cell, 'box')]
  })
}

/** A small square is a tick box if it stands alone beside text; others are parts of a picture. */
function isTickBox(grid: Grid, cell: Box, runs: readonly TextRun[]): boolean {
  const isBeside = (run: TextRun): boolean =>
    overlap([run.top, run.bottom], [cell.top, cell.bottom]) > 0.3 * heightOf(cell) &&
    run.left - cell.right < 160 &&
    cell.left - run.right < 160
  return grid.cells.length === 1 && !grid.shaded && runs.some(isBeside)
}

function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom }
}

function blank(box: Box, drawn: Blank['drawn'], characters: number | null = null): Blank {
  return { ...boxOf(box), kind: 'blank', drawn, characters }
}

/** A filled area without text may be a field on a coloured background, or decoration. */
function isInputShaped(box: Box, page: PdfPage): boolean {
  return (
    heightOf(box) >= 10 && heightOf(box) < 0.4 * page.height && widthOf(box) >= 40 && widthOf(box) < 0.9 * page.width
  )
}

function combOf(grid: Grid, runs: readonly TextRun[]): Blank | null {
  const isComb =
    grid.cells.length >= 4 &&
    grid.rows === 1 &&
    grid.cells.every((cell) => widthOf(cell) <= LONGEST_COMB_CELL && !runs.some((run) => holdsCentre(cell, run)))
  return isComb ? blank(grid, 'box', grid.cells.length) : null
}

/** The empty part of a box that also contains a prompt. */
function roomIn(cell: Box, inside: readonly TextRun[], shaded: boolean): Blank[] {
  if (shaded) return []
  const text = unite(inside)
  const below = { left: cell.left, right: cell.right, top: text.bottom + 1, bottom: cell.bottom }
  const size = Math.max(...inside.map((run) => run.size))
  if (heightOf(below) >= Math.max(ROOM, 2.2 * size) && heightOf(below) > 0.4 * heightOf(text))
    return [blank(below, 'box')]
  const last = inside.reduce((a, b) => (b.right > a.right ? b : a))
  const beside = { left: last.right + 3, right: cell.right, top: cell.top, bottom: cell.bottom }
  const isLabel = heightOf(text) < 1.6 * size && /:\s*$/.test(last.text) && widthOf(beside) >= 60
  return isLabel ? [blank(beside, 'box')] : []
}

/** Lines to write on, without underlines, column-wide separators and page decoration. */
function blanksOfRules(rules: readonly Rule[], runs: readonly TextRun[], page: PdfPage): Blank[] {
  const flat = joined(rules.filter((rule) => rule.direction === 'horizontal')).filter(
    (rule) => widthOf(rule) >= 18 && rule.top > 0.05 * page.height && rule.bottom < 0.95 * page.height,
  )
  if (flat.length === 0 || runs.length === 0) return []
  const body = unite(runs)
  const onLines = flat.filter((rule) => !isUnderline(rule, runs))
  return onLines.flatMap((rule) => {
    const isWide = widthOf(rule) >= 0.82 * widthOf(body)
    const isAnswer =
      isOneOfSeveral(rule, onLines, runs) || isBeside(rule, runs) || (!isWide && isNamed(rule, runs, page))
    return isAnswer ? [blank({ ...rule, top: rule.top - 11, bottom: rule.top + 1 }, 'rule')] : []
  })
}

function isUnderline(rule: Rule, runs: readonly TextRun[]): boolean {
  const above = runs.filter((run) => {
    const drop = rule.top - run.baseline
    return drop >= -0.6 * run.size && drop <= 0.42 * run.size
  })
  const shared = above.reduce(
    (sum, run) => sum + Math.max(0, overlap([run.left, run.right], [rule.left, rule.right])),
    0,
  )
  return shared >= 0.55 * widthOf(rule)
}

/** Lines to write on are evenly spaced without text between: three of them, or two directly under a prompt. */
function isOneOfSeveral(rule: Rule, others: readonly Rule[], runs: readonly TextRun[]): boolean {
  const partners = others.filter((other) => isWritingDistance(rule, other, runs))
  const isThird = partners.some((partner) =>
    others.some((other) => other !== rule && isWritingDistance(partner, other, runs)),
  )
  const first = partners.reduce((top, partner) => (partner.top < top.top ? partner : top), rule)
  return partners.length > 0 && (partners.length > 1 || isThird || isUnderPrompt(first, runs))
}

/** Whether the text directly above a line is a prompt. */
function isUnderPrompt(rule: Rule, runs: readonly TextRun[]): boolean {
  const above = runs
    .filter((run) => run.baseline < rule.top && overlap([run.left, run.right], [rule.left, rule.right]) > 0)
    .reduce<TextRun | null>((nearest, run) => (nearest && nearest.baseline >= run.baseline ? nearest : run), null)
  const room = above ? rule.top - above.baseline : 0
  return above !== null && /[:?]$/.test(above.text) && room > 8 && room < 40
}

function isWritingDistance(rule: Rule, other: Rule, runs: readonly TextRun[]): boolean {
  const apart = Math.abs(other.top - rule.top)
  if (apart < 12 || apart > 32) return false
  if (overlap([other.left, other.right], [rule.left, rule.right]) < 0.8 * widthOf(rule)) return false
  const [top, bottom] = [Math.min(rule.top, other.top), Math.max(rule.top, other.top)]
  return !runs.some(
    (run) => run.baseline > top + 1 && run.baseline < bottom - 1 && run.right > rule.left && run.left < rule.right,
  )
}

function isBeside(rule: Rule, runs: readonly TextRun[]): boolean {
  return runs.some((run) => {
    const isOnLevel = Math.abs(rule.top - run.baseline) <= 0.6 * run.size
    return isOnLevel && run.right <= rule.left + 4 && rule.left - run.right < 260
  })
}

/** Whether a line is under a prompt, or above a small name, such as a signature line. */
function isNamed(rule: Rule, runs: readonly TextRun[], page: PdfPage): boolean {
  if (isFootnoteRule(rule, runs, page)) return false
  const over = runs.filter((run) => overlap([run.left, run.right], [rule.left, rule.right]) > 0)
  const name = over.some(
    (run) => !run.bold && run.text.length <= 60 && run.baseline - rule.top > 0 && run.baseline - rule.top < 18,
  )
  const hasRoom = !over.some((run) => rule.top - run.baseline >= 0 && rule.top - run.baseline < 20)
  return isUnderPrompt(rule, runs) || (name && hasRoom)
}

function isFootnoteRule(rule: Rule, runs: readonly TextRun[], page: PdfPage): boolean {
  if (rule.top < 0.6 * page.height) return false
  const sizes = runs.map((run) => run.size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const below = runs.filter((run) => run.top > rule.top - 2 && run.top < rule.top + 22)
  return below.length > 0 && below.every((run) => run.size < 0.93 * usual)
}
