import type { FormCell, FormTable } from '../../../core/proposals/form.ts'
import type { FlowBlock } from '../form-blocks.ts'
import { at, child, childElements, descendants, pathOf, type Element } from '../xml/xml-tree.ts'
import { toggle } from './docx-styles.ts'

interface PlacedCell {
  readonly element: Element
  readonly row: number
  readonly column: number
  readonly columnSpan: number
  readonly header: boolean
  rowSpan: number
}

/** `readCell` gives the content of a w:tc as a flow. */
export function readDocxTable(table: Element, readCell: (cell: Element) => FlowBlock[]): FormTable {
  const rows = rowsOf(table)
  const cells = placeCells(rows)
  return {
    kind: 'table',
    page: null,
    anchor: pathOf(table),
    rows: rows.length,
    columns: Math.max(0, ...cells.map((cell) => cell.column + cell.columnSpan)),
    cells: cells.map(({ element, ...place }): FormCell => ({
      ...place,
      page: null,
      anchor: pathOf(element),
      blocks: readCell(element),
    })),
  }
}

/** A frame for laying out other tables rather than a table of its own. */
export function isLayoutTable(table: Element): boolean {
  const cells = rowsOf(table).flatMap(cellsOf)
  return descendants(table, 'w:tbl').length > 0 && cells.length <= 4
}

export function cellsOfTable(table: Element): Element[] {
  return rowsOf(table).flatMap(cellsOf)
}

function placeCells(rows: readonly Element[]): PlacedCell[] {
  const placed: PlacedCell[] = []
  const above = new Map<number, PlacedCell>()
  rows.forEach((tr, row) => {
    let column = spanOf(at(tr, 'w:trPr', 'w:gridBefore'))
    const header = toggle(child(tr, 'w:trPr'), 'w:tblHeader') === true
    for (const element of cellsOf(tr)) {
      const columnSpan = Math.max(1, spanOf(at(element, 'w:tcPr', 'w:gridSpan')))
      const merge = at(element, 'w:tcPr', 'w:vMerge')
      const upper = above.get(column)
      if (merge !== null && merge.getAttribute('w:val') !== 'restart' && upper !== undefined) upper.rowSpan++
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

function rowsOf(table: Element): Element[] {
  return unwrapped(table, 'w:tr')
}

function cellsOf(row: Element): Element[] {
  return unwrapped(row, 'w:tc')
}

/** Children of a name, also those that a content control or custom XML wraps. */
function unwrapped(parent: Element, name: string): Element[] {
  return childElements(parent).flatMap((element) => {
    if (element.nodeName === name) return [element]
    if (element.nodeName === 'w:sdt') return unwrapped(child(element, 'w:sdtContent') ?? element, name)
    return /^w:(customXml|ins)$/.test(element.nodeName) ? unwrapped(element, name) : []
  })
}

function spanOf(element: Element | null): number {
  return Number(element?.getAttribute('w:val') ?? 0)
}
