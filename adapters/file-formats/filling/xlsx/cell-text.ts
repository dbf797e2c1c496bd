import { attribute, child, textOf, type XmlElement } from '../../xml/xml-element.ts'
import { richText } from '../../xlsx/xlsx-sheet.ts'

/** Where cells find the texts that several of them share. */
interface SharedStrings {
  sharedString(index: number): XmlElement | null
}

/** What a cell holds, numbers as they are stored; "" for an empty one. */
export function cellText(workbook: SharedStrings, cell: XmlElement | null): string {
  const type = attribute(cell, 't')
  if (type === 'inlineStr') return richText(child(cell, 'is')).trim()
  const value = textOf(child(cell, 'v'))
  return (type === 's' && value !== '' ? richText(workbook.sharedString(Number(value))) : value).trim()
}

/** Whether a formula gives the value of the cell. */
export function isComputed(cell: XmlElement | null): boolean {
  return child(cell, 'f') !== null
}
