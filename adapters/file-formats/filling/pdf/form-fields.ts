import {
  AcroButtonFlags,
  AcroFieldFlags,
  AcroTextFlags,
  PDFAcroButton,
  PDFAcroChoice,
  PDFAcroForm,
  PDFAcroPushButton,
  PDFAcroSignature,
  PDFAcroTerminal,
  PDFAcroText,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  PDFWidgetAnnotation,
} from '@cantoo/pdf-lib'
import type { PDFContext, PDFDocument, PDFObject, PDFPage } from '@cantoo/pdf-lib'
import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import type { PageBox } from '../../../../core/forms/ports.ts'
import { cutEndlessParents, untangleFields } from './field-tree.ts'

export interface FieldWidget {
  readonly field: PDFAcroTerminal
  readonly widget: PDFWidgetAnnotation
}

const NEAR = 3
const DEEPEST = 20

/** Interactive fields on the pages of a PDF, by full name, even if its form does not list them. */
export class FormFields {
  /** Whether the file has a second copy of its fields (XFA), which Adobe Reader shows. */
  readonly hasXfa: boolean
  readonly isSigned: boolean
  private readonly turns = new Map<PDFDict, number>()
  private readonly byName = new Map<string, ShownWidget[]>()

  constructor(private readonly document: PDFDocument) {
    untangleFields(document)
    const form = document.catalog.getAcroForm()
    const fields = form?.getAllFields() ?? []
    this.hasXfa = form?.dict.has(PDFName.of('XFA')) ?? false
    this.isSigned = fields.some(([field]) => field instanceof PDFAcroSignature && field.dict.has(PDFName.of('V')))
    const terminals = new Map<PDFRef, PDFAcroTerminal | null>()
    for (const page of document.getPages())
      for (const shown of shownOn(page, document.context, terminals)) {
        this.turns.set(shown.widget.dict, page.getRotation().angle)
        const others = this.byName.get(shown.name)
        if (others === undefined) this.byName.set(shown.name, [shown])
        else others.push(shown)
      }
  }

  /** If names form a cycle, the reader's name differs from ours, and only the position identifies the widget. */
  private standingAt(box: PageBox | null): readonly ShownWidget[] {
    const there = box === null ? [] : [...this.byName.values()].flat().filter(({ widget }) => isAt(widget, box))
    return there.length === 1 ? there : []
  }

  /** The field of this name with a widget at the box, or null. */
  find(name: string, box: PageBox | null): FieldWidget | null {
    const shown = this.byName.get(name) ?? this.standingAt(box)
    const isAmongSeveral = shown.some(({ field }) => isButton(field))
    const isMeant = ({ widget }: ShownWidget) => box !== null && isAt(widget, box)
    return shown.find(isMeant) ?? (isAmongSeveral ? null : (shown[0] ?? null))
  }

  /** Degrees by which a widget is turned against its page: as it says, else upright on the page as shown. */
  turnOf(widget: PDFWidgetAnnotation): number {
    const turn = widget.getAppearanceCharacteristics()?.getRotation() ?? this.turns.get(widget.dict) ?? 0
    return ((turn % 360) + 360) % 360
  }

  /** All widgets that show a field's value: its own, and those of fields with the same full name. */
  widgetsOf(target: FieldWidget): readonly FieldWidget[] {
    const { field } = target
    const shown = this.sharing(field)
    const hidden = field.getWidgets().filter(({ dict }) => !shown.some(({ widget }) => widget.dict === dict))
    return [...shown, ...hidden.map((widget) => ({ field, widget }))]
  }

  /** Has viewers show these drawn widgets as drawn, as their own fonts may lack letters, unless another has a value. */
  keepAppearances(drawn: readonly PDFWidgetAnnotation[]): void {
    const own = new Set(drawn.map(({ dict }) => dict))
    const isKept = ({ field, widget }: ShownWidget) => own.has(widget.dict) || isButton(field) || isBlank(field)
    if ([...this.byName.values()].flat().every(isKept))
      this.document.catalog.getAcroForm()?.dict.delete(PDFName.of('NeedAppearances'))
  }

  /** Sets entries of a field and of those with the same name, and makes sure that the form lists them. */
  set({ field }: FieldWidget, entries: Readonly<Record<string, PDFObject | undefined>>): void {
    for (const one of new Set([field, ...this.sharing(field).map((shown) => shown.field)])) {
      for (const [key, value] of Object.entries(entries))
        if (value === undefined) one.dict.delete(PDFName.of(key))
        else one.dict.set(PDFName.of(key), value)
      this.list(one)
    }
  }

  private sharing(field: PDFAcroTerminal): readonly ShownWidget[] {
    return this.byName.get(nameOf(field.dict)) ?? []
  }

  private list(field: PDFAcroTerminal): void {
    const root = rootOf(field)
    const { Fields } = this.document.catalog.getOrCreateAcroForm().normalizedEntries()
    if (!Fields.asArray().includes(root)) Fields.push(root)
  }
}

interface ShownWidget extends FieldWidget {
  readonly name: string
}

/** Widgets of a page, each with its field: itself, or its nearest ancestor with a name. */
function shownOn(
  { node }: PDFPage,
  context: PDFContext,
  terminals: Map<PDFRef, PDFAcroTerminal | null>,
): readonly ShownWidget[] {
  return (node.Annots()?.asArray() ?? []).flatMap((ref): ShownWidget[] => {
    const dict = context.lookup(ref)
    if (!(ref instanceof PDFRef) || !(dict instanceof PDFDict)) return []
    if (dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Widget')) return []
    const own = dict.has(PDFName.of('T')) ? ref : dict.get(PDFName.of('Parent'))
    const at = own instanceof PDFRef ? own : ref
    for (const one of [dict, context.lookup(at)]) if (one instanceof PDFDict) cutEndlessParents(one, context)
    const field = terminals.get(at) ?? terminalAt(at, context)
    terminals.set(at, field)
    return field === null ? [] : [{ field, widget: PDFWidgetAnnotation.fromDict(dict), name: nameOf(field.dict) }]
  })
}

/** A field as the library loads it; null for other dictionaries. */
function terminalAt(ref: PDFRef, context: PDFContext): PDFAcroTerminal | null {
  const dict = context.lookup(ref)
  if (!(dict instanceof PDFDict) || !lineOf(dict).some((one) => one.has(PDFName.of('FT')))) return null
  const [[field] = []] = PDFAcroForm.fromDict(context.obj({ Fields: [ref] })).getFields()
  return field instanceof PDFAcroTerminal ? field : null
}

/** A field and its ancestors. */
function lineOf(dict: PDFDict): readonly PDFDict[] {
  const line: PDFDict[] = []
  for (let at: PDFObject | undefined = dict; at instanceof PDFDict && line.length <= DEEPEST;) {
    line.push(at)
    at = at.lookup(PDFName.of('Parent'))
  }
  return line
}

/** Names of a field and its ancestors, separated by full stops. */
function nameOf(dict: PDFDict): string {
  const names = lineOf(dict).flatMap((one) => {
    const name = one.lookup(PDFName.of('T'))
    return name instanceof PDFString || name instanceof PDFHexString ? [name.decodeText()] : []
  })
  return names.reverse().join('.')
}

function rootOf({ dict, ref }: PDFAcroTerminal): PDFRef {
  const refs = lineOf(dict).map((one) => one.get(PDFName.of('Parent')))
  return refs.findLast((one): one is PDFRef => one instanceof PDFRef) ?? ref
}

function isButton(field: PDFAcroTerminal): boolean {
  return field instanceof PDFAcroButton && !(field instanceof PDFAcroPushButton)
}

function isBlank(field: PDFAcroTerminal): boolean {
  const value = field.dict.context.lookup(field.getInheritableAttribute(PDFName.of('V')))
  return (
    value === undefined || ((value instanceof PDFString || value instanceof PDFHexString) && value.decodeText() === '')
  )
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
  const most = field.dict.context.lookup(field.getInheritableAttribute(PDFName.of('MaxLen')))
  const maxCharacters = field instanceof PDFAcroText && most instanceof PDFNumber ? most.asNumber() : null
  return {
    isMultiline: field.hasFlag(AcroTextFlags.Multiline),
    isComb: field.hasFlag(AcroTextFlags.Comb) && maxCharacters !== null,
    maxCharacters,
  }
}

/** The date format that a field validates, such as "mm/dd/yyyy", or null. */
export function dateFormatOf({ field }: FieldWidget): string | null {
  const { context } = field.dict
  const format = field.dict.lookupMaybe(PDFName.of('AA'), PDFDict)?.lookupMaybe(PDFName.of('F'), PDFDict)
  const script = format === undefined ? undefined : context.lookup(format.get(PDFName.of('JS')))
  const text = script instanceof PDFString || script instanceof PDFHexString ? script.decodeText() : ''
  return /AFDate_Format(?:Ex)?\(\s*["']([^"']+)["']/u.exec(text)?.[1] ?? null
}

/** Sets the value of a field, not its appearance. */
export function setTextValue(fields: FormFields, target: FieldWidget, text: string): void {
  fields.set(target, { V: PDFHexString.fromText(text), RV: undefined })
}

/** Picks the options of a list with these printed words; returns the words to show, or null if one is unknown. */
export function pickOptions(fields: FormFields, target: FieldWidget, chosen: readonly string[]): string | null {
  const { field } = target
  if (!(field instanceof PDFAcroChoice)) return null
  const options = field
    .getOptions()
    .map(({ value, display }, index) => ({ value, words: (display ?? value).decodeText(), index }))
  const picked = chosen.map((words) => options.find((option) => normaliseWords(option.words) === normaliseWords(words)))
  const known = picked.filter((option) => option !== undefined)
  if (known.length === 0 || known.length < picked.length) return null
  const { context } = field.dict
  const values: PDFObject[] = known.map(({ value }) => value)
  fields.set(target, {
    V: values.length === 1 ? values[0]! : context.obj(values),
    I: context.obj(known.map(({ index }) => index).sort((a, b) => a - b)),
  })
  return known.map(({ words }) => words).join(', ')
}

/** Whether it is a check box or a radio button. */
export function isTick({ field }: FieldWidget): boolean {
  return isButton(field)
}

/** Whether a box has no appearance for its checked state. */
export function lacksPicture(target: FieldWidget): boolean {
  return isTick(target) && target.widget.getOnValue() === undefined
}

/** The "on" state of a check box or radio button: named by its appearance, or by its index in the field. */
export function onState({ field, widget }: FieldWidget): PDFName {
  const widgets = field.getWidgets()
  const place = widgets.findIndex(({ dict }) => dict === widget.dict)
  return widget.getOnValue() ?? PDFName.of(widgets.length > 1 ? `${place}` : 'Yes')
}

/**
 * Switches a check box or a radio button on, and excluded ones off; false for other fields. Check boxes with the same
 * state act together, as do radio buttons in unison (ISO 32000-1, 12.7.4.2); other radio buttons exclude each other.
 */
export function switchOn(fields: FormFields, target: FieldWidget): boolean {
  if (!isTick(target)) return false
  const { field, widget } = target
  const on = onState(target)
  const isInUnison = !field.hasFlag(AcroButtonFlags.Radio) || field.hasFlag(AcroButtonFlags.RadiosInUnison)
  const others = fields.widgetsOf(target)
  fields.set(target, { V: on })
  for (const { widget: other } of others) {
    const isOn = other.dict === widget.dict || (isInUnison && other.getOnValue() === on)
    other.setAppearanceState(isOn ? on : PDFName.of('Off'))
  }
  return true
}
