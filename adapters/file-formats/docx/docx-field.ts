import type { Field } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import {
  anchorOf,
  at,
  attribute,
  child,
  childElements,
  children,
  descendants,
  type XmlElement,
} from '../xml/xml-element.ts'
import { isPlaceholder } from '../../../core/hand-in/fill-in-line.ts'
import { integerOf, toggle, valueOf, type DocxStyles } from './docx-styles.ts'

/** Controls that hold something other than text. */
const NO_WORDS = [
  'w:picture',
  'w:group',
  'w:docPartObj',
  'w:docPartList',
  'w:citation',
  'w:bibliography',
  'w15:repeatingSection',
  'w15:repeatingSectionItem',
]

/** Whether the control with these properties holds a picture, a bibliography, or other controls. */
export function holdsNoWords(properties: XmlElement | null): boolean {
  return NO_WORDS.some((name) => child(properties, name) !== null)
}

const NO_FIELD = { kind: 'field', page: null, label: null, help: null, maxCharacters: null } as const

/** Reads a w:sdt as a field; null if it only groups content (table of contents, repeated parts, rich text). */
export function readContentControl(sdt: XmlElement): Field | null {
  const properties = child(sdt, 'w:sdtPr')
  const content = child(sdt, 'w:sdtContent')
  if (properties === null || content === null || holdsNoWords(properties)) return null
  const kind = controlKind(properties)
  if (kind === null && (!showsPlaceholder(sdt) || holdsOthers(content))) return null
  if (descendants(content, 'w:tc').length > 1) return null
  const list = child(properties, 'w:dropDownList') ?? child(properties, 'w:comboBox')
  return {
    ...NO_FIELD,
    anchor: anchorOf(sdt),
    control: kind ?? 'multiline',
    // The alias that an author gave the control; the tag is for programs.
    label: collapseWhitespace(valueOf(properties, 'w:alias') ?? '') || null,
    value: collapseWhitespace(printedText(content)) || null,
    options: children(list, 'w:listItem').map(
      (item) => attribute(item, 'w:displayText') ?? attribute(item, 'w:value') ?? '',
    ),
    isTicked: attribute(at(properties, 'w14:checkbox', 'w14:checked'), 'w14:val') === '1',
  }
}

/** Whether a w:sdt shows its placeholder. */
export function showsPlaceholder(sdt: XmlElement): boolean {
  return toggle(child(sdt, 'w:sdtPr'), 'w:showingPlcHdr') === true
}

/** Whether a control holds a table or other controls. */
function holdsOthers(content: XmlElement): boolean {
  return (
    descendants(content, 'w:tbl').length > 0 ||
    descendants(content, 'w:sdtPr').some((inner) => controlKind(inner) !== null || toggle(inner, 'w:showingPlcHdr'))
  )
}

/** Reads a cell that shows the placeholder of a control that spans more than the cell; null for other text. */
export function readPlaceholderCell(cell: XmlElement, styles: DocxStyles): Field | null {
  const value = collapseWhitespace(printedText(cell))
  const runs = descendants(cell, 'w:r').filter((run) => collapseWhitespace(printedText(run)) !== '')
  const isStyled = runs.every((run) => styles.run(valueOf(child(run, 'w:rPr'), 'w:rStyle')).isPlaceholder)
  const holdsMore = ['w:sdt', 'w:tbl', 'w:fldChar'].some((name) => descendants(cell, name).length > 0)
  if (value === '' || holdsMore || (!isStyled && !isPlaceholder(value))) return null
  return { ...NO_FIELD, anchor: anchorOf(cell), control: 'multiline', value, options: [], isTicked: false }
}

export function isTableOfContents(sdt: XmlElement): boolean {
  const gallery = attribute(at(sdt, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery'), 'w:val') ?? ''
  return /table of contents/i.test(gallery)
}

function controlKind(properties: XmlElement): Field['control'] | null {
  if (child(properties, 'w14:checkbox') !== null) return 'tick'
  if (child(properties, 'w:date') !== null) return 'date'
  if (child(properties, 'w:dropDownList') !== null || child(properties, 'w:comboBox') !== null) return 'choice'
  const text = child(properties, 'w:text')
  if (text === null) return null
  return /^(1|true|on)$/.test(attribute(text, 'w:multiLine') ?? '') ? 'multiline' : 'text'
}

/** Text of runs; paragraphs, tabs and breaks separate words. */
function printedText(parent: XmlElement): string {
  return childElements(parent)
    .map((element) => {
      if (element.name === 'w:t') return element.children.join('')
      if (/^w:(tab|br|cr)$/.test(element.name)) return ' '
      return element.name === 'w:p' ? `${printedText(element)} ` : printedText(element)
    })
    .join('')
}

/** Reads the legacy field that starts at a w:fldChar with w:ffData; null for any other field. */
export function readLegacyField(fldChar: XmlElement): Field | null {
  const data = child(fldChar, 'w:ffData')
  const tick = child(data, 'w:checkBox')
  const list = child(data, 'w:ddList')
  const text = child(data, 'w:textInput')
  if (tick === null && list === null && text === null) return null
  const most = Number(valueOf(text, 'w:maxLength') ?? 0)
  return {
    ...NO_FIELD,
    anchor: anchorOf(fldChar),
    control: tick !== null ? 'tick' : list !== null ? 'choice' : controlOfInput(text),
    help: collapseWhitespace(valueOf(data, 'w:helpText') ?? valueOf(data, 'w:statusText') ?? '') || null,
    value: pickedOf(list),
    maxCharacters: most > 0 ? most : null,
    options: children(list, 'w:listEntry').map((entry) => attribute(entry, 'w:val') ?? ''),
    isTicked: (toggle(tick, 'w:checked') ?? toggle(tick, 'w:default')) === true,
  }
}

/** Selected entry of a list. */
function pickedOf(list: XmlElement | null): string | null {
  const picked = integerOf(list, 'w:result')
  return picked === null ? null : attribute(children(list, 'w:listEntry')[picked] ?? null, 'w:val')
}

function controlOfInput(input: XmlElement | null): Field['control'] {
  const type = valueOf(input, 'w:type')
  return type === 'date' || type === 'number' ? type : 'text'
}
