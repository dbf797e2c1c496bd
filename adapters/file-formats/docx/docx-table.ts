import type { Block, Cell, Field, Table } from '../document/document.ts'
import { tableOf } from '../document/table-of.ts'
import { anchorOf, at, attribute, child, childElements, type XmlElement } from '../xml/xml-element.ts'
import { readContentControl, showsPlaceholder } from './docx-field.ts'
import { integerOf, toggle } from './docx-styles.ts'

interface PlacedCell extends Wrapped {
  readonly row: number
  readonly column: number
  readonly columnSpan: number
  readonly header: boolean
  rowSpan: number
}

/** Reads the content of a w:tc. */
export type ReadDocxCell = (cell: XmlElement, around: AroundCell) => readonly Block[]

/** Effect of a table's content controls on a cell inside them. */
export interface AroundCell {
  /** Field formed by the whole cell, or null. */
  readonly field: Field | null
  /** Whether a control shows its placeholder, in this cell or in another one. */
  readonly showsPlaceholder: boolean
}

export function readDocxTable(table: XmlElement, readCell: ReadDocxCell): Table {
  const rows = unwrapped(table, 'w:tr').filter(({ element }) => at(element, 'w:trPr', 'w:del') === null)
  const cells = placeCells(rows)
  const read = cells.map(({ element, around, ...place }): Cell => {
    return { ...place, page: null, anchor: anchorOf(element), blocks: readCell(element, around) }
  })
  return tableOf(anchorOf(table), rows.length, read)
}

/** Cells that continue a merged cell print nothing of their own. */
function placeCells(rows: readonly Wrapped[]): PlacedCell[] {
  const placed: PlacedCell[] = []
  const above = new Map<number, PlacedCell>()
  rows.forEach((tr, row) => {
    const properties = child(tr.element, 'w:trPr')
    const header = toggle(properties, 'w:tblHeader') === true
    let column = Math.max(0, integerOf(properties, 'w:gridBefore') ?? 0)
    for (const { element, around } of unwrapped(tr.element, 'w:tc', tr.around)) {
      if (at(element, 'w:tcPr', 'w:cellDel') !== null) continue
      const merge = at(element, 'w:tcPr', 'w:vMerge')
      const upper = above.get(column)
      const columnSpan = Math.max(1, integerOf(child(element, 'w:tcPr'), 'w:gridSpan') ?? 1)
      if (merge !== null && attribute(merge, 'w:val') !== 'restart' && upper !== undefined) upper.rowSpan++
      else {
        const cell = { element, around, row, column, rowSpan: 1, columnSpan, header }
        placed.push(cell)
        above.set(column, cell)
      }
      column += columnSpan
    }
  })
  return placed
}

interface Wrapped {
  readonly element: XmlElement
  readonly around: AroundCell
}

const NOTHING_AROUND: AroundCell = { field: null, showsPlaceholder: false }

/** Children with this name, including those wrapped in content controls or custom XML. */
function unwrapped(parent: XmlElement, name: string, around = NOTHING_AROUND): Wrapped[] {
  return childElements(parent).flatMap((element) => {
    if (element.name === name) return [{ element, around }]
    if (element.name === 'w:sdt')
      return unwrapped(child(element, 'w:sdtContent') ?? element, name, within(element, around))
    return /^w:(customXml|ins)$/.test(element.name) ? unwrapped(element, name, around) : []
  })
}

function within(sdt: XmlElement, around: AroundCell): AroundCell {
  return {
    field: readContentControl(sdt) ?? around.field,
    showsPlaceholder: around.showsPlaceholder || showsPlaceholder(sdt),
  }
}
