import type { FormField } from '../../../core/proposals/form.ts'
import { foldSpace } from '../form-blocks.ts'
import { at, child, children, descendants, type Element } from '../xml/xml-tree.ts'
import { toggle } from './docx-styles.ts'

/** A content control or legacy form field, before the text around it gives it a label. */
export interface DocxControl {
  readonly element: Element
  readonly control: FormField['control']
  readonly name: string | null
  readonly help: string | null
  readonly value: string | null
  readonly maxCharacters: number | null
  readonly options: readonly string[]
  readonly ticked: boolean
}

/** The control that a w:sdt is; null where it only groups content (table of contents, repeated parts, rich text). */
export function readContentControl(sdt: Element): DocxControl | null {
  const properties = child(sdt, 'w:sdtPr')
  const content = child(sdt, 'w:sdtContent')
  if (properties === null || content === null) return null
  const kind = controlKind(properties)
  const showsPlaceholder = toggle(properties, 'w:showingPlcHdr') === true
  if (kind === null && (!showsPlaceholder || descendants(content, 'w:tbl').length > 0)) return null
  const list = child(properties, 'w:dropDownList') ?? child(properties, 'w:comboBox')
  const text = foldSpace(
    descendants(content, 'w:t')
      .map((run) => run.textContent ?? '')
      .join(''),
  )
  return {
    element: sdt,
    control: kind ?? 'multiline',
    name: nameOf(properties),
    help: null,
    value: text === '' ? null : text,
    maxCharacters: null,
    options: children(list, 'w:listItem').map(
      (item) => item.getAttribute('w:displayText') ?? item.getAttribute('w:value') ?? '',
    ),
    ticked: at(properties, 'w14:checkbox', 'w14:checked')?.getAttribute('w14:val') === '1',
  }
}

export function isGallery(sdt: Element): boolean {
  const gallery = at(sdt, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery')?.getAttribute('w:val') ?? ''
  return /table of contents/i.test(gallery)
}

function controlKind(properties: Element): FormField['control'] | null {
  if (child(properties, 'w14:checkbox') !== null) return 'tick'
  if (child(properties, 'w:date') !== null) return 'date'
  if (child(properties, 'w:dropDownList') !== null || child(properties, 'w:comboBox') !== null) return 'choice'
  const text = child(properties, 'w:text')
  if (text !== null) return /^(1|true|on)$/.test(text.getAttribute('w:multiLine') ?? '') ? 'multiline' : 'text'
  return null
}

/** The alias that an author gave the control; the tag is for programs. */
function nameOf(properties: Element): string | null {
  const alias = foldSpace(child(properties, 'w:alias')?.getAttribute('w:val') ?? '')
  return alias === '' ? null : alias
}

/** The legacy field that begins at a w:fldChar with w:ffData; null for any other field. */
export function readLegacyField(fldChar: Element): DocxControl | null {
  const data = child(fldChar, 'w:ffData')
  if (data === null) return null
  const tick = child(data, 'w:checkBox')
  const list = child(data, 'w:ddList')
  const text = child(data, 'w:textInput')
  if (tick === null && list === null && text === null) return null
  const most = Number(child(text, 'w:maxLength')?.getAttribute('w:val') ?? 0)
  const help = foldSpace((child(data, 'w:helpText') ?? child(data, 'w:statusText'))?.getAttribute('w:val') ?? '')
  return {
    element: fldChar,
    control: tick !== null ? 'tick' : list !== null ? 'choice' : typeOfInput(text),
    name: null,
    help: help === '' ? null : help,
    value: null,
    maxCharacters: most > 0 ? most : null,
    options: children(list, 'w:listEntry').map((entry) => entry.getAttribute('w:val') ?? ''),
    ticked: (toggle(tick, 'w:checked') ?? toggle(tick, 'w:default')) === true,
  }
}

function typeOfInput(input: Element | null): FormField['control'] {
  const type = child(input, 'w:type')?.getAttribute('w:val')
  return type === 'date' ? 'date' : type === 'number' ? 'number' : 'text'
}
