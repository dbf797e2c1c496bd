import type { Block, Cell, Table } from '../document/document.ts'
import { tableOf } from '../document/table-of.ts'
import { anchorOf, childElements, countIn, type XmlElement } from '../xml/xml-element.ts'

const MAX_REPEATED = 50

interface Row {
  readonly element: XmlElement
  readonly header: boolean
}

/** `readCell` gives the content of a table:table-cell. */
export function readOdtTable(table: XmlElement, readCell: (cell: XmlElement) => readonly Block[]): Table {
  const rows = rowsIn(table, false)
  const cells = rows.flatMap((row, index) => cellsOf(row, index, readCell))
  return tableOf(anchorOf(table), rows.length, cells)
}

function rowsIn(parent: XmlElement, header: boolean): Row[] {
  return childElements(parent).flatMap((element): Row[] => {
    if (element.name === 'table:table-row') return [{ element, header }]
    if (element.name === 'table:table-header-rows') return rowsIn(element, true)
    return /^table:table-(rows|row-group)$/.test(element.name) ? rowsIn(element, header) : []
  })
}

function cellsOf({ element: tr, header }: Row, row: number, readCell: (cell: XmlElement) => readonly Block[]): Cell[] {
  let column = 0
  return childElements(tr).flatMap((element): Cell[] => {
    const count = (name: string) => countIn(element, `table:number-${name}`)
    const repeated = Math.min(MAX_REPEATED, count('columns-repeated'))
    const start = column
    column += repeated
    if (element.name !== 'table:table-cell') return []
    const cell = {
      row,
      rowSpan: count('rows-spanned'),
      columnSpan: count('columns-spanned'),
      header,
      page: null,
      anchor: anchorOf(element),
      blocks: readCell(element),
    }
    return Array.from({ length: repeated }, (_, index) => ({ ...cell, column: start + index }))
  })
}
