import { readContentControl, readLegacyField } from '../../docx/docx-field.ts'
import { drawnText } from '../../document/symbol-fonts.ts'
import { fontOf, printed, UNDERLINED_BLANKS } from '../../docx/docx-runs.ts'
import { hasLeaderTabs, toggle, valueOf } from '../../docx/docx-styles.ts'
import { attribute, child, childElements, textOf, type XmlElement } from '../../xml/xml-element.ts'
import type { DocxTree } from './docx-tree.ts'

/** A part of what a paragraph prints, with the element that prints it. */
export interface PrintedPiece {
  /** `line`: drawn to write on; `control`: a field or a content control. */
  readonly kind: 'text' | 'line' | 'symbol' | 'control' | 'break'
  readonly text: string
  /** Where it begins in the text of the paragraph. */
  readonly start: number
  readonly element: XmlElement
  /** What holds the element: a w:r, unless it is a control. */
  readonly run: XmlElement
}

const SKIPPED = new Set(['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'mc:Fallback', 'w:txbxContent'])
/** As blank lines stand in the text of a form. */
const LINE = ' _____ '

/** What a paragraph prints, piece by piece, as the reader of forms sees it. */
export function printedPieces(paragraph: XmlElement, tree: DocxTree): PrintedPiece[] {
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
  /** Of each field that is open: whether its text is to be read, which now prints. */
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

  /** A single sign of a font of signs is replaced as a whole. */
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
