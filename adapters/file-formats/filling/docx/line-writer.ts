import type { FormField } from '../../../../core/proposals/form/form.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import { notRepeated } from '../answer/not-repeated.ts'
import type { Outcome } from '../place-outcomes.ts'
import type { AnswerXml } from './answer-xml.ts'
import type { BlockWriter } from './block-writer.ts'
import type { DocxTree } from './docx-tree.ts'
import { faceOf, styleOf } from './place-style.ts'
import { PrintedLine, type TextRange } from './printed-line.ts'
import type { Properties } from './properties.ts'

/** Writes in place of the blanks and placeholders that a line of text prints. */
export class LineWriter {
  constructor(
    private readonly tree: DocxTree,
    private readonly xml: AnswerXml,
    private readonly blocks: BlockWriter,
  ) {}

  /** `nth` of the fields for words in the paragraph, from 0. */
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

  /** Behind all that a line prints. */
  append(paragraph: XmlElement, answer: readonly AnswerParagraph[]): Outcome {
    const line = new PrintedLine(paragraph, this.tree)
    const end = { start: line.text.length, end: line.text.length }
    const runs = this.xml.inlineRuns(
      withSpaces(notRepeated(answer, { before: line.text, after: '' }), line.text, ''),
      faceOf(line.runAt(end), paragraph, this.tree),
    )
    return line.replace(end, runs) ? 'filled' : 'unwritable'
  }

  /** In place of all that a paragraph prints: the answer's own paragraphs become paragraphs. */
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

/** Where a field of the paragraph is printed: its value, or else the blank at its number. */
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
