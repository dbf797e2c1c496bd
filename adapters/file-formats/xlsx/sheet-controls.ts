import { childElements, textOf, type XmlElement } from '../xml/xml-element.ts'
import type { CellPlace } from '../document/cell-reference.ts'

/** A check box or option button that floats over a sheet's cells. */
export interface SheetControl {
  /** Cell under its upper left corner. */
  readonly place: CellPlace
  /** Text beside the box, part of the control. */
  readonly label: string
  readonly isRadio: boolean
  readonly isOn: boolean
  /** Name in the worksheet; empty if the drawing gives none. */
  readonly shapeId: string
  /** Cell that shows its state, such as "$B$2"; empty if there is none. */
  readonly link: string
  /** Its data in the drawing, and whether it is on. */
  readonly data: XmlElement
  readonly checked: XmlElement | null
}

/** A control with its assigned cell. */
export interface PlacedControl {
  readonly cell: CellPlace
  readonly control: SheetControl
}

/** Puts consecutive controls over empty cells of a row into the first of them. */
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

/** Check boxes and option buttons of a sheet, read from its VML drawing. */
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
