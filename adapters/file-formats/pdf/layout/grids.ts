import type { Box } from '../box.ts'
import { heightOf, overlap, unite, widthOf } from '../box.ts'
import type { Rule } from '../pdf-page.ts'

export interface GridCell extends Box {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
}

/** Cells bounded by touching drawn lines; a single box is a grid of one cell. */
export interface Grid extends Box {
  readonly rows: number
  readonly columns: number
  readonly cells: readonly GridCell[]
  /** Whether it is bounded only by filled areas, without a drawn line. */
  readonly shaded: boolean
  /** Start of each column, and end of the last one. */
  readonly uprights: readonly number[]
}

const TOUCH = 3
const COVERED = 0.6
const MAX_RULES = 6000
const MAX_SLOTS = 4000

export function gridsOf(rules: readonly Rule[]): Grid[] {
  const across = joined(rules.filter((rule) => rule.direction === 'horizontal'))
  const down = joined(rules.filter((rule) => rule.direction === 'vertical'))
  if (across.length + down.length > MAX_RULES) return []
  return touchingGroups(across, down).flatMap((group) => gridOf(group.across, group.down))
}

/** Joins consecutive pieces of one line into one rule. */
export function joined(rules: readonly Rule[]): Rule[] {
  const flat = rules[0]?.direction === 'horizontal'
  const level = (rule: Rule): number => (flat ? (rule.top + rule.bottom) / 2 : (rule.left + rule.right) / 2)
  const start = (rule: Rule): number => (flat ? rule.left : rule.top)
  const end = (rule: Rule): number => (flat ? rule.right : rule.bottom)
  const sorted = [...rules].sort((a, b) => level(a) - level(b))
  const out: Rule[] = []
  for (let at = 0; at < sorted.length;) {
    let to = at
    while (to < sorted.length && level(sorted[to] as Rule) - level(sorted[at] as Rule) <= 1.2) to++
    const same = sorted.slice(at, to).sort((a, b) => start(a) - start(b))
    at = to
    for (const rule of same) {
      const last = out.at(-1)
      const follows =
        last && same.includes(rule) && Math.abs(level(last) - level(rule)) <= 1.2 && start(rule) <= end(last) + TOUCH
      if (follows)
        out[out.length - 1] = { ...unite([last, rule]), direction: rule.direction, edge: last.edge && rule.edge }
      else out.push(rule)
    }
  }
  return out
}

interface Group {
  across: Rule[]
  down: Rule[]
}

function touchingGroups(across: readonly Rule[], down: readonly Rule[]): Group[] {
  const parent = Array.from({ length: across.length + down.length }, (_, index) => index)
  const root = (index: number): number => {
    while (parent[index] !== index) index = parent[index] = parent[parent[index] as number] as number
    return index
  }
  across.forEach((flat, i) => {
    down.forEach((upright, j) => {
      if (touches(flat, upright)) parent[root(i)] = root(across.length + j)
    })
  })
  const groups = new Map<number, Group>()
  const groupOf = (index: number): Group => {
    const group = groups.get(root(index)) ?? { across: [], down: [] }
    groups.set(root(index), group)
    return group
  }
  across.forEach((rule, index) => groupOf(index).across.push(rule))
  down.forEach((rule, index) => groupOf(across.length + index).down.push(rule))
  return [...groups.values()].filter((group) => group.across.length >= 2 && group.down.length >= 1)
}

function touches(flat: Rule, upright: Rule): boolean {
  return (
    upright.left <= flat.right + TOUCH &&
    upright.right >= flat.left - TOUCH &&
    flat.top <= upright.bottom + TOUCH &&
    flat.bottom >= upright.top - TOUCH
  )
}

function gridOf(across: readonly Rule[], down: readonly Rule[]): Grid[] {
  const sides = [...down, ...openSides(across)]
  const xs = uprightsOf(sides, across)
  const ys = levels(across.map((rule) => (rule.top + rule.bottom) / 2))
  const [rows, columns] = [ys.length - 1, xs.length - 1]
  if (rows < 1 || columns < 1 || rows * columns > MAX_SLOTS) return []
  const cells = cellsOf(xs, ys, across, sides)
  if (cells.length === 0) return []
  const shaded = [...across, ...down].every((rule) => rule.edge)
  return [{ ...unite(cells), rows, columns, cells, shaded, uprights: xs }]
}

/** Many tables have no outer vertical lines: a side is assumed where several horizontal lines end together. */
function openSides(across: readonly Rule[]): Rule[] {
  const bounds = unite(across)
  const ends = [
    { x: bounds.left, shared: across.filter((rule) => rule.left - bounds.left < TOUCH).length },
    { x: bounds.right, shared: across.filter((rule) => bounds.right - rule.right < TOUCH).length },
  ]
  return ends
    .filter(({ shared }) => shared >= 2)
    .map(({ x }) => ({ ...bounds, left: x, right: x, direction: 'vertical', edge: true }))
}

/** Positions where columns may start; a short vertical line close to a longer one is decoration. */
function uprightsOf(sides: readonly Rule[], across: readonly Rule[]): number[] {
  const all = levels(sides.map((rule) => (rule.left + rule.right) / 2))
  const height = heightOf(unite([...across, ...sides]))
  const length = (x: number): number => {
    const own = sides.filter((rule) => Math.abs((rule.left + rule.right) / 2 - x) <= TOUCH)
    return own.reduce((sum, rule) => sum + heightOf(rule), 0)
  }
  return all.filter((x) => {
    const isBesideLonger = all.some((other) => other !== x && Math.abs(other - x) < 20 && length(other) > length(x))
    return !(isBesideLonger && length(x) < 0.35 * height)
  })
}

function levels(values: readonly number[]): number[] {
  const out: number[] = []
  for (const value of [...values].sort((a, b) => a - b)) if (value - (out.at(-1) ?? -Infinity) > TOUCH) out.push(value)
  return out
}

/** Merges slots without a line between them into one cell. Slots open to the outside are not cells. */
function cellsOf(
  xs: readonly number[],
  ys: readonly number[],
  across: readonly Rule[],
  down: readonly Rule[],
): GridCell[] {
  const [rows, columns] = [ys.length - 1, xs.length - 1]
  const x = (column: number): number => xs[column] as number
  const y = (row: number): number => ys[row] as number
  const upright = (row: number, column: number): boolean =>
    covered(
      down
        .filter((rule) => Math.abs((rule.left + rule.right) / 2 - x(column)) <= TOUCH)
        .map((rule) => [rule.top, rule.bottom]),
      [y(row), y(row + 1)],
    )
  const flat = (row: number, column: number): boolean =>
    covered(
      across
        .filter((rule) => Math.abs((rule.top + rule.bottom) / 2 - y(row)) <= TOUCH)
        .map((rule) => [rule.left, rule.right]),
      [x(column), x(column + 1)],
    )
  const seen = new Set<number>()
  const cells: GridCell[] = []
  for (let slot = 0; slot < rows * columns; slot++) {
    if (seen.has(slot)) continue
    const region = [slot]
    let open = false
    seen.add(slot)
    const enter = (row: number, column: number): void => {
      if (row < 0 || column < 0 || row >= rows || column >= columns) open = true
      else if (!seen.has(row * columns + column)) {
        seen.add(row * columns + column)
        region.push(row * columns + column)
      }
    }
    for (const at of region) {
      const [row, column] = [Math.floor(at / columns), at % columns]
      if (!upright(row, column)) enter(row, column - 1)
      if (!upright(row, column + 1)) enter(row, column + 1)
      if (!flat(row, column)) enter(row - 1, column)
      if (!flat(row + 1, column)) enter(row + 1, column)
    }
    if (!open) cells.push(cellOver(region, columns, x, y))
  }
  return cells
}

function covered(spans: readonly (readonly [number, number])[], whole: readonly [number, number]): boolean {
  const length = spans.reduce((sum, span) => sum + Math.max(0, overlap(span, whole)), 0)
  return length >= COVERED * (whole[1] - whole[0])
}

function cellOver(
  region: readonly number[],
  columns: number,
  x: (column: number) => number,
  y: (row: number) => number,
): GridCell {
  const rowsOf = region.map((slot) => Math.floor(slot / columns))
  const columnsOf = region.map((slot) => slot % columns)
  const [row, column] = [Math.min(...rowsOf), Math.min(...columnsOf)]
  const [lastRow, lastColumn] = [Math.max(...rowsOf), Math.max(...columnsOf)]
  return {
    row,
    column,
    rowSpan: lastRow - row + 1,
    columnSpan: lastColumn - column + 1,
    left: x(column),
    right: x(lastColumn + 1),
    top: y(row),
    bottom: y(lastRow + 1),
  }
}

export function isTickSized(box: Box): boolean {
  const [width, height] = [widthOf(box), heightOf(box)]
  return width >= 5 && height >= 5 && width <= 20 && height <= 20 && width / height > 0.6 && width / height < 1.7
}
