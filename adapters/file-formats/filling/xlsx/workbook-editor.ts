import { type CellPlace, placeOf, referenceOf } from '../../document/cell-reference.ts'
import { type PlacedControl, placedControls, readControls, type SheetControl } from '../../xlsx/sheet-controls.ts'
import { attribute, child, children, descendants, textOf, type XmlElement } from '../../xml/xml-element.ts'
import { type Relation, XmlPackage } from '../../xml/xml-package.ts'
import { PackageEditor } from '../package/package-editor.ts'
import type { NewCell } from './new-cell.ts'
import { SheetEditor } from './sheet-editor.ts'
import { AppError } from '../../../../core/shared/app-error.ts'
import { FORM_BOUNDS } from '../../parse-bounds.ts'
import { covers, placesIn } from '../../xlsx/cell-range.ts'
import { type CellRule, type ListSource, readRules } from '../../xlsx/cell-rules.ts'
import { cellText } from './cell-text.ts'
import { CellStyles } from './cell-styles.ts'
import { SheetNotes } from './sheet-notes.ts'

/** The check boxes and option buttons above a sheet; its drawing and separate parts store their states. */
class SheetBoxes {
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

  /** The box at an index in a cell, from 0. */
  at(place: CellPlace, nth: number): SheetControl | null {
    return this.controls.filter(({ cell }) => referenceOf(cell) === referenceOf(place))[nth]?.control ?? null
  }

  /** `number` is the value of an option button's linked cell: its index in its group, from 1. */
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

  /** The cell linked in the part; null without a part or a link. */
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

const WHAT = 'Excel workbook'

/** The sheets of a workbook with pending changes. */
export class WorkbookEditor {
  readonly editor: PackageEditor
  readonly styles: CellStyles
  readonly root: XmlElement | null
  private readonly main: string
  private readonly relations: readonly Relation[]
  private readonly package: XmlPackage
  private readonly sheets = new Map<string, SheetEditor>()
  private readonly rules = new Map<SheetEditor, readonly CellRule[]>()
  private readonly notes = new Map<SheetEditor, SheetNotes>()
  private readonly boxes = new Map<SheetEditor, SheetBoxes>()
  private strings: readonly XmlElement[] | null = null

  /** Throws `unsupported` if the file is signed, damaged or too large. */
  constructor(bytes: Uint8Array) {
    this.editor = new PackageEditor(bytes, WHAT, FORM_BOUNDS)
    if (this.editor.parts.some((part) => part.startsWith('_xmlsignatures/')))
      throw new AppError('unsupported', 'form.signed', { values: { what: WHAT } })
    this.package = new XmlPackage(bytes, WHAT, FORM_BOUNDS)
    this.main = this.package.mainPart('xl/workbook.xml')
    this.relations = this.package.relationsOf(this.main)
    this.root = this.editor.read(this.main)
    this.styles = new CellStyles(this.editor, this.partOf('styles'))
  }

  get uses1904(): boolean {
    return /^(1|true)$/u.test(attribute(child(this.root, 'workbookPr'), 'date1904') ?? '')
  }

  /** Null if there is no sheet of that name. */
  sheet(name: string): SheetEditor | null {
    const known = this.sheets.get(name)
    if (known !== undefined) return known
    const element = children(child(this.root, 'sheets'), 'sheet').find((one) => attribute(one, 'name') === name)
    const part = this.relations.find(({ id }) => id === attribute(element ?? null, 'r:id'))?.target
    const root = part === undefined ? null : this.editor.read(part)
    if (part === undefined || root === null) return null
    const sheet = new SheetEditor(part, this.editor.text(part)!, root)
    this.sheets.set(name, sheet)
    return sheet
  }

  /** The validation rule of a cell; null if it accepts anything. */
  ruleAt(sheet: SheetEditor, place: CellPlace): CellRule | null {
    const rules = this.rules.get(sheet) ?? readRules(sheet.root, this.listsFor(sheet))
    this.rules.set(sheet, rules)
    return rules.find(({ ranges }) => ranges.some((range) => covers(range, place))) ?? null
  }

  private listsFor(own: SheetEditor): ListSource {
    const names = children(child(this.root, 'definedNames'), 'definedName')
    return {
      named: (name) => {
        const found = names.find((one) => attribute(one, 'name')?.toLowerCase() === name.toLowerCase())
        return found === undefined ? null : textOf(found)
      },
      textsIn: (name, range, most) => {
        const sheet = name === null ? own : this.sheet(name)
        return sheet === null ? [] : [...placesIn(range, most)].map((place) => cellText(this, sheet.cell(place)))
      },
    }
  }

  boxesOf(sheet: SheetEditor): SheetBoxes {
    const textAt = (place: CellPlace) => cellText(this, sheet.cell(place))
    const known =
      this.boxes.get(sheet) ?? new SheetBoxes(this.editor, sheet, this.package.relationsOf(sheet.part), textAt)
    this.boxes.set(sheet, known)
    return known
  }

  notesOf(sheet: SheetEditor): SheetNotes {
    const known = this.notes.get(sheet)
    if (known !== undefined) return known
    const notes = new SheetNotes(this.editor, sheet, this.package.relationsOf(sheet.part))
    this.notes.set(sheet, notes)
    return notes
  }

  /** A shared string; null if the index does not exist. */
  sharedString(index: number): XmlElement | null {
    this.strings ??= children(this.editor.read(this.partOf('sharedStrings')), 'si')
    return this.strings[index] ?? null
  }

  finish(): Uint8Array {
    for (const notes of this.notes.values()) notes.finish()
    for (const sheet of this.sheets.values())
      for (const splice of sheet.splices()) this.editor.splice(sheet.part, splice)
    this.styles.finish()
    if ([...this.sheets.values()].some((sheet) => sheet.hasNewNumbers)) this.calculateOnOpening()
    return this.editor.finish()
  }

  /** Stored results of formulas are those of the empty form. */
  private calculateOnOpening(): void {
    const settings = child(this.root, 'calcPr')
    if (settings === null || attribute(settings, 'fullCalcOnLoad') !== null) return
    const source = this.editor.text(this.main)!
    const name = /^<[^\s/>]+/u.exec(source.slice(settings.start))![0]
    this.editor.insert(this.main, settings.start + name.length, ' fullCalcOnLoad="1"')
  }

  private partOf(type: 'styles' | 'sharedStrings'): string {
    return this.relations.find((relation) => relation.type === type)?.target ?? `xl/${type}.xml`
  }
}
