import { placeOf, referenceOf, type CellPlace } from '../../document/cell-reference.ts'
import { placedControls, readControls, type PlacedControl, type SheetControl } from '../../xlsx/sheet-controls.ts'
import { attribute, child, descendants } from '../../xml/xml-element.ts'
import type { Relation } from '../../xml/xml-package.ts'
import type { PackageEditor } from '../package/package-editor.ts'
import type { NewCell } from './new-cell.ts'
import type { SheetEditor } from './sheet-editor.ts'

/** The check boxes and option buttons that float over a sheet: its drawing and parts of their own keep whether they are on. */
export class SheetBoxes {
  private readonly drawing: string | undefined
  private readonly controls: readonly PlacedControl[]

  constructor(
    private readonly editor: PackageEditor,
    private readonly sheet: SheetEditor,
    private readonly relations: readonly Relation[],
    textAt: (place: CellPlace) => string,
  ) {
    const hasDrawing = child(sheet.root, 'legacyDrawing') !== null
    this.drawing = hasDrawing ? relations.find(({ type }) => type === 'vmlDrawing')?.target : undefined
    this.controls = this.drawing === undefined ? [] : placedControls(readControls(editor.read(this.drawing)), textAt)
  }

  /** The nth of those that stand in a cell, from 0. */
  at(place: CellPlace, nth: number): SheetControl | null {
    return this.controls.filter(({ cell }) => referenceOf(cell) === referenceOf(place))[nth]?.control ?? null
  }

  /** `number` is what a linked cell gets of an option button: its place in its group, from 1. */
  set(control: SheetControl, isOn: boolean, number: number): void {
    if (control.isOn === isOn) return
    this.setInDrawing(control, isOn)
    const link = this.setInPart(control, isOn) ?? control.link
    const linked = placeOf(link.replace(/\$/gu, ''))
    if (linked === null || this.sheet.isWritten(linked) || (control.isRadio && !isOn)) return
    this.sheet.write(
      linked,
      linkedCell(control.isRadio ? number : Number(isOn), control.isRadio, this.sheet.styleOf(linked)),
    )
  }

  private setInDrawing({ data, checked }: SheetControl, isOn: boolean): void {
    const source = this.editor.text(this.drawing!)!
    const [, prefix = ''] = /^<([\w-]*:?)ClientData/u.exec(source.slice(data.start)) ?? []
    const text = isOn ? `<${prefix}Checked>1</${prefix}Checked>` : ''
    if (checked !== null) return this.editor.splice(this.drawing!, { start: checked.start, end: checked.end, text })
    this.editor.insert(this.drawing!, source.lastIndexOf('</', data.end - 1), text)
  }

  /** The cell that the part links; null where there is no such part, or no link. */
  private setInPart({ shapeId }: SheetControl, isOn: boolean): string | null {
    const named = descendants(this.sheet.root, 'control').find((one) => attribute(one, 'shapeId') === shapeId)
    const id = attribute(named ?? null, 'r:id')
    const part = this.relations.find((relation) => id !== null && relation.id === id)?.target
    const source = part === undefined ? null : this.editor.text(part)
    const tag = /<(?:\w+:)?formControlPr(?=[\s/>])/u.exec(source ?? '')
    if (part === undefined || source === null || tag === null) return null
    const start = tag.index + tag[0].length
    const own = /\schecked="[^"]*"/u.exec(source.slice(start, source.indexOf('>', start)))
    const at = start + (own?.index ?? 0)
    this.editor.splice(part, { start: at, end: at + (own?.[0].length ?? 0), text: isOn ? ' checked="Checked"' : '' })
    return attribute(this.editor.read(part), 'fmlaLink')
  }
}

function linkedCell(value: number, isNumber: boolean, style: number): NewCell {
  const content = (prefix: string) => `<${prefix}v>${value}</${prefix}v>`
  return { style, isNumber: true, type: isNumber ? '' : ' t="b"', content }
}
