import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import { integerOf, toggle } from '../../docx/docx-styles.ts'
import { at, attribute, child, childElements, children, type XmlElement } from '../../xml/xml-element.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import type { Outcome } from '../place-outcomes.ts'
import type { AnswerXml } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'
import { propertiesOf } from './properties.ts'

/** Runs of a field between its marks. */
interface FieldRuns {
  /** The runs with its marks. */
  readonly separator: XmlElement | null
  readonly end: XmlElement
  readonly result: readonly XmlElement[]
}

/** Fills in form fields of older documents. */
export class LegacyFieldWriter {
  constructor(
    private readonly tree: DocxTree,
    private readonly xml: AnswerXml,
  ) {}

  isTick(mark: XmlElement): boolean {
    return at(mark, 'w:ffData', 'w:checkBox') !== null
  }

  write(mark: XmlElement, answer: readonly AnswerParagraph[]): Outcome {
    const data = child(mark, 'w:ffData')
    if (toggle(data, 'w:enabled') === false) return 'protected'
    const text = answer.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n')
    const list = child(data, 'w:ddList')
    if (list !== null) return this.pick(list, text)
    const runs = this.runsOf(mark)
    if (runs === null) return 'unwritable'
    this.setResult(mark, runs, answer)
    const most = integerOf(child(data, 'w:textInput'), 'w:maxLength') ?? 0
    return most > 0 && text.length > most ? 'too-long' : 'filled'
  }

  tick(mark: XmlElement): Outcome {
    const data = child(mark, 'w:ffData')
    const box = child(data, 'w:checkBox')
    if (toggle(data, 'w:enabled') === false || box === null) return 'protected'
    const checked = child(box, 'w:checked')
    const on = `<${this.tree.prefix}checked/>`
    const before = childElements(box).at(-1)
    if (checked !== null) this.tree.replace(checked, on)
    else if (before === undefined) return 'unwritable'
    else this.tree.insert(before.end, on)
    return 'filled'
  }

  private pick(list: XmlElement, text: string): Outcome {
    const entries = children(list, 'w:listEntry').map((entry) => normaliseWords(attribute(entry, 'w:val') ?? ''))
    const index = entries.indexOf(normaliseWords(text))
    if (index < 0) return 'unknown-option'
    const { prefix } = this.tree
    const result = child(list, 'w:result')
    const written = `<${prefix}result ${prefix}val="${index}"/>`
    if (result !== null) this.tree.replace(result, written)
    else this.tree.insert(childElements(list)[0]!.start, written)
    return 'filled'
  }

  private setResult(mark: XmlElement, { separator, end, result }: FieldRuns, answer: readonly AnswerParagraph[]): void {
    const { prefix, source } = this.tree
    const style = child(result[0] ?? this.tree.parentOf(mark), 'w:rPr')
    const runs = this.xml.inlineRuns(answer, propertiesOf(style, source))
    for (const run of result) this.tree.replace(run, '')
    const opened =
      separator === null ? `<${prefix}r><${prefix}fldChar ${prefix}fldCharType="separate"/></${prefix}r>` : ''
    this.tree.insert(end.start, `${opened}${runs}`)
  }

  /** Null if the field continues in another paragraph, or contains other fields. */
  private runsOf(mark: XmlElement): FieldRuns | null {
    const begin = this.tree.parentOf(mark)!
    const siblings = childElements(this.tree.parentOf(begin))
    const after = siblings.slice(siblings.indexOf(begin) + 1).filter(({ name }) => name === 'w:r')
    const typeOf = (run: XmlElement) => attribute(child(run, 'w:fldChar'), 'w:fldCharType')
    const endAt = after.findIndex((run) => typeOf(run) === 'end')
    if (endAt < 0 || after.slice(0, endAt).some((run) => typeOf(run) === 'begin')) return null
    const separatorAt = after.findIndex((run, index) => index < endAt && typeOf(run) === 'separate')
    return {
      separator: after[separatorAt] ?? null,
      end: after[endAt]!,
      result: separatorAt < 0 ? [] : after.slice(separatorAt + 1, endAt),
    }
  }
}
