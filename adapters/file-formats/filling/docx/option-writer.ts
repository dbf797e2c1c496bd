import type { OptionsSlot } from '../../../../core/hand-in/answer-slot.ts'
import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import { at, type XmlElement } from '../../xml/xml-element.ts'
import type { Outcome } from '../place-outcomes.ts'
import type { AnswerXml } from './answer-xml.ts'
import type { BlockWriter } from './block-writer.ts'
import type { ControlWriter } from './content-control.ts'
import type { DocxTree } from './docx-tree.ts'
import type { LegacyFieldWriter } from './legacy-field.ts'
import { isBlank, paragraphsIn } from './paragraphs.ts'
import { PrintedLine } from './printed-line.ts'
import type { Protection } from './protection.ts'

export type SlotOption = OptionsSlot['options'][number]
type PrintedChoice = ReturnType<PrintedLine['options']>[number]

interface Writers {
  readonly blocks: BlockWriter
  readonly controls: ControlWriter
  readonly fields: LegacyFieldWriter
  readonly protection: Protection
}

const TICKED = '☒'
/** Codes of symbol fonts, which are not ordinary letters. */
const SYMBOL_CODE = /^[\uf000-\uf0ff¨]$/u

/** Ticks boxes: controls, fields, printed signs, empty cells; marks printed words without a box. */
export class OptionWriter {
  constructor(
    private readonly tree: DocxTree,
    private readonly xml: AnswerXml,
    private readonly writers: Writers,
  ) {}

  tick(option: SlotOption): Outcome {
    const element = this.tree.find(option.anchor)
    if (element === null) return 'no-place'
    if (element.name === 'w:p') return this.tickPrinted(new PrintedLine(element, this.tree), option)
    if (element.name === 'w:tc') return this.tickCell(element)
    return this.tickElement(element, option.text)
  }

  /** Ticks a content control or a field, or picks the option from its list. */
  tickElement(element: XmlElement, text: string): Outcome {
    const { controls, fields, protection } = this.writers
    if (!protection.allowsFields(element)) return 'protected'
    const answer = [{ list: null, runs: [{ text, bold: false, italic: false }] }]
    if (element.name === 'w:sdt')
      return controls.isTick(element) ? controls.tick(element) : controls.write(element, answer)
    if (element.name !== 'w:fldChar') return 'unwritable'
    return fields.isTick(element) ? fields.tick(element) : fields.write(element, answer)
  }

  private tickCell(cell: XmlElement): Outcome {
    if (!this.writers.protection.allowsText(cell)) return 'protected'
    const blank = paragraphsIn(cell)?.find(isBlank)
    if (blank === undefined) return 'unwritable'
    this.writers.blocks.intoBlanks([{ list: null, runs: [{ text: 'X', bold: false, italic: false }] }], [blank])
    return 'filled'
  }

  private tickPrinted(line: PrintedLine, option: SlotOption): Outcome {
    const printed = choiceOf(line.options(), option)
    if (printed === undefined) return this.tickBullet(line, option)
    const piece = line.pieceAt(printed.start)
    if (piece?.kind === 'control') return this.tickElement(piece.element, option.text)
    if (!this.writers.protection.allowsText(line.paragraph)) return 'protected'
    if (piece?.kind === 'symbol') {
      this.tree.replace(piece.element, this.symbol())
      return 'filled'
    }
    return this.mark(line, printed) ? 'filled' : 'unwritable'
  }

  /** Replaces a list bullet that is an empty box with a ticked box before the words. */
  private tickBullet(line: PrintedLine, { text }: SlotOption): Outcome {
    const bullet = at(line.paragraph, 'w:pPr', 'w:numPr')
    if (bullet === null || normaliseWords(line.text) !== normaliseWords(text)) return 'unwritable'
    if (!this.writers.protection.allowsText(line.paragraph)) return 'protected'
    const { prefix } = this.tree
    if (!line.replaceWithinRun({ start: 0, end: 0 }, `${TICKED} `)) return 'unwritable'
    this.tree.replace(bullet, `<${prefix}numPr><${prefix}numId ${prefix}val="0"/></${prefix}numPr>`)
    return 'filled'
  }

  private mark(line: PrintedLine, { start, end, isBox }: PrintedChoice): boolean {
    const range = isBox ? { start, end } : { start, end: start }
    const sign = line.text.slice(range.start, range.end)
    const { prefix } = this.tree
    if (SYMBOL_CODE.test(sign)) {
      const symbol = `</${prefix}t>${this.symbol()}<${prefix}t xml:space="preserve">`
      return line.replaceWithinRun(range, symbol)
    }
    const ticked = tickedSign(sign)
    return line.replaceWithinRun(range, ticked) || line.replace(range, this.run(ticked, line.runXml(range)))
  }

  private run(text: string, properties: string): string {
    const { prefix } = this.tree
    return `<${prefix}r>${properties}${this.xml.plainText(text)}</${prefix}r>`
  }

  private symbol(): string {
    const { prefix } = this.tree
    return `<${prefix}sym ${prefix}font="Wingdings" ${prefix}char="F0FE"/>`
  }
}

function tickedSign(sign: string): string {
  if (sign.startsWith('[')) return '[X]'
  if (sign.startsWith('(')) return '(X)'
  return sign === '' ? `${TICKED} ` : TICKED
}

/** The printed choice with an option's words; if none or several have them, the one at its index. */
function choiceOf(choices: readonly PrintedChoice[], { text, nth }: SlotOption): PrintedChoice | undefined {
  const same = choices.filter((choice) => normaliseWords(choice.text) === normaliseWords(text))
  return same.length === 1
    ? same[0]
    : (same.find((choice) => choices.indexOf(choice) === nth) ?? same[0] ?? choices[nth])
}
