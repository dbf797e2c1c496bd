import type { ParsedDocument, Sheet } from '../document/document.ts'
import { cellAnchor } from '../document/cell-reference.ts'
import { broken } from '../unreadable.ts'
import { attribute, child, children, textOf, type XmlElement } from '../xml/xml-element.ts'
import type { ParseBounds } from '../parse-bounds.ts'
import { XmlPackage } from '../xml/xml-package.ts'
import type { ListSource } from './cell-rules.ts'
import { readControls, type SheetControl } from './sheet-controls.ts'
import { richText, SheetCells, type CellContext } from './xlsx-sheet.ts'
import { readCellStyles } from './xlsx-styles.ts'

const WHAT = 'Excel workbook'

/**
 * Parses the visible sheets of a workbook, each part once, even under several names. Throws `unsupported` if the file
 * is damaged, or larger than `bounds`.
 */
export function parseXlsx(bytes: Uint8Array, bounds: ParseBounds): ParsedDocument {
  const file = new XmlPackage(bytes, WHAT, bounds)
  const main = file.mainPart('xl/workbook.xml')
  const workbook = file.read(main)
  const relations = file.relationsOf(main)
  const targets = new Map(relations.map(({ id, target }) => [id, target]))
  const context = contextOf(file, workbook, (type) => relations.find((relation) => relation.type === type)?.target)
  const named = new Map(
    children(child(workbook, 'definedNames'), 'definedName').map((one) => [
      (attribute(one, 'name') ?? '').toLowerCase(),
      textOf(one),
    ]),
  )
  const parts = new Map(
    children(child(workbook, 'sheets'), 'sheet').map((sheet) => [
      attribute(sheet, 'name') ?? '',
      targets.get(attribute(sheet, 'r:id') ?? ''),
    ]),
  )
  const rowsOf = readOnce(file, context)
  const sheets = new Map<string, Sheet>()
  for (const sheet of children(child(workbook, 'sheets'), 'sheet')) {
    const target = targets.get(attribute(sheet, 'r:id') ?? '')
    if (target === undefined || sheets.has(target) || (attribute(sheet, 'state') ?? 'visible') !== 'visible') continue
    const name = attribute(sheet, 'name') ?? ''
    const { root, cells } = rowsOf(target)
    cells.addControls(controlsOf(file, target, root))
    const lists: ListSource = {
      named: (one) => named.get(one.toLowerCase()) ?? null,
      textsIn: (other, range, most) => {
        const part = other === null ? target : parts.get(other)
        return part === undefined ? [] : rowsOf(part).cells.textsIn(range, most)
      },
    }
    sheets.set(target, {
      kind: 'sheet',
      page: null,
      anchor: cellAnchor(name, FIRST),
      name,
      cells: root === null ? [] : cells.finish(root, lists),
    })
  }
  if (sheets.size === 0) throw broken(WHAT)
  return { title: null, pageCount: null, blocks: [...sheets.values()] }
}

const FIRST = { row: 0, column: 0 }

function controlsOf(file: XmlPackage, part: string, root: XmlElement | null): SheetControl[] {
  if (child(root, 'legacyDrawing') === null) return []
  const drawing = file.relationsOf(part).find(({ type }) => type === 'vmlDrawing')
  return drawing === undefined ? [] : readControls(file.read(drawing.target))
}

interface ReadSheet {
  /** The worksheet without its rows; null if there is no such part. */
  readonly root: XmlElement | null
  readonly cells: SheetCells
}

/** Reads each part once, because lists may refer to hidden sheets or to sheets read anyway. */
function readOnce(file: XmlPackage, context: CellContext): (part: string) => ReadSheet {
  const known = new Map<string, ReadSheet>()
  return (part) => {
    const found = known.get(part)
    if (found !== undefined) return found
    const cells = new SheetCells(context)
    const root = file.read(part, { sheetData: (row) => cells.addRow(row) })
    known.set(part, { root, cells })
    return { root, cells }
  }
}

function contextOf(
  file: XmlPackage,
  workbook: XmlElement | null,
  partOf: (type: string) => string | undefined,
): CellContext {
  const strings: string[] = []
  file.read(partOf('sharedStrings') ?? 'xl/sharedStrings.xml', { sst: (string) => strings.push(richText(string)) })
  const uses1904 = /^(1|true)$/.test(attribute(child(workbook, 'workbookPr'), 'date1904') ?? '')
  return { strings, styles: readCellStyles(file.read(partOf('styles') ?? 'xl/styles.xml'), uses1904) }
}
