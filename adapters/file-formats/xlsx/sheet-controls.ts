import { childElements, textOf, type XmlElement } from '../xml/xml-element.ts'
import type { CellPlace } from '../document/cell-reference.ts'

/** A check box or an option button that floats over the cells of a sheet. */
export interface SheetControl {
  /** The cell under its upper left corner. */
  readonly place: CellPlace
  /** The words beside the box, which belong to the control. */
  readonly label: string
  readonly isRadio: boolean
  readonly isOn: boolean
  /** By which the worksheet names it; empty where the drawing gives none. */
  readonly shapeId: string
  /** The cell that shows its state, such as "$B$2"; empty where there is none. */
  readonly link: string
  /** What its drawing says of it, and whether it is on. */
  readonly data: XmlElement
  readonly checked: XmlElement | null
}

/** A control with the cell that it is taken to stand in. */
export interface PlacedControl {
  readonly cell: CellPlace
  readonly control: SheetControl
}

/** Controls that follow each other in a row over empty cells stand in the first cell. */
export function placedControls(
  controls: readonly SheetControl[],
  textAt: (place: CellPlace) => string,
): PlacedControl[] {
  const before = new Map<number, CellPlace>()
  const inOrder = [...controls].sort((a, b) => a.place.row - b.place.row || a.place.column - b.place.column)
  return inOrder.map((control) => {
    const { place } = control
    const cell = (textAt(place) === '' ? before.get(place.row) : undefined) ?? place
    before.set(place.row, cell)
    return { cell, control }
  })
}

const TICKED = /^(?:checkbox|radio)$/iu

/** The form controls of a sheet that one ticks, as its drawing in VML tells them. */
export function readControls(drawing: XmlElement | null): SheetControl[] {
  return childElements(drawing).flatMap((shape): SheetControl[] => {
    const data = inside(shape, 'ClientData')
    if (data === null || !TICKED.test(data.attributes.ObjectType ?? '')) return []
    const [column = NaN, , row = NaN] = textOf(inside(data, 'Anchor')).split(',').map(Number)
    const label = textOf(inside(shape, 'textbox')).replace(/\s+/gu, ' ').trim()
    if (!Number.isInteger(row) || !Number.isInteger(column) || label === '') return []
    const checked = inside(data, 'Checked')
    return [
      {
        place: { row, column },
        label,
        isRadio: /^radio$/iu.test(data.attributes.ObjectType ?? ''),
        isOn: textOf(checked).trim() === '1',
        shapeId: /s(\d+)$/u.exec(shape.attributes['o:spid'] ?? shape.attributes['id'] ?? '')?.[1] ?? '',
        link: textOf(inside(data, 'FmlaLink')).trim(),
        data,
        checked,
      },
    ]
  })
}

function inside(element: XmlElement, name: string): XmlElement | null {
  return childElements(element).find((one) => one.name === name || one.name.endsWith(`:${name}`)) ?? null
}
