import { readContentControl, readLegacyField } from '../../docx/docx-field.ts'
import { drawnText } from '../../document/symbol-fonts.ts'
import { fontOf, printed, UNDERLINED_BLANKS } from '../../docx/docx-runs.ts'
import { hasLeaderTabs, toggle, valueOf } from '../../docx/docx-styles.ts'
import { attribute, child, childElements, textOf, type XmlElement } from '../../xml/xml-element.ts'
import type { DocxTree } from './docx-tree.ts'
import { type PrintedOption, printedPlaces } from '../../../../core/hand-in/printed-places.ts'
import { type Properties, propertiesOf } from './properties.ts'
import { textOffsets } from './text-offsets.ts'

/** A part of a paragraph's printed text, with its element. */
interface PrintedPiece {
  /** `line`: drawn for writing; `control`: a field or a content control. */
  readonly kind: 'text' | 'line' | 'symbol' | 'control' | 'break'
  readonly text: string
  /** Its offset in the text of the paragraph. */
  readonly start: number
  readonly element: XmlElement
  /** The element's parent: a w:r, unless it is a control. */
  readonly run: XmlElement
}

const SKIPPED = new Set(['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'mc:Fallback', 'w:txbxContent'])
/** The text for blank lines in a parsed form. */
const LINE = ' _____ '

/** Printed pieces of a paragraph, as the form's reader sees them. */
function printedPieces(paragraph: XmlElement, tree: DocxTree): PrintedPiece[] {
  const reading = new PieceReading(tree, hasLeaders(paragraph, tree))
  reading.readChildren(paragraph)
  return reading.pieces
}

function hasLeaders(paragraph: XmlElement, { styles }: DocxTree): boolean {
  const properties = child(paragraph, 'w:pPr')
  return hasLeaderTabs(properties) || styles.paragraph(valueOf(properties, 'w:pStyle')).leaderTabs
}

class PieceReading {
  readonly pieces: PrintedPiece[] = []
  private length = 0
  /** For each open field: whether its current text is printed. */
  private readonly open: { readonly isControl: boolean; inResult: boolean }[] = []

  constructor(
    private readonly tree: DocxTree,
    private readonly hasLeaders: boolean,
  ) {}

  readChildren(parent: XmlElement): void {
    for (const element of childElements(parent)) {
      if (element.name === 'w:r') this.readRun(element)
      else if (element.name === 'w:sdt') this.readControl(element)
      else if (!SKIPPED.has(element.name)) this.readChildren(element)
    }
  }

  private readControl(sdt: XmlElement): void {
    const field = readContentControl(sdt)
    if (field === null) this.readChildren(child(sdt, 'w:sdtContent') ?? sdt)
    else this.add('control', controlText(field), sdt, sdt)
  }

  private readRun(run: XmlElement): void {
    const properties = child(run, 'w:rPr')
    if (toggle(properties, 'w:vanish') ?? this.tree.styles.run(valueOf(properties, 'w:rStyle')).hidden) return
    if (isUnderlinedBlank(run, properties)) this.readLine(run)
    else for (const element of childElements(run)) this.readRunPart(element, run)
  }

  private readLine(run: XmlElement): void {
    const parts = childElements(run).filter((element) => printed(element) !== '')
    parts.forEach((element, index) => this.add('line', index === 0 ? LINE : '', element, run))
  }

  private readRunPart(element: XmlElement, run: XmlElement): void {
    const { name } = element
    if (name === 'w:fldChar') this.readFieldMark(element, run)
    else if (this.open.some(({ isControl, inResult }) => isControl || !inResult)) return
    else if (name === 'w:t') this.addText(element, run)
    else if (name === 'w:sym') this.add('symbol', printed(element), element, run)
    else if (this.hasLeaders && /^w:p?tab$/.test(name)) this.add('line', LINE, element, run)
    else this.add('break', printed(element), element, run)
  }

  /** A single character of a symbol font is replaced as a whole. */
  private addText(element: XmlElement, run: XmlElement): void {
    const text = textOf(element)
    const drawn = drawnText(text, fontOf(child(run, 'w:rPr')))
    this.add(drawn !== text && drawn.trim().length === 1 ? 'symbol' : 'text', drawn, element, run)
  }

  private readFieldMark(mark: XmlElement, run: XmlElement): void {
    const type = attribute(mark, 'w:fldCharType')
    if (type === 'end') this.open.pop()
    else if (type === 'separate') this.open.forEach((field) => (field.inResult = true))
    else {
      const field = readLegacyField(mark)
      if (field !== null) this.add('control', controlText(field), mark, run)
      this.open.push({ isControl: field !== null, inResult: false })
    }
  }

  private add(kind: PrintedPiece['kind'], text: string, element: XmlElement, run: XmlElement): void {
    if (text === '' && kind !== 'line') return
    this.pieces.push({ kind, text, start: this.length, element, run })
    this.length += text.length
  }
}

function controlText({ control, isTicked }: { readonly control: string; readonly isTicked: boolean }): string {
  return control === 'tick' ? (isTicked ? '☒' : '☐') : LINE
}

function isUnderlinedBlank(run: XmlElement, properties: XmlElement | null): boolean {
  const underline = child(properties, 'w:u')
  if (underline === null || attribute(underline, 'w:val') === 'none') return false
  return UNDERLINED_BLANKS.test(childElements(run).map(printed).join(''))
}

/** A range in the text of a paragraph. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A paragraph with its printed places. */
export class PrintedLine {
  readonly text: string
  readonly pieces: readonly PrintedPiece[]

  constructor(
    readonly paragraph: XmlElement,
    private readonly tree: DocxTree,
  ) {
    this.pieces = printedPieces(paragraph, tree)
    this.text = this.pieces.map((piece) => piece.text).join('')
  }

  /** Blanks and placeholders in reading order, without controls. */
  blanks(): TextRange[] {
    return this.eachLine((line) => printedPlaces(line).flatMap((place) => ('start' in place ? [place] : []))).filter(
      (range) => this.piecesIn(range).every(({ kind }) => kind !== 'control'),
    )
  }

  /** Boxes, and printed words to pick from, in reading order. */
  options(): (PrintedOption & { readonly isBox: boolean })[] {
    return this.eachLine((line) =>
      printedPlaces(line).flatMap((place) =>
        'start' in place ? [] : place.options.map((option) => ({ ...option, isBox: place.kind === 'boxes' })),
      ),
    )
  }

  /** The range of a text, even if its spaces were joined. */
  find(words: string): TextRange | null {
    const pattern = words.trim().split(/\s+/u).map(escapePattern).join('\\s+')
    const match = pattern === '' ? null : new RegExp(pattern, 'u').exec(this.text)
    return match === null ? null : { start: match.index, end: match.index + match[0].length }
  }

  pieceAt(position: number): PrintedPiece | undefined {
    return this.pieces.find(({ start, text }) => position >= start && position < start + text.length)
  }

  /** Properties of the run at the start of a range. */
  runAt({ start }: TextRange): Properties {
    const piece = this.pieceAt(start) ?? this.pieces.at(-1)
    return propertiesOf(child(piece?.run ?? null, 'w:rPr'), this.tree.source)
  }

  /** The properties' source, or an empty text. */
  runXml({ start }: TextRange): string {
    const properties = child(this.pieceAt(start)?.run ?? null, 'w:rPr')
    return properties === null ? '' : this.tree.raw(properties)
  }

  /** The text around a place, without lines to write on. */
  around({ start, end }: TextRange): { readonly before: string; readonly after: string } {
    const ink = (piece: PrintedPiece) => (piece.kind === 'line' ? '' : piece.text)
    const before = this.pieces.map((piece) => ink(piece).slice(0, Math.max(0, start - piece.start))).join('')
    const after = this.pieces.map((piece) => ink(piece).slice(Math.max(0, end - piece.start))).join('')
    return { before, after }
  }

  /** Replaces a range with runs; false if a field is in the way. */
  replace(range: TextRange, runs: string): boolean {
    const hosts = this.hostsOf(range)
    if (hosts.length === 0 || hosts.some(({ kind }) => kind === 'control')) return false
    return hosts.every((piece, index) => this.rewrite(piece, range, index === 0 ? runs : ''))
  }

  /** Replaces a part of one text with run content; false if the range is not a part of one. */
  replaceWithinRun({ start, end }: TextRange, content: string): boolean {
    const piece = this.pieceAt(start)
    if (piece?.kind !== 'text' || end > piece.start + piece.text.length) return false
    return this.spliceText(piece, { start, end }, content)
  }

  private hostsOf(range: TextRange): PrintedPiece[] {
    const inside = this.piecesIn(range)
    const host = this.pieceAt(range.start) ?? this.pieces.at(-1)
    if (inside.length === 0) return host === undefined ? [] : [host]
    const drawn = new Set(inside.filter(({ kind }) => kind === 'line').map(({ run }) => run))
    return this.pieces.filter((piece) => inside.includes(piece) || (piece.text === '' && drawn.has(piece.run)))
  }

  private rewrite(piece: PrintedPiece, range: TextRange, runs: string): boolean {
    const t = `${this.tree.prefix}t`
    const between = runs === '' ? '' : this.between(piece.run, runs)
    if (piece.kind === 'text')
      return this.spliceText(piece, range, runs === '' ? '' : `</${t}>${between}<${t} xml:space="preserve">`)
    if (range.start < range.end) this.tree.replace(piece.element, between)
    else this.tree.insert(range.start <= piece.start ? piece.element.start : piece.element.end, between)
    return true
  }

  /** Changes a part of a text in the source. */
  private spliceText({ element, start: pieceStart, text }: PrintedPiece, range: TextRange, written: string): boolean {
    const offsets = textOffsets(element, this.tree.source)
    if (offsets === null) return false
    const at = (position: number) => offsets[Math.min(Math.max(position - pieceStart, 0), text.length)]!
    this.tree.preserveSpace(element)
    this.tree.splice({ start: at(range.start), end: at(range.end), text: written })
    return true
  }

  /** Ends the run, and begins a similar one after the new runs. */
  private between(run: XmlElement, runs: string): string {
    const { prefix } = this.tree
    const properties = child(run, 'w:rPr')
    return `</${prefix}r>${runs}<${prefix}r>${properties === null ? '' : this.tree.raw(properties)}`
  }

  private piecesIn({ start, end }: TextRange): PrintedPiece[] {
    return this.pieces.filter((piece) => piece.start < end && piece.start + piece.text.length > start)
  }

  private eachLine<Place extends TextRange>(placesIn: (line: string) => readonly Place[]): Place[] {
    let from = 0
    return this.text.split('\n').flatMap((line) => {
      const start = from
      from += line.length + 1
      return placesIn(line).map((place) => ({ ...place, start: place.start + start, end: place.end + start }))
    })
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
}
