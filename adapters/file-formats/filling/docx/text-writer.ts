import { anchorOf, at, attribute, child, childElements, textOf, type XmlElement } from '../../xml/xml-element.ts'
import { framesOf, valueOf } from '../../docx/docx-styles.ts'
import type { AnswerXml, PlaceStyle } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'
import { blanksAfter, blockOf, isBlank, paragraphsIn, runsOf } from './paragraphs.ts'
import { faceOf, isInStyledCell, off, styleOf } from './place-style.ts'
import { type Properties, propertiesOf, withProperties } from './properties.ts'
import type { FormField } from '../../../../core/proposals/form/form.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import { notRepeated } from '../answer/not-repeated.ts'
import type { Outcome } from '../place-outcomes.ts'
import type { BlockWriter } from './block-writer.ts'
import { PrintedLine, type TextRange } from './printed-line.ts'
import type { AnswerSlot } from '../../../../core/hand-in/answer-slot.ts'
import { growRow, READABLE_SIZE, sizeToFit } from './cell-size.ts'

/** Font properties: the other run properties are emphasis. */
const FACE = new Set(['w:rFonts', 'w:sz', 'w:szCs', 'w:lang'])
const COLOUR = new Set(['w:color'])
/** Paragraph properties that also suit a text below the paragraph. */
const SPACING = new Set(['w:spacing', 'w:jc', 'w:bidi', 'w:contextualSpacing'])

/** Properties that keep a paragraph in the box of the one above. */
const FRAME = new Set(['w:pStyle', 'w:pBdr', 'w:shd', 'w:ind'])

interface Look {
  readonly style: PlaceStyle
  characters: number
}

/** The formatting of most running text in a document. */
class BodyStyle {
  private common: PlaceStyle | null = null

  constructor(private readonly tree: DocxTree) {}

  /** For an answer below a block: the block's own style if it is text, or else that of most text. */
  below(block: XmlElement): PlaceStyle {
    const around = this.tree.closest(block, 'w:tc')
    if (block.name === 'w:p' && around !== null && !this.isHeading(block)) return this.lookInCell(block)
    return (this.common ??= this.mostCommon())
  }

  /** For an answer inside a box, below its printed text. */
  inBoxOf(block: XmlElement): PlaceStyle {
    const style = this.below(block)
    const properties = child(block, 'w:pPr')
    const isBox = block.name === 'w:p' && framesOf(properties) === true && !this.isHeading(block)
    return isBox
      ? { ...style, paragraph: withProperties(style.paragraph, ...this.properties(properties, FRAME)) }
      : style
  }

  private lookInCell(block: XmlElement): PlaceStyle {
    const { paragraph, run } = this.lookOf(block)
    if (!isInStyledCell(block, this.tree)) return { paragraph, run: faceOf(run, block, this.tree) }
    const first = runsOf(block).find((one) => textOf(one).trim() !== '') ?? null
    const colour = this.properties(child(first, 'w:rPr'), COLOUR)
    return { paragraph, run: withProperties(run, ...colour, off('b', this.tree)) }
  }

  private mostCommon(): PlaceStyle {
    const looks = new Map<string, Look>()
    for (const paragraph of this.textParagraphs()) {
      const style = this.lookOf(paragraph)
      const key = JSON.stringify(style)
      const look = looks.get(key) ?? { style, characters: 0 }
      look.characters += textOf(paragraph).length
      looks.set(key, look)
    }
    const [first] = [...looks.values()].sort((a, b) => b.characters - a.characters)
    return first?.style ?? { paragraph: [], run: [] }
  }

  /** Paragraphs outside tables and lists that are not headings; all paragraphs if there are none. */
  private textParagraphs(): XmlElement[] {
    const all = this.tree.all('w:p').filter((paragraph) => !this.isHeading(paragraph))
    const running = all.filter((paragraph) => this.tree.closest(paragraph, 'w:tc', 'w:txbxContent') === null)
    const plain = running.filter((paragraph) => child(child(paragraph, 'w:pPr'), 'w:numPr') === null)
    return [plain, running, all].find((paragraphs) => paragraphs.some((one) => textOf(one).trim() !== '')) ?? []
  }

  private isHeading(paragraph: XmlElement): boolean {
    const properties = child(paragraph, 'w:pPr')
    const style = this.tree.styles.paragraph(valueOf(properties, 'w:pStyle'))
    return style.headingLevel !== null || style.isContents || child(properties, 'w:outlineLvl') !== null
  }

  private lookOf(paragraph: XmlElement): PlaceStyle {
    const properties = child(paragraph, 'w:pPr')
    const run = runsOf(paragraph).find((one) => textOf(one).trim() !== '') ?? null
    const isListed = this.tree.styles.paragraph(valueOf(properties, 'w:pStyle')).numId !== null
    const kept = this.properties(properties, isListed ? SPACING : new Set([...SPACING, 'w:pStyle']))
    return { paragraph: kept, run: this.properties(child(run, 'w:rPr'), FACE) }
  }

  private properties(element: XmlElement | null, names: ReadonlySet<string>): Properties {
    return propertiesOf(element, this.tree.source).filter(({ name }) => names.has(name))
  }
}

/** Replaces blanks and placeholders in a printed line. */
class LineWriter {
  constructor(
    private readonly tree: DocxTree,
    private readonly xml: AnswerXml,
    private readonly blocks: BlockWriter,
  ) {}

  /** `nth` is the index among the paragraph's text fields, from 0. */
  write(paragraph: XmlElement, field: FormField, nth: number, answer: readonly AnswerParagraph[]): Outcome {
    const line = new PrintedLine(paragraph, this.tree)
    // A box that prints no more than a sign, such as "£", keeps it before the answer.
    if (field.value !== null && !/[\p{L}\p{N}]/u.test(line.text)) return this.append(paragraph, answer)
    const range = rangeOf(line, field, nth)
    if (range === null) return 'unwritable'
    const isDrawn = line.pieceAt(range.start)?.kind === 'line'
    const run = faceOf(line.runAt(range), paragraph, this.tree, isDrawn ? ['w:u'] : [])
    const around = line.around(range)
    const { before, after } = around
    const isAlone = `${before}${after}`.trim() === ''
    if (isAlone) return this.writeAlone(line, range, answer, run)
    const spaced = withSpaces(notRepeated(answer, around), before, after)
    return line.replace(range, this.xml.inlineRuns(spaced, run)) ? 'filled' : 'unwritable'
  }

  /** Adds the answer at the end of a line. */
  append(paragraph: XmlElement, answer: readonly AnswerParagraph[]): Outcome {
    const line = new PrintedLine(paragraph, this.tree)
    const end = { start: line.text.length, end: line.text.length }
    const runs = this.xml.inlineRuns(
      withSpaces(notRepeated(answer, { before: line.text, after: '' }), line.text, ''),
      faceOf(line.runAt(end), paragraph, this.tree),
    )
    return line.replace(end, runs) ? 'filled' : 'unwritable'
  }

  /** Replaces the whole paragraph; the answer's own paragraphs become paragraphs. */
  private writeAlone(
    line: PrintedLine,
    range: TextRange,
    [first, ...others]: readonly AnswerParagraph[],
    run: Properties,
  ): Outcome {
    const { paragraph } = line
    const style = { paragraph: styleOf(paragraph, this.tree).paragraph, run }
    if (!line.replace(range, this.xml.runs(first!, run))) return 'unwritable'
    this.blocks.setProperties(paragraph, first!, style)
    if (others.length > 0) this.blocks.after(others, paragraph, style)
    return 'filled'
  }
}

/** The range of a printed field: its value, or else the blank at its index. */
function rangeOf(line: PrintedLine, field: FormField, nth: number): TextRange | null {
  const blanks = line.blanks()
  const value = field.value === null ? null : line.find(field.value)
  return value ?? blanks[nth] ?? blanks.at(-1) ?? null
}

function withSpaces(answer: readonly AnswerParagraph[], before: string, after: string): readonly AnswerParagraph[] {
  const space = { text: ' ', bold: false, italic: false }
  const start = /[^\s([£$€"“'‘/-]$/u.test(before) ? [space] : []
  const end = /^[\p{L}\p{N}(]/u.test(after) ? [space] : []
  return answer.map((paragraph, index) => ({
    ...paragraph,
    runs: [...(index === 0 ? start : []), ...paragraph.runs, ...(index === answer.length - 1 ? end : [])],
  }))
}

interface FreePlaces {
  readonly blocks: BlockWriter
  /** Anchors of all places. */
  readonly anchors: ReadonlySet<string>
}

const LONGEST_LABEL = 60
const LONGEST_BEHIND_LABEL = 100

/** Writes text into cells, text boxes, blank paragraphs and printed lines, or below a block. */
export class TextWriter {
  private readonly lines: LineWriter
  private readonly body: BodyStyle
  private readonly blocks: BlockWriter
  /** Last paragraph written below each block. */
  private readonly belowEnds = new Map<XmlElement, XmlElement>()

  constructor(
    private readonly tree: DocxTree,
    private readonly xml: AnswerXml,
    private readonly places: FreePlaces,
  ) {
    this.blocks = places.blocks
    this.lines = new LineWriter(tree, xml, places.blocks)
    this.body = new BodyStyle(tree)
  }

  write(element: XmlElement, slot: AnswerSlot, answer: readonly AnswerParagraph[]): Outcome {
    if (element.name === 'w:tc') return this.intoCell(element, answer)
    if (element.name === 'w:txbxContent') return this.intoContainer(element, answer)
    if (slot.kind === 'below') return this.below(element, answer)
    if (element.name !== 'w:p' || slot.kind !== 'field') return 'unwritable'
    if (!isBlank(element)) return this.lines.write(element, slot.field, slot.nth, answer)
    return this.intoBlanks([element, ...this.freeBlanksAfter(element)], answer)
  }

  private intoCell(cell: XmlElement, answer: readonly AnswerParagraph[]): Outcome {
    const merge = at(cell, 'w:tcPr', 'w:vMerge')
    if (merge !== null && attribute(merge, 'w:val') !== 'restart') return 'unwritable'
    const fitting = sizeToFit(cell, answer, this.tree)
    if (fitting === null) return 'unwritable'
    const outcome = this.xml.inSize(fitting.size, () => this.intoContainer(cell, answer))
    if (outcome !== 'filled') return outcome
    if (growRow(cell, answer, this.tree)) return 'too-long'
    return fitting.size !== 'usual' && fitting.size < READABLE_SIZE ? 'small' : 'filled'
  }

  /** Uses the blank paragraphs at the end of a cell or a text box, or adds to its printed text. */
  private intoContainer(container: XmlElement, answer: readonly AnswerParagraph[]): Outcome {
    const paragraphs = paragraphsIn(container)
    const last = paragraphs?.at(-1)
    if (paragraphs === null || last === undefined) return 'unwritable'
    const printed = paragraphs.findLast((paragraph) => !isBlank(paragraph))
    const blanks = paragraphs.slice(printed === undefined ? 0 : paragraphs.indexOf(printed) + 1)
    if (printed !== undefined && !/[\p{L}\p{N}]/u.test(textOf(printed))) return this.lines.append(printed, answer)
    if (blanks.length > 0) return this.intoBlanks(blanks, answer)
    this.blocks.after(answer, last, this.body.below(last))
    return 'filled'
  }

  private below(element: XmlElement, answer: readonly AnswerParagraph[]): Outcome {
    const block = blockOf(element, this.tree)
    if (block === null) return 'unwritable'
    if (leadsIn(block) && isShort(answer)) return this.lines.append(block, answer)
    const from = this.belowEnds.get(block) ?? block
    const blanks = this.freeBlanksAfter(from)
    const isAtEnd = childElements(this.tree.parentOf(block)).at(-1) === blanks.at(-1)
    // The last one keeps the answer apart from what follows.
    const usable = isAtEnd ? blanks : blanks.slice(0, -1)
    if (usable.length > 0) return this.intoBlanksBelow(block, usable, answer)
    this.blocks.after(answer, from, this.body.inBoxOf(block))
    return 'filled'
  }

  private intoBlanksBelow(
    block: XmlElement,
    blanks: readonly XmlElement[],
    answer: readonly AnswerParagraph[],
  ): Outcome {
    this.belowEnds.set(block, blanks[Math.min(answer.length, blanks.length) - 1]!)
    return this.intoBlanks(blanks, answer)
  }

  private intoBlanks(blanks: readonly XmlElement[], answer: readonly AnswerParagraph[]): Outcome {
    this.blocks.intoBlanks(answer, blanks)
    return 'filled'
  }

  /** Blank paragraphs that no other answer needs. */
  private freeBlanksAfter(block: XmlElement): XmlElement[] {
    const blanks = blanksAfter(block, this.tree)
    const end = blanks.findIndex((blank) => this.places.anchors.has(anchorOf(blank)) || this.blocks.isUsed(blank))
    return end === -1 ? blanks : blanks.slice(0, end)
  }
}

/** Whether the answer may follow a label on its line: "Name:", "Total £". */
function leadsIn(block: XmlElement): boolean {
  const text = block.name === 'w:p' ? textOf(block).trim() : ''
  return text.length <= LONGEST_LABEL && /(?:[:：]\s*-?|[£$€¥])$/u.test(text)
}

function isShort([first, ...others]: readonly AnswerParagraph[]): boolean {
  const length = first!.runs.reduce((total, { text }) => total + text.length, 0)
  return others.length === 0 && first!.list === null && length <= LONGEST_BEHIND_LABEL
}
