import { attribute, child, textOf, type XmlElement } from '../../xml/xml-element.ts'
import { richText } from '../../xlsx/xlsx-sheet.ts'

/** The texts that several cells share. */
interface SharedStrings {
  sharedString(index: number): XmlElement | null
}

/** The content of a cell, numbers as stored; "" for an empty cell. */
export function cellText(workbook: SharedStrings, cell: XmlElement | null): string {
  const type = attribute(cell, 't')
  if (type === 'inlineStr') return richText(child(cell, 'is')).trim()
  const value = textOf(child(cell, 'v'))
  return (type === 's' && value !== '' ? richText(workbook.sharedString(Number(value))) : value).trim()
}

/** Whether a formula computes the cell. */
export function isComputed(cell: XmlElement | null): boolean {
  return child(cell, 'f') !== null
}
