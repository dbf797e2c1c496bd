import type { PdfFile } from './pdf-file.ts'
import { PdfText, textStringOf, type PdfDict, type PdfValue } from './pdf-values.ts'
import type { FieldAnnotation } from './pdf-widgets.ts'

/** Flags: hidden, or not shown on the screen. */
const HIDDEN = 2 | 32
const MULTILINE = 1 << 12
const PUSH_BUTTON = 1 << 16
const DEEPEST = 20

/** Indices of widgets within each field. */
export type Kids = Map<PdfDict, ReadonlyMap<PdfDict, number>>

/** Details of fields from the annotations of a page. */
export function annotationsOf(file: PdfFile, page: PdfDict, kids: Kids): FieldAnnotation[] {
  return file.array(page.get('/Annots')).flatMap((value) => {
    const annotation = file.dict(value)
    if (annotation === null || file.name(annotation.get('/Subtype')) !== '/Widget') return []
    return [annotationOf(file, annotation, kids)]
  })
}

function annotationOf(file: PdfFile, annotation: PdfDict, kids: Kids): FieldAnnotation {
  const line = ancestry(file, annotation)
  const own = (key: string): PdfValue => file.get(line.find((dict) => dict.has(key))?.get(key))
  const flags = file.number(own('/Ff'), 0)
  const corners = file.array(annotation.get('/Rect')).map((part) => file.number(part, 0))
  const isButton = file.name(own('/FT')) === '/Btn'
  const options = file.array(own('/Opt')).map((option) => optionOf(file, option))
  return {
    subtype: 'Widget',
    fieldType: file.name(own('/FT')).slice(1),
    fieldName: nameOf(file, line),
    alternativeText: plainText(file, annotation.get('/TU')),
    fieldValue: valueOf(file, own('/V')) ?? file.name(annotation.get('/AS')).slice(1),
    maxLen: file.number(own('/MaxLen'), 0),
    multiLine: (flags & MULTILINE) !== 0,
    pushButton: (flags & PUSH_BUTTON) !== 0,
    options: isButton ? [] : options.map((displayValue) => ({ displayValue })),
    ...(isButton && { button: buttonOf(file, line, options, kids) }),
    rect: corners,
    hidden: (file.number(annotation.get('/F'), 0) & HIDDEN) !== 0,
  }
}

/** State of a button, with its text from the field: one per widget, in order. */
function buttonOf(
  file: PdfFile,
  [annotation, field]: readonly PdfDict[],
  texts: readonly string[],
  kids: Kids,
): FieldAnnotation['button'] {
  const states = [...(file.dict(file.dict(annotation!.get('/AP'))?.get('/N'))?.keys() ?? [])]
  const on = states.find((state) => state !== '/Off')?.slice(1) ?? null
  const places = field === undefined ? null : (kids.get(field) ?? placesOf(file, field))
  if (field !== undefined && places !== null) kids.set(field, places)
  const name = texts[places?.get(annotation!) ?? 0] ?? ((places?.size ?? 0) > 1 ? on : null)
  return { name, isOn: on !== null && file.name(annotation!.get('/AS')) === `/${on}` }
}

function placesOf(file: PdfFile, field: PdfDict): ReadonlyMap<PdfDict, number> {
  const widgets = file.array(field.get('/Kids')).map((kid) => file.dict(kid))
  return new Map(widgets.flatMap((widget, at) => (widget === null ? [] : [[widget, at] as const])))
}

/** The annotation, its field, and the field's ancestors. */
function ancestry(file: PdfFile, annotation: PdfDict): PdfDict[] {
  const line = [annotation]
  for (let above = annotation; line.length < DEEPEST;) {
    const parent = file.dict(above.get('/Parent'))
    if (parent === null || line.includes(parent)) break
    line.push(parent)
    above = parent
  }
  return line
}

function nameOf(file: PdfFile, line: readonly PdfDict[]): string {
  const parts = line.flatMap((dict) => (dict.has('/T') ? [plainText(file, dict.get('/T'))] : []))
  return parts.reverse().join('.')
}

function plainText(file: PdfFile, value: PdfValue | undefined): string {
  const found = file.get(value)
  return found instanceof PdfText ? textStringOf(found.bytes) : ''
}

/** A text, a name, or a list of texts; undefined if there is none. */
function valueOf(file: PdfFile, value: PdfValue): string | string[] | undefined {
  if (value instanceof PdfText) return textStringOf(value.bytes)
  if (typeof value === 'string') return value.slice(1)
  return Array.isArray(value) ? value.map((one) => plainText(file, one)) : undefined
}

/** An option is a text, or an export value with its displayed text. */
function optionOf(file: PdfFile, option: PdfValue): string {
  const parts = file.array(option)
  return plainText(file, parts[1] ?? parts[0] ?? option)
}
