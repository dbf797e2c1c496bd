import { childElements, textOf, type XmlElement } from '../xml/xml-element.ts'
import type { CellPlace } from '../document/cell-reference.ts'

/** A check box or an option button that floats over the cells of a sheet. */
export interface SheetControl {
  /** The cell under its upper left corner. */
  readonly place: CellPlace
  /** The words beside the box, which belong to the control. */
  readonly label: string
}

const TICKED = /^(?:checkbox|radio)$/iu

/** The form controls of a sheet that are ticked, as its drawing in VML tells them. */
export function readControls(drawing: XmlElement | null): SheetControl[] {
  return childElements(drawing).flatMap((shape): SheetControl[] => {
    const data = inside(shape, 'ClientData')
    if (data === null || !TICKED.test(data.attributes.ObjectType ?? '')) return []
    const [column = NaN, , row = NaN] = textOf(inside(data, 'Anchor')).split(',').map(Number)
    const label = textOf(inside(shape, 'textbox')).replace(/\s+/gu, ' ').trim()
    return Number.isInteger(row) && Number.isInteger(column) && label !== '' ? [{ place: { row, column }, label }] : []
  })
}

function inside(element: XmlElement, name: string): XmlElement | null {
  return childElements(element).find((one) => one.name === name || one.name.endsWith(`:${name}`)) ?? null
}
