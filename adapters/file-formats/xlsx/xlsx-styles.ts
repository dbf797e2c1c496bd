import { getFormatFromId } from 'numfmt'
import { attribute, child, children, type XmlElement } from '../xml/xml-element.ts'
import { numberFormat } from './shown-number.ts'

/** Appearance of a cell. */
export interface CellStyle {
  readonly bold: boolean
  readonly italic: boolean
  readonly isBordered: boolean
  readonly isUnlocked: boolean
  readonly show: (value: number) => string
}

export const PLAIN_STYLE: CellStyle = {
  bold: false,
  italic: false,
  isBordered: false,
  isUnlocked: false,
  show: numberFormat('', false),
}

/** Cell styles by index. `uses1904` if the workbook counts days from 1904. */
export function readCellStyles(root: XmlElement | null, uses1904: boolean): readonly CellStyle[] {
  const fonts = children(child(root, 'fonts'), 'font')
  const borders = children(child(root, 'borders'), 'border')
  const codes = new Map(
    children(child(root, 'numFmts'), 'numFmt').map((one) => [
      Number(attribute(one, 'numFmtId')),
      attribute(one, 'formatCode') ?? '',
    ]),
  )
  return children(child(root, 'cellXfs'), 'xf').map((xf) => {
    const idOf = (name: string) => Number(attribute(xf, name) ?? 0)
    const font = fonts[idOf('fontId')] ?? null
    const border = borders[idOf('borderId')] ?? null
    const formatId = idOf('numFmtId')
    return {
      bold: isOn(child(font, 'b')),
      italic: isOn(child(font, 'i')),
      isBordered: ['bottom', 'top', 'left', 'right'].some((side) => attribute(child(border, side), 'style')),
      isUnlocked: /^(0|false)$/.test(attribute(child(xf, 'protection'), 'locked') ?? ''),
      show: numberFormat(codes.get(formatId) ?? builtInCode(formatId), uses1904),
    }
  })
}

function builtInCode(id: number): string {
  return id === 0 ? '' : (getFormatFromId(id) ?? '')
}

function isOn(element: XmlElement | null): boolean {
  return element !== null && !/^(0|false)$/.test(attribute(element, 'val') ?? '1')
}
