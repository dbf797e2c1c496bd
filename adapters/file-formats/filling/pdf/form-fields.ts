import { PDFAcroChoice, PDFAcroSignature, PDFAcroTerminal, PDFAcroText, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { AcroFieldFlags, AcroTextFlags, PDFAcroButton, PDFAcroPushButton } from '@cantoo/pdf-lib'
import type { PDFDocument, PDFObject, PDFWidgetAnnotation } from '@cantoo/pdf-lib'
import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import type { PageBox } from '../../../../core/proposals/ports/page-boxes.ts'
import { untangleFields } from './field-tree.ts'

export interface FieldWidget {
  readonly field: PDFAcroTerminal
  readonly widget: PDFWidgetAnnotation
}

const NEAR = 3

/** The interactive fields of a PDF by their full names. */
export class FormFields {
  /** Whether the file holds its fields a second time, in the kind that Adobe Reader shows. */
  readonly hasXfa: boolean
  readonly isSigned: boolean
  private readonly byName: ReadonlyMap<string, readonly PDFAcroTerminal[]>

  constructor(document: PDFDocument) {
    untangleFields(document)
    const form = document.catalog.has(PDFName.of('AcroForm')) ? document.getForm().acroForm : null
    const fields = form?.getAllFields() ?? []
    this.hasXfa = form?.dict.has(PDFName.of('XFA')) ?? false
    this.isSigned = fields.some(([field]) => field instanceof PDFAcroSignature && field.dict.has(PDFName.of('V')))
    const byName = new Map<string, PDFAcroTerminal[]>()
    for (const [field] of fields) {
      if (!(field instanceof PDFAcroTerminal)) continue
      const name = field.getFullyQualifiedName() ?? ''
      byName.set(name, [...(byName.get(name) ?? []), field])
    }
    this.byName = byName
  }

  /** The field of this name whose widget stands in the box; null where there is none. */
  find(name: string, box: PageBox | null): FieldWidget | null {
    const widgets = (this.byName.get(name) ?? []).flatMap((field) =>
      field.getWidgets().map((widget) => ({ field, widget })),
    )
    return widgets.find(({ widget }) => box !== null && isAt(widget, box)) ?? widgets[0] ?? null
  }
}

function isAt(widget: PDFWidgetAnnotation, [left, bottom]: PageBox): boolean {
  const { x, y, width, height } = widget.getRectangle()
  return Math.abs(Math.min(x, x + width) - left) < NEAR && Math.abs(Math.min(y, y + height) - bottom) < NEAR
}

export function isReadOnly({ field }: FieldWidget): boolean {
  return field.hasFlag(AcroFieldFlags.ReadOnly)
}

export function isTextField({ field }: FieldWidget): boolean {
  return field instanceof PDFAcroText
}

export function isSignature({ field }: FieldWidget): boolean {
  return field instanceof PDFAcroSignature
}

export interface TextFieldSetting {
  readonly isMultiline: boolean
  readonly maxCharacters: number | null
  readonly isComb: boolean
}

export function settingOf({ field }: FieldWidget): TextFieldSetting {
  const maxCharacters = field instanceof PDFAcroText ? (field.getMaxLength() ?? null) : null
  return {
    isMultiline: field.hasFlag(AcroTextFlags.Multiline),
    isComb: field.hasFlag(AcroTextFlags.Comb) && maxCharacters !== null,
    maxCharacters,
  }
}

/** What the field holds; what is shown of it is another matter. */
export function setTextValue({ field }: FieldWidget, text: string): void {
  field.dict.set(PDFName.of('V'), PDFHexString.fromText(text))
  field.dict.delete(PDFName.of('RV'))
}

/** Picks the options of a list with these printed words; null where one is unknown, or the words to show. */
export function pickOptions({ field }: FieldWidget, chosen: readonly string[]): string | null {
  if (!(field instanceof PDFAcroChoice)) return null
  const options = field
    .getOptions()
    .map(({ value, display }, index) => ({ value, words: (display ?? value).decodeText(), index }))
  const picked = chosen.map((words) => options.find((option) => normaliseWords(option.words) === normaliseWords(words)))
  const known = picked.filter((option) => option !== undefined)
  if (known.length === 0 || known.length < picked.length) return null
  const { context } = field.dict
  const values: PDFObject[] = known.map(({ value }) => value)
  field.dict.set(PDFName.of('V'), values.length === 1 ? values[0]! : context.obj(values))
  field.dict.set(PDFName.of('I'), context.obj(known.map(({ index }) => index).sort((a, b) => a - b)))
  return known.map(({ words }) => words).join(', ')
}

/** Whether it is a check box or a radio button. */
export function isTick({ field }: FieldWidget): boolean {
  return field instanceof PDFAcroButton && !(field instanceof PDFAcroPushButton)
}

/** Whether a box of the file brings no picture of how it looks when it is on. */
export function lacksPicture(target: FieldWidget): boolean {
  return isTick(target) && target.widget.getOnValue() === undefined
}

/** The state of a check box or a radio button that is on, where its picture has no name for it. */
export const ON = PDFName.of('Yes')

/** Switches a check box or a radio button on; false for what is none. */
export function switchOn(target: FieldWidget): boolean {
  if (!isTick(target)) return false
  const { field, widget } = target
  const on = widget.getOnValue() ?? ON
  field.dict.set(PDFName.of('V'), on)
  for (const other of field.getWidgets())
    other.setAppearanceState(other.dict === widget.dict || isTwin(other, on) ? on : PDFName.of('Off'))
  return true
}

/** Check boxes that share a name and a value are one. */
function isTwin(other: PDFWidgetAnnotation, on: PDFName): boolean {
  return other.getOnValue() === on
}
