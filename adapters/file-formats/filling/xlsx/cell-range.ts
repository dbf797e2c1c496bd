import { placeOf, type CellPlace } from '../../document/cell-reference.ts'

export interface CellRange {
  readonly from: CellPlace
  readonly to: CellPlace
}

/** Ranges such as "A1:B2" or "C3", several parted by blanks. */
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
