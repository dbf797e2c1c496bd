import type { Block, Cell, Table } from '../document/document.ts'
import { tableOf } from '../document/table-of.ts'
import { anchorOf, at, attribute, child, childElements, type XmlElement } from '../xml/xml-element.ts'
import { integerOf, toggle } from './docx-styles.ts'

interface PlacedCell {
  readonly element: XmlElement
  readonly row: number
  readonly column: number
  readonly columnSpan: number
  readonly header: boolean
  rowSpan: number
}

/** `readCell` gives the content of a w:tc. */
export function readDocxTable(table: XmlElement, readCell: (cell: XmlElement) => readonly Block[]): Table {
  const rows = unwrapped(table, 'w:tr').filter((row) => at(row, 'w:trPr', 'w:del') === null)
  const cells = placeCells(rows)
  const read = cells.map(({ element, ...place }): Cell => {
    return { ...place, page: null, anchor: anchorOf(element), blocks: readCell(element) }
  })
  return tableOf(anchorOf(table), rows.length, read)
}

/** A cell that goes on a merged one prints nothing of its own. */
function placeCells(rows: readonly XmlElement[]): PlacedCell[] {
  const placed: PlacedCell[] = []
  const above = new Map<number, PlacedCell>()
  rows.forEach((tr, row) => {
    const properties = child(tr, 'w:trPr')
    const header = toggle(properties, 'w:tblHeader') === true
    let column = Math.max(0, integerOf(properties, 'w:gridBefore') ?? 0)
    for (const element of unwrapped(tr, 'w:tc').filter((cell) => at(cell, 'w:tcPr', 'w:cellDel') === null)) {
      const merge = at(element, 'w:tcPr', 'w:vMerge')
      const upper = above.get(column)
      const columnSpan = Math.max(1, integerOf(child(element, 'w:tcPr'), 'w:gridSpan') ?? 1)
      if (merge !== null && attribute(merge, 'w:val') !== 'restart' && upper !== undefined) upper.rowSpan++
      else {
        const cell = { element, row, column, rowSpan: 1, columnSpan, header }
        placed.push(cell)
        above.set(column, cell)
      }
      column += columnSpan
    }
  })
  return placed
}

/** Children of a name, also those that a content control or custom XML wraps. */
function unwrapped(parent: XmlElement, name: string): XmlElement[] {
  return childElements(parent).flatMap((element) => {
    if (element.name === name) return [element]
    if (element.name === 'w:sdt') return unwrapped(child(element, 'w:sdtContent') ?? element, name)
    return /^w:(customXml|ins)$/.test(element.name) ? unwrapped(element, name) : []
  })
}
