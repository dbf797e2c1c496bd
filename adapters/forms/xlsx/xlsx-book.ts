import type { Zip } from '../../file-formats/open-zip.ts'
import { tooLarge } from '../../file-formats/unreadable.ts'
import { at, child, children, descendants, parseXml, type Element } from '../xml/xml-tree.ts'

export interface XlsxCell {
  readonly row: number
  readonly column: number
  /** Such as "B7". */
  readonly reference: string
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  /** Drawn with borders, or left unlocked on a protected sheet: a place to fill in when it is empty. */
  readonly boxed: boolean
  readonly computed: boolean
}

export interface XlsxSheet {
  readonly name: string
  readonly cells: readonly XlsxCell[]
  /** Merged ranges by the reference of their first cell, as rows and columns spanned. */
  readonly merges: ReadonlyMap<string, { readonly rows: number; readonly columns: number }>
  /** References of cells with a drop-down list. */
  readonly choices: ReadonlySet<string>
}

export const WHAT = 'Excel workbook'
/** Of a sheet as tall as Excel allows, no form uses more. */
const MAX_ROWS = 5_000
const MAX_COLUMNS = 200
const MAX_SHEETS = 200
const MAX_CELLS = 100_000

/** Visible sheets with their cells that hold text or are drawn as boxes; hidden rows and columns left out. */
export function readBook(zip: Zip): XlsxSheet[] {
  const part = (name: string) => {
    const xml = zip.readText(name)
    return xml === null ? null : parseXml(xml, WHAT)
  }
  const relations = new Map(
    children(part('xl/_rels/workbook.xml.rels'), 'Relationship').map((one) => [
      one.getAttribute('Id') ?? '',
      one.getAttribute('Target') ?? '',
    ]),
  )
  const strings = children(part('xl/sharedStrings.xml'), 'si').map(richText)
  const styles = readStyles(part('xl/styles.xml'))
  const read = new Set<string>()
  return children(at(part('xl/workbook.xml'), 'sheets'), 'sheet').flatMap((sheet) => {
    if (/hidden/i.test(sheet.getAttribute('state') ?? '')) return []
    const target = relations.get(sheet.getAttribute('r:id') ?? '') ?? ''
    if (read.has(target)) return []
    read.add(target)
    if (read.size > MAX_SHEETS) throw tooLarge(WHAT, `${MAX_SHEETS} sheets`)
    const root = part(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    return root === null ? [] : [readSheet(sheet.getAttribute('name') ?? '', root, strings, styles)]
  })
}

interface CellStyle {
  readonly bold: boolean
  readonly italic: boolean
  readonly bordered: boolean
  readonly unlocked: boolean
}

const PLAIN: CellStyle = { bold: false, italic: false, bordered: false, unlocked: false }

function readStyles(root: Element | null): CellStyle[] {
  const fonts = children(child(root, 'fonts'), 'font')
  const borders = children(child(root, 'borders'), 'border')
  return children(child(root, 'cellXfs'), 'xf').map((xf) => {
    const font = fonts[Number(xf.getAttribute('fontId') ?? 0)] ?? null
    const border = borders[Number(xf.getAttribute('borderId') ?? 0)] ?? null
    return {
      bold: isOn(child(font, 'b')),
      italic: isOn(child(font, 'i')),
      bordered:
        ['bottom', 'top', 'left', 'right'].filter((side) => child(border, side)?.getAttribute('style')).length >= 1,
      unlocked:
        child(xf, 'protection')?.getAttribute('locked') === '0' ||
        child(xf, 'protection')?.getAttribute('locked') === 'false',
    }
  })
}

function isOn(element: Element | null): boolean {
  return element !== null && !/^(0|false)$/.test(element.getAttribute('val') ?? '1')
}

function richText(element: Element): string {
  const runs = [...children(element, 't'), ...children(element, 'r').flatMap((run) => children(run, 't'))]
  return runs.map((run) => run.textContent ?? '').join('')
}

function readSheet(name: string, root: Element, strings: readonly string[], styles: readonly CellStyle[]): XlsxSheet {
  const isProtected = /^(1|true)$/.test(child(root, 'sheetProtection')?.getAttribute('sheet') ?? '')
  const hidden = hiddenColumns(root)
  const cells: XlsxCell[] = []
  for (const row of children(child(root, 'sheetData'), 'row').slice(0, MAX_ROWS)) {
    if (/^(1|true)$/.test(row.getAttribute('hidden') ?? '')) continue
    for (const element of children(row, 'c').slice(0, MAX_COLUMNS)) {
      const reference = element.getAttribute('r') ?? ''
      const place = placeOf(reference)
      if (place === null || hidden.has(place.column)) continue
      const { bordered, unlocked, bold, italic } = styles[Number(element.getAttribute('s') ?? 0)] ?? PLAIN
      const text = valueOf(element, strings).trim()
      const boxed = bordered || (isProtected && unlocked)
      if (cells.length > MAX_CELLS) throw tooLarge(WHAT, `${MAX_CELLS.toLocaleString('en')} cells in a sheet`)
      if (text !== '' || boxed)
        cells.push({ ...place, reference, text, bold, italic, boxed, computed: child(element, 'f') !== null })
    }
  }
  return { name, cells, merges: mergesOf(root), choices: choicesOf(root) }
}

function hiddenColumns(root: Element): Set<number> {
  const hidden = new Set<number>()
  for (const column of children(child(root, 'cols'), 'col')) {
    if (!/^(1|true)$/.test(column.getAttribute('hidden') ?? '')) continue
    const last = Math.min(MAX_COLUMNS, Number(column.getAttribute('max') ?? 0))
    for (let at = Number(column.getAttribute('min') ?? 1); at <= last; at++) hidden.add(at - 1)
  }
  return hidden
}

function valueOf(cell: Element, strings: readonly string[]): string {
  const type = cell.getAttribute('t')
  if (type === 'inlineStr')
    return descendants(cell, 't')
      .map((one) => one.textContent ?? '')
      .join('')
  const value = child(cell, 'v')?.textContent ?? ''
  return type === 's' ? (strings[Number(value)] ?? '') : value
}

function placeOf(reference: string): { row: number; column: number } | null {
  const match = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference)
  if (match === null) return null
  const column = [...match[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(match[2]) - 1, column: column - 1 }
}

function mergesOf(root: Element): Map<string, { rows: number; columns: number }> {
  const merges = new Map<string, { rows: number; columns: number }>()
  for (const merge of children(child(root, 'mergeCells'), 'mergeCell')) {
    const [first = '', last = ''] = (merge.getAttribute('ref') ?? '').split(':')
    const [from, to] = [placeOf(first), placeOf(last)]
    if (from !== null && to !== null)
      merges.set(first, {
        rows: Math.min(MAX_ROWS, to.row - from.row + 1),
        columns: Math.min(MAX_COLUMNS, to.column - from.column + 1),
      })
  }
  return merges
}

const MAX_RANGE_CELLS = 2_000

function choicesOf(root: Element): Set<string> {
  const choices = new Set<string>()
  for (const validation of children(child(root, 'dataValidations'), 'dataValidation')) {
    if (validation.getAttribute('type') !== 'list') continue
    for (const range of (validation.getAttribute('sqref') ?? '').split(/\s+/)) addRange(choices, range)
  }
  return choices
}

function addRange(references: Set<string>, range: string): void {
  const [first = '', last = first] = range.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  if (from === null || to === null || (to.row - from.row + 1) * (to.column - from.column + 1) > MAX_RANGE_CELLS) return
  if (references.size > MAX_CELLS) return
  for (let row = from.row; row <= to.row; row++) {
    for (let column = from.column; column <= to.column; column++) references.add(referenceOf(row, column))
  }
}

export function referenceOf(row: number, column: number): string {
  let letters = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return `${letters}${row + 1}`
}
