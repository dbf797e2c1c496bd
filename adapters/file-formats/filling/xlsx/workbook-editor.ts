import { AppError } from '../../../../core/shared/app-error.ts'
import { FORM_BOUNDS } from '../../parse-bounds.ts'
import type { CellPlace } from '../../document/cell-reference.ts'
import { covers, placesIn } from '../../xlsx/cell-range.ts'
import { readRules, type CellRule, type ListSource } from '../../xlsx/cell-rules.ts'
import { attribute, child, children, textOf, type XmlElement } from '../../xml/xml-element.ts'
import { XmlPackage, type Relation } from '../../xml/xml-package.ts'
import { PackageEditor } from '../package/package-editor.ts'
import { cellText } from './cell-text.ts'
import { CellStyles } from './cell-styles.ts'
import { SheetBoxes } from './sheet-boxes.ts'
import { SheetEditor } from './sheet-editor.ts'
import { SheetNotes } from './sheet-notes.ts'

const WHAT = 'Excel workbook'

/** The sheets of a workbook with the changes that are to be made in them. */
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

  /** Throws `unsupported` where the file is signed, damaged or too large. */
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

  /** Null where there is no sheet of the name. */
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

  /** The rule of a cell; null where anything may be entered. */
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

  /** A shared string; null where there is none of the number. */
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

  /** The results that formulas were saved with are those of the empty form. */
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
