import type { AnswerRoom } from '../../../../core/hand-in/answer-room.ts'
import { anchorOf, at, attribute, childElements, textOf, type XmlElement } from '../../xml/xml-element.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import type { Outcome } from '../place-outcomes.ts'
import type { AnswerXml } from './answer-xml.ts'
import type { BlockWriter } from './block-writer.ts'
import { BodyStyle } from './body-style.ts'
import { growRow, READABLE_SIZE, sizeToFit } from './cell-size.ts'
import type { DocxTree } from './docx-tree.ts'
import { LineWriter } from './line-writer.ts'
import { blanksAfter, blockOf, isBlank, paragraphsIn } from './paragraphs.ts'

interface FreePlaces {
  readonly blocks: BlockWriter
  /** Of all places that answers are meant for. */
  readonly anchors: ReadonlySet<string>
}

const LONGEST_LABEL = 60
const LONGEST_BEHIND_LABEL = 100

/** Writes words into cells, text boxes, blank paragraphs and printed lines, or below a block. */
export class TextWriter {
  private readonly lines: LineWriter
  private readonly body: BodyStyle
  private readonly blocks: BlockWriter
  /** The last paragraph that was written below a block. */
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

  write(element: XmlElement, room: AnswerRoom, answer: readonly AnswerParagraph[]): Outcome {
    if (element.name === 'w:tc') return this.intoCell(element, answer)
    if (element.name === 'w:txbxContent') return this.intoContainer(element, answer)
    if (room.kind === 'below') return this.below(element, answer)
    if (element.name !== 'w:p' || room.kind !== 'field') return 'unwritable'
    if (!isBlank(element)) return this.lines.write(element, room.field, room.nth, answer)
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

  /** Into the blank paragraphs at the end of a cell or a text box, or behind what is printed there. */
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

  /** Blank paragraphs that are nobody else's place. */
  private freeBlanksAfter(block: XmlElement): XmlElement[] {
    const blanks = blanksAfter(block, this.tree)
    const end = blanks.findIndex((blank) => this.places.anchors.has(anchorOf(blank)) || this.blocks.isUsed(blank))
    return end === -1 ? blanks : blanks.slice(0, end)
  }
}

/** Whether a line is a label that its answer may stand behind: "Name:", "Total £". */
function leadsIn(block: XmlElement): boolean {
  const text = block.name === 'w:p' ? textOf(block).trim() : ''
  return text.length <= LONGEST_LABEL && /(?:[:：]\s*-?|[£$€¥])$/u.test(text)
}

function isShort([first, ...others]: readonly AnswerParagraph[]): boolean {
  const length = first!.runs.reduce((total, { text }) => total + text.length, 0)
  return others.length === 0 && first!.list === null && length <= LONGEST_BEHIND_LABEL
}
