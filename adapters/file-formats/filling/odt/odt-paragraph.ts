import type { OdtStyle } from '../../odt/odt-styles.ts'
import { attribute, childElements, countIn, textOf, type XmlElement } from '../../xml/xml-element.ts'
import type { OdtDocument } from './odt-document.ts'
import { type PlaceRange, placesInLines, type PrintedOption } from '../../../../core/hand-in/printed-places.ts'
import { endOfAskedLine, findWords } from '../asked-words.ts'

/** A character of a paragraph with its source position, or that of its element. */
interface OdtCharacter {
  readonly sign: string
  readonly start: number
  readonly end: number
  /** A field to fill in, or a line drawn by underlining spaces. */
  readonly field: XmlElement | null
}

const SKIPPED =
  /^(?:office:annotation|office:annotation-end|text:note|text:tracked-changes|svg:title|svg:desc|text:ruby-text)$/u
const FIELD = /^(?:text:placeholder|text:text-input|text:drop-down)$/u
/** Text in place of a field, so that `readFillInLine` recognises it. */
const BLANK = ' _____ '
const MOST_SPACES = 200

/** Characters of a paragraph, as the reader sees them. */
function charactersOf(document: OdtDocument, paragraph: XmlElement): OdtCharacter[] {
  const style = document.styles.paragraph(attribute(paragraph, 'text:style-name'))
  const reading = new CharacterReading(document, style.leaderTabs)
  reading.readInside(paragraph)
  return reading.characters
}

class CharacterReading {
  readonly characters: OdtCharacter[] = []

  constructor(
    private readonly document: OdtDocument,
    private readonly leaderTabs: boolean,
  ) {}

  readInside(element: XmlElement): void {
    const inside = this.document.inside(element)
    if (inside === null) return
    let at = inside.start
    for (const inner of childElements(element)) {
      this.readText(at, inner.start)
      this.readElement(inner)
      at = inner.end
    }
    this.readText(at, inside.end)
  }

  private readElement(element: XmlElement): void {
    const { name } = element
    if (SKIPPED.test(name)) return
    if (name === 'text:s') this.add(' '.repeat(Math.min(MOST_SPACES, countIn(element, 'text:c'))), element)
    else if (name === 'text:tab') this.add(this.leaderTabs ? BLANK : '\t', element, this.leaderTabs ? element : null)
    else if (name === 'text:line-break') this.add('\n', element)
    else if (name === 'draw:control') this.readControl(element)
    else if (FIELD.test(name)) this.add(BLANK, element, element)
    else if (name === 'text:span') this.readSpan(element)
    else if (!name.startsWith('draw:')) this.readInside(element)
  }

  private readControl(drawn: XmlElement): void {
    const printed = this.document.controls.printedBy(drawn)
    if (printed.kind === 'words') this.add(printed.text, drawn)
    else if (printed.kind === 'field') this.add(BLANK, drawn, drawn)
    else {
      this.add(printed.field.isTicked ? '☒' : '☐', drawn, drawn)
      this.add(printed.label === '' ? '' : ` ${printed.label} `, drawn)
    }
  }

  private readSpan(span: XmlElement): void {
    const own: OdtStyle = this.document.styles.span(attribute(span, 'text:style-name'))
    const text = textOf(span)
    const hasSpaces = childElements(span).some(({ name }) => /^text:(?:s|tab)$/u.test(name))
    const isLine = own.underlined && text.trim() === '' && (hasSpaces || text.length >= 3)
    if (own.hidden) return
    if (isLine) this.add(BLANK, span, span)
    else this.readInside(span)
  }

  private add(text: string, { start, end }: XmlElement, field: XmlElement | null = null): void {
    for (const sign of text) this.characters.push({ sign, start, end, field })
  }

  /** Reads the source by code unit; a reference counts as one character. */
  private readText(from: number, to: number): void {
    const source = this.document.source.slice(from, to)
    for (const { 0: piece, index } of source.matchAll(/<!\[CDATA\[|\]\]>|<!--[\s\S]*?-->|&#?\w+;|[\s\S]/g)) {
      if (piece.startsWith('<!') || piece === ']]>') continue
      const place = { start: from + index, end: from + index + piece.length, field: null }
      for (const sign of signsOf(piece)) this.characters.push({ sign, ...place })
    }
  }
}

const NAMED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

function signsOf(piece: string): string[] {
  if (/^\s$/u.test(piece)) return [' ']
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/iu.exec(piece) ?? []
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
  if (code > 0 && code < 0x110000) return String.fromCodePoint(code).split('')
  return [NAMED[piece] ?? piece[0]!]
}

/** A paragraph's text and its places to write; ranges are those of `text`. */
export class OdtParagraph {
  readonly text: string
  private readonly characters: readonly OdtCharacter[]

  constructor(
    private readonly document: OdtDocument,
    readonly element: XmlElement,
  ) {
    this.characters = charactersOf(document, element)
    this.text = this.characters.map(({ sign }) => sign).join('')
  }

  get isBlank(): boolean {
    return this.text.trim() === ''
  }

  /** Blanks, text fields and placeholders, in reading order. */
  blanks(): PlaceRange[] {
    return placesInLines(this.text).flatMap((place) => ('options' in place ? [] : [place]))
  }

  boxes(): PrintedOption[] {
    return placesInLines(this.text).flatMap((place) => ('options' in place ? place.options : []))
  }

  /** The field in a range of characters; null for printed characters. */
  fieldAt({ start, end }: PlaceRange): XmlElement | null {
    return this.characters.slice(start, Math.max(end, start + 1)).find(({ field }) => field !== null)?.field ?? null
  }

  find(words: string): PlaceRange | null {
    return findWords(this.text, words)
  }

  /** Same as `endOfAskedLine`. */
  endOfQuestion(label: string, after?: string): number | null {
    return endOfAskedLine(this.text, label, after)
  }

  /** Replaces characters with XML. False if they were already replaced. */
  replace({ start, end }: PlaceRange, xml: string): boolean {
    if (start === end) return this.insert(start, xml)
    const [first, ...others] = this.sourceRanges(start, end)
    if (first === undefined || !this.document.replace(first.start, first.end, xml)) return false
    return others.every((range) => this.document.replace(range.start, range.end, ''))
  }

  insert(at: number, xml: string): boolean {
    const place = this.characters[at - 1]?.end ?? this.characters[at]?.start
    return place === undefined ? this.append(xml) : this.document.replace(place, place, xml)
  }

  /** Adds to the end of the paragraph. */
  append(xml: string): boolean {
    return this.document.append(this.element, xml)
  }

  /** Merges adjacent characters into one range; several spaces of one element are one. */
  private sourceRanges(start: number, end: number): PlaceRange[] {
    const ranges: { start: number; end: number }[] = []
    for (const one of this.characters.slice(start, end)) {
      const last = ranges.at(-1)
      if (last !== undefined && one.start <= last.end) last.end = Math.max(last.end, one.end)
      else ranges.push({ start: one.start, end: one.end })
    }
    return ranges
  }
}
