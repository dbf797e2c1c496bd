import { placeOf, type CellPlace } from '../document/cell-reference.ts'

export interface CellRange {
  readonly from: CellPlace
  readonly to: CellPlace
}

/** Ranges such as "A1:B2" or "C3", separated by spaces. */
export function rangesIn(texts: readonly string[]): CellRange[] {
  return texts
    .flatMap((text) => text.trim().split(/\s+/u))
    .flatMap((text): CellRange[] => {
      const [first = '', last = first] = text.replaceAll('$', '').split(':')
      const [from, to] = [placeOf(first), placeOf(last)]
      return from === null || to === null ? [] : [{ from, to }]
    })
}

export function covers({ from, to }: CellRange, { row, column }: CellPlace): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column
}

export function sizeOf({ from, to }: CellRange): number {
  return Math.max(0, to.row - from.row + 1) * Math.max(0, to.column - from.column + 1)
}

/** Cells of a range, row by row, up to `most`. */
export function* placesIn({ from, to }: CellRange, most = Infinity): Generator<CellPlace> {
  let left = most
  for (let row = from.row; row <= to.row; row++)
    for (let column = from.column; column <= to.column && left > 0; column++, left--) yield { row, column }
}
