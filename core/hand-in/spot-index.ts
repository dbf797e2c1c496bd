import type { FormCell, FormTable } from '../proposals/form/form.ts'
import { isFree } from './cell-spots.ts'
import { closedSpots } from './closed-places.ts'
import type { FormSpot } from './form-spots.ts'
import { grouped } from './table-index.ts'

/** Spots of a form, indexed because forms can have thousands. */
export class SpotIndex {
  private readonly byPlace: ReadonlyMap<string, FormSpot>
  private readonly byAnchor: ReadonlyMap<string, readonly FormSpot[]>
  private readonly byCellAnchor: ReadonlyMap<string | undefined, readonly FormSpot[]>
  private readonly byCell: ReadonlyMap<FormCell | null, readonly FormSpot[]>
  private readonly byTable: ReadonlyMap<FormTable | null, readonly FormSpot[]>
  private readonly blankTables = new Map<FormTable, boolean>()
  /** Spots that only the answer to their own line may use. */
  readonly closed: ReadonlySet<FormSpot>
  /** Closed spots that no answer may use: the funder's office part. */
  readonly ofOffice: ReadonlySet<FormSpot>

  constructor(readonly spots: readonly FormSpot[]) {
    this.byPlace = new Map(spots.map((spot) => [spot.place, spot]))
    this.byAnchor = grouped(spots, ({ anchor }) => anchor)
    this.byCellAnchor = grouped(spots, ({ cell }) => cell?.anchor)
    this.byCell = grouped(spots, ({ cell }) => cell)
    this.byTable = grouped(spots, ({ table }) => table)
    const { closed, ofOffice } = closedSpots(spots, (cell) => this.ofCell(cell))
    this.closed = closed
    this.ofOffice = ofOffice
  }

  atPlace(place: string): FormSpot | undefined {
    return this.byPlace.get(place)
  }

  /** Spots with this anchor, in reading order. */
  atAnchor(anchor: string): readonly FormSpot[] {
    return this.byAnchor.get(anchor) ?? []
  }

  /** Spots with this anchor, and those of its cell, in reading order. */
  around(anchor: string): readonly FormSpot[] {
    const [own, inCell] = [this.atAnchor(anchor), this.byCellAnchor.get(anchor) ?? []]
    if (inCell.length === 0) return own
    return [...new Set([...own, ...inCell])].sort((a, b) => a.at - b.at)
  }

  ofCell(cell: FormCell): readonly FormSpot[] {
    return this.byCell.get(cell) ?? []
  }

  ofTable(table: FormTable): readonly FormSpot[] {
    return this.byTable.get(table) ?? []
  }

  /** Whether a table has no words, so that it is a box to write in. */
  isBlank(table: FormTable): boolean {
    const known = this.blankTables.get(table)
    if (known !== undefined) return known
    const isBlank = table.cells.every(isFree)
    this.blankTables.set(table, isBlank)
    return isBlank
  }
}
