import { attribute, childElements, elementsIn, type HtmlElement } from './html-elements.ts'

/** Of a table that cells of several rows and columns may take up. */
const MAX_SLOTS = 100_000
const LONGEST_SPAN = 1000

export interface PlacedCell {
  readonly element: HtmlElement
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly header: boolean
}

/** Whether the table only lays out what stands in it. */
export function isLayoutTable(table: HtmlElement, cells: number): boolean {
  if (/^(presentation|none)$/.test(attribute(table, 'role') ?? '')) return true
  return cells <= 1 || elementsIn(table, (element) => element.tagName === 'table').length > 0
}

/** The cells row by row, each in the first column that cells of the rows above leave free. */
export function placedCells(table: HtmlElement): PlacedCell[] {
  const taken = new Set<string>()
  return rowsOf(table).flatMap((tr, row) => {
    let column = 0
    return childElements(tr)
      .filter((element) => /^t[dh]$/.test(element.tagName))
      .map((element): PlacedCell => {
        while (taken.has(`${row}/${column}`)) column++
        const rowSpan = spanOf(element, 'rowspan')
        const columnSpan = spanOf(element, 'colspan')
        for (let r = 0; r < rowSpan && taken.size < MAX_SLOTS; r++)
          for (let c = 0; c < columnSpan; c++) taken.add(`${row + r}/${column + c}`)
        return { element, row, column, rowSpan, columnSpan, header: element.tagName === 'th' }
      })
  })
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  return childElements(table).flatMap((element) => {
    if (element.tagName === 'tr') return [element]
    return /^t(head|body|foot)$/.test(element.tagName) ? rowsOf(element) : []
  })
}

function spanOf(element: HtmlElement, name: string): number {
  const span = Number(attribute(element, name) ?? 1)
  return Number.isInteger(span) && span > 0 && span <= LONGEST_SPAN ? span : 1
}
