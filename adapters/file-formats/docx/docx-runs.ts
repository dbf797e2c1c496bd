import type { Field, Inline } from '../document/document.ts'
import { attribute, child, childElements, children, textOf, type XmlElement } from '../xml/xml-element.ts'
import { readContentControl, readLegacyField } from './docx-field.ts'
import { toggle, valueOf, type DocxStyle, type DocxStyles } from './docx-styles.ts'
import { raisedDigits } from '../document/raised-digits.ts'
import { drawnText, signOf } from '../document/symbol-fonts.ts'
import { TextRuns } from '../document/text-runs.ts'

/** Skips deleted and moved text, fallbacks for old readers, and properties. */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'mc:Fallback', 'w:rt', 'w:rubyPr'])
export const UNDERLINED_BLANKS = /^[\s\u00a0]{3,}$|^\t+$/u

export interface DocxInlines {
  readonly inlines: readonly Inline[]
  /** Elements that hold the content of text boxes. */
  readonly boxes: readonly XmlElement[]
  /** References to footnotes and endnotes, such as "footnote 2". */
  readonly notes: readonly string[]
  /** Whether Word hides some of its words. */
  readonly hidesText: boolean
  /** Elements that show a diagram or chart from another part. */
  readonly drawn: readonly XmlElement[]
}

/** Content of a paragraph as printed, without tracked deletions and hidden text. Deleted marks join paragraphs. */
export function readDocxRuns(paragraphs: readonly XmlElement[], style: DocxStyle, styles: DocxStyles): DocxInlines {
  const reading = new RunReading(style, styles)
  for (const paragraph of paragraphs) reading.readChildren(paragraph)
  return {
    inlines: reading.runs.inlines,
    boxes: reading.boxes,
    notes: reading.notes,
    drawn: reading.drawn,
    hidesText: reading.hidesText,
  }
}

/** A Word field between its marks. */
interface OpenField {
  readonly field: Field | null
  inResult: boolean
  value: string
}

class RunReading {
  readonly runs = new TextRuns()
  readonly boxes: XmlElement[] = []
  readonly notes: string[] = []
  readonly drawn: XmlElement[] = []
  hidesText = false
  private readonly open: OpenField[] = []
  private bold = false
  private italic = false
  private isRaised = false

  constructor(
    private readonly style: DocxStyle,
    private readonly styles: DocxStyles,
  ) {}

  readChildren(parent: XmlElement): void {
    for (const element of childElements(parent)) {
      if (element.name === 'w:r') this.readRun(element)
      else if (element.name === 'w:sdt') this.readControl(element)
      else if (element.name === 'w:txbxContent') this.boxes.push(element)
      else if (element.name === 'dgm:relIds' || element.name === 'c:chart') this.drawn.push(element)
      else if (element.name === 'm:t') this.addText(textOf(element))
      else if (!SKIPPED.has(element.name)) this.readChildren(element)
    }
  }

  private readControl(sdt: XmlElement): void {
    const field = readContentControl(sdt)
    const content = child(sdt, 'w:sdtContent')
    if (field !== null) this.runs.addField(field)
    else if (content !== null) this.readChildren(content)
  }

  private readRun(run: XmlElement): void {
    const properties = child(run, 'w:rPr')
    const runStyle = this.styles.run(valueOf(properties, 'w:rStyle'))
    if (toggle(properties, 'w:vanish') ?? (runStyle.hidden || this.style.hidden)) {
      this.hidesText ||= children(run, 'w:t').some((text) => /\p{L}{3}/u.test(printed(text)))
      return
    }
    this.bold = toggle(properties, 'w:b') ?? (runStyle.bold || this.style.bold)
    this.isRaised = valueOf(properties, 'w:vertAlign') === 'superscript'
    this.italic = toggle(properties, 'w:i') ?? (runStyle.italic || this.style.italic)
    const underline = child(properties, 'w:u')
    const isUnderlined = underline !== null && attribute(underline, 'w:val') !== 'none'
    const blanks = isUnderlined
      ? run.children.map((node) => (typeof node === 'string' ? '' : printed(node))).join('')
      : ''
    if (UNDERLINED_BLANKS.test(blanks)) this.addText(blanks, true)
    else for (const element of childElements(run)) this.readRunPart(element, fontOf(properties))
  }

  private readRunPart(element: XmlElement, font: string | null): void {
    const { name } = element
    if (name === 'w:fldChar') this.readFieldMark(element)
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference')
      this.notes.push(`${name.slice(2, -9)} ${attribute(element, 'w:id') ?? ''}`)
    else if (/^w:(drawing|pict|object|ruby)$|^mc:/.test(name)) this.readChildren(element)
    else if (name === 'w:t')
      this.addText(drawnText(this.isRaised ? raisedDigits(printed(element)) : printed(element), font))
    else this.addText(printed(element), this.style.leaderTabs && /^w:p?tab$/.test(name))
  }

  private addText(text: string, isRule = false): void {
    if (text === '') return
    const field = this.open.at(-1)
    if (field !== undefined && field.inResult && field.field !== null) field.value += text
    else if (this.open.every((one) => one.inResult && one.field === null))
      this.runs.addText(text, this.bold, this.italic, isRule)
  }

  private readFieldMark(mark: XmlElement): void {
    const type = attribute(mark, 'w:fldCharType')
    if (type === 'begin') this.open.push({ field: readLegacyField(mark), inResult: false, value: '' })
    const open = this.open.at(-1)
    if (type === 'separate' && open !== undefined) open.inResult = true
    if (type !== 'end' || open === undefined) return
    this.open.pop()
    if (open.field !== null)
      this.runs.addField({ ...open.field, value: open.value.replace(/\s+/gu, ' ').trim() || open.field.value })
  }
}

/** Printed text of an element of a run. */
export function printed(element: XmlElement): string {
  switch (element.name) {
    case 'w:t':
      return textOf(element)
    case 'w:tab':
    case 'w:ptab':
      return '\t'
    case 'w:br':
    case 'w:cr':
      return '\n'
    case 'w:noBreakHyphen':
      return '-'
    case 'w:sym':
      return symbolOf(element)
    default:
      return ''
  }
}

function symbolOf(element: XmlElement): string {
  const code = parseInt(attribute(element, 'w:char') ?? '', 16)
  return signOf(attribute(element, 'w:font') ?? 'Wingdings', code) ?? ''
}

/** Font set by the run itself. */
export function fontOf(properties: XmlElement | null): string | null {
  const fonts = child(properties, 'w:rFonts')
  return attribute(fonts, 'w:ascii') ?? attribute(fonts, 'w:hAnsi')
}
