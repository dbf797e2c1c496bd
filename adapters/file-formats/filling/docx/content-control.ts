import { at, attribute, child, childElements, children, descendants, type XmlElement } from '../../xml/xml-element.ts'
import { appendInside } from '../package/package-editor.ts'
import { escapeXml } from '../package/xml-text.ts'
import type { AnswerXml, PlaceStyle } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'
import { hasTable, paragraphsIn, runsOf } from './paragraphs.ts'
import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import type { Outcome } from '../place-outcomes.ts'
import { holdsNoWords } from '../../docx/docx-field.ts'
import { valueOf } from '../../docx/docx-styles.ts'
import { styleOf, withoutPlaceholderLook } from './place-style.ts'
import { type Properties, propertiesOf } from './properties.ts'
import { contentStart } from './text-offsets.ts'

/** Ticks a content control that is a box: in its properties and its displayed sign. */
function tickControl(sdt: XmlElement, tree: DocxTree, xml: AnswerXml): void {
  const box = at(sdt, 'w:sdtPr', 'w14:checkbox')!
  const state = child(box, 'w14:checkedState')
  const sign = signOf(attribute(state, 'w14:val') ?? '2612', attribute(state, 'w14:font') ?? 'MS Gothic', tree, xml)
  setChecked(box, tree)
  for (const shown of signsIn(child(sdt, 'w:sdtContent')!)) tree.replace(shown, sign)
}

function setChecked(box: XmlElement, tree: DocxTree): void {
  const checked = child(box, 'w14:checked')
  const raw = tree.raw(checked ?? box)
  const prefix = /^<([^\s/>:]+:)?/u.exec(raw)![1] ?? ''
  const on = `<${prefix}checked ${prefix}val="1"/>`
  const [first] = childElements(box)
  if (checked !== null) tree.replace(checked, on)
  else if (first !== undefined) tree.insert(first.start, on)
  else tree.splice(appendInside(tree.source, box, on))
}

/** Codes of symbol fonts need their font. */
function signOf(code: string, font: string, { prefix }: DocxTree, xml: AnswerXml): string {
  const value = parseInt(code, 16)
  const isLetter = value > 0xff && (value < 0xf000 || value > 0xf0ff)
  if (isLetter) return xml.plainText(String.fromCodePoint(value))
  const char = (value | 0xf000).toString(16).toUpperCase()
  return `<${prefix}sym ${prefix}font="${escapeXml(font)}" ${prefix}char="${char}"/>`
}

function signsIn(content: XmlElement): XmlElement[] {
  return runsOf(content).flatMap((run) => childElements(run).filter(({ name }) => name === 'w:t' || name === 'w:sym'))
}

/** Word's id for the document properties. */
const CORE_PROPERTIES = '{6c3c8bc8-f283-45ae-878a-bab7291924a1}'
const STEP = /^(?:[\w.-]+:)?([\w.-]+)(?:\[(\d+)\])?$/u

/** Data of a Word file that content controls are bound to: Word shows it in place of a control's content. */
class BoundData {
  constructor(private readonly tree: DocxTree) {}

  /** Sets the text that a w:dataBinding points to; false if it points to none. */
  write(binding: XmlElement, text: string): boolean {
    const part = this.partOf(attribute(binding, 'w:storeItemID')?.toLowerCase() ?? '')
    const element = part === null ? null : elementAt(this.tree.editor.read(part), attribute(binding, 'w:xpath') ?? '')
    if (part === null || element === null || childElements(element).length > 0) return false
    const source = this.tree.editor.text(part)!
    const written = escapeXml(text)
    if (source.startsWith('/>', element.end - 2)) this.tree.editor.splice(part, appendInside(source, element, written))
    else {
      const end = source.lastIndexOf('</', element.end - 1)
      this.tree.editor.splice(part, { start: contentStart(element, source), end, text: written })
    }
    return true
  }

  private partOf(id: string): string | null {
    if (id === CORE_PROPERTIES) return 'docProps/core.xml'
    const items = this.tree.editor.parts.filter((part) => /^customXml\/item\d+\.xml$/u.test(part))
    return items.find((item) => this.idsOf(item).includes(id)) ?? null
  }

  private idsOf(item: string): string[] {
    const { file } = this.tree
    const properties = file.relationsOf(item).find(({ type }) => type === 'customXmlProps')
    const root = properties === undefined ? null : file.read(properties.target)
    return Object.values(root?.attributes ?? {}).map((value) => value.toLowerCase())
  }
}

/** The element at a plain path such as "/ns0:form[1]/ns0:name[1]"; null for other paths. */
function elementAt(root: XmlElement | null, path: string): XmlElement | null {
  let among: readonly XmlElement[] = root === null ? [] : [root]
  let found: XmlElement | null = null
  for (const step of path.split('/').slice(1)) {
    const [, name, number] = STEP.exec(step) ?? []
    found = among.filter((element) => element.name.split(':').at(-1) === name)[Number(number ?? 1) - 1] ?? null
    if (found === null) return null
    among = childElements(found)
  }
  return found
}

/** Writes into content controls. */
export class ControlWriter {
  private readonly data: BoundData

  constructor(
    private readonly tree: DocxTree,
    private readonly xml: AnswerXml,
  ) {
    this.data = new BoundData(tree)
  }

  /** Reason why a control can't be filled; null if it can. */
  refusal(sdt: XmlElement): Outcome | null {
    const properties = child(sdt, 'w:sdtPr')
    if (isLocked(sdt)) return 'protected'
    const content = child(sdt, 'w:sdtContent')
    if (content === null || hasTable(content)) return 'unwritable'
    return holdsNoWords(properties) ? 'unwritable' : null
  }

  isTick(sdt: XmlElement): boolean {
    return at(sdt, 'w:sdtPr', 'w14:checkbox') !== null
  }

  /** `day` is the answer as a date, if it is one. */
  write(sdt: XmlElement, answer: readonly AnswerParagraph[], day: string | null = null): Outcome {
    const refusal = this.refusal(sdt)
    if (refusal !== null) return refusal
    const properties = child(sdt, 'w:sdtPr')
    const list = child(properties, 'w:dropDownList') ?? child(properties, 'w:comboBox')
    if (list !== null) return this.pick(sdt, list, textOfAnswer(answer))
    const date = child(properties, 'w:date')
    const isPlain = child(properties, 'w:text') !== null
    const words = isPlain ? textOfAnswer(this.forControl(sdt, answer)) : null
    if (!this.setData(sdt, date === null ? words : storedDay(date, day, textOfAnswer(answer)))) return 'unwritable'
    if (date !== null) this.setDate(date, day)
    this.setContent(sdt, answer)
    return 'filled'
  }

  /**
   * Word shows the data that a control is bound to, so it must match. False if it can't, for example for a null value.
   */
  private setData(sdt: XmlElement, value: string | null): boolean {
    const properties = child(sdt, 'w:sdtPr')
    const binding = child(properties, 'w:dataBinding') ?? child(properties, 'w15:dataBinding')
    return binding === null || (value !== null && this.data.write(binding, value))
  }

  private pick(sdt: XmlElement, list: XmlElement, text: string): Outcome {
    const shown = children(list, 'w:listItem')
      .map((item) => [attribute(item, 'w:displayText'), attribute(item, 'w:value')] as const)
      .find((names) => names.some((name) => name !== null && normaliseWords(name) === normaliseWords(text)))
    if (shown === undefined && list.name === 'w:dropDownList') return 'unknown-option'
    const words = shown === undefined ? text : (shown[0] ?? shown[1] ?? text)
    if (!this.setData(sdt, shown?.[1] ?? words)) return 'unwritable'
    this.setContent(sdt, [{ list: null, runs: [{ text: words, bold: false, italic: false }] }])
    return 'filled'
  }

  /** Sets the machine-readable date if the answer is one; an old date must not remain. */
  private setDate(date: XmlElement, known: string | null): void {
    const tag = /^<[^>]*>/u.exec(this.tree.raw(date))![0]
    const day = known === null ? '' : ` ${this.tree.prefix}fullDate="${known}T00:00:00Z"`
    const bare = tag.replace(/\s[\w]+:fullDate\s*=\s*("[^"]*"|'[^']*')/u, '')
    const name = /^<[^\s/>]+/u.exec(bare)![0]
    this.tree.splice({
      start: date.start,
      end: date.start + tag.length,
      text: `${name}${day}${bare.slice(name.length)}`,
    })
  }

  /** Replaces the placeholder in a cell, for a control around more than the cell. */
  writeCell(cell: XmlElement, answer: readonly AnswerParagraph[]): Outcome {
    const around = this.tree.ancestors(cell).filter((one) => one.name === 'w:sdt')
    if (around.some(isLocked)) return 'protected'
    const paragraphs = paragraphsIn(cell) ?? []
    const shown = runsOf(cell)[0] ?? null
    const run = withoutPlaceholderLook(propertiesOf(child(shown, 'w:rPr'), this.tree.source))
    const [first] = paragraphs
    if (first === undefined) return 'unwritable'
    for (const sdt of around) this.endPlaceholder(sdt)
    this.replaceParagraphs(paragraphs, answer, { ...styleOf(first, this.tree), run })
    return 'filled'
  }

  private setContent(sdt: XmlElement, answer: readonly AnswerParagraph[]): void {
    const content = child(sdt, 'w:sdtContent')!
    const paragraphs = outermost(descendants(content, 'w:p'))
    const run = this.runStyleOf(sdt)
    this.endPlaceholder(sdt)
    const [first] = paragraphs
    if (first === undefined) this.replaceInside(content, this.xml.inlineRuns(this.forControl(sdt, answer), run))
    else this.replaceParagraphs(paragraphs, this.forControl(sdt, answer), { ...styleOf(first, this.tree), run })
  }

  private replaceParagraphs(
    paragraphs: readonly XmlElement[],
    answer: readonly AnswerParagraph[],
    style: PlaceStyle,
  ): void {
    const written = answer.map((paragraph) => this.xml.paragraph(paragraph, style)).join('')
    paragraphs.forEach((paragraph, index) => this.tree.replace(paragraph, index === 0 ? written : ''))
  }

  /** A plain-text control holds one paragraph, with lines only if it allows them. */
  private forControl(sdt: XmlElement, answer: readonly AnswerParagraph[]): readonly AnswerParagraph[] {
    const text = at(sdt, 'w:sdtPr', 'w:text')
    if (text === null) return answer
    const isMultiLine = /^(1|true|on)$/.test(attribute(text, 'w:multiLine') ?? '')
    const line = textOfAnswer(answer, isMultiLine ? '\n' : ' ')
    return [
      {
        list: null,
        runs: [{ text: isMultiLine ? line : line.replace(/(?<!\s)\s*\n\s*/gu, ' '), bold: false, italic: false }],
      },
    ]
  }

  private runStyleOf(sdt: XmlElement): Properties {
    const properties = child(sdt, 'w:sdtPr')
    const own = child(properties, 'w:rPr')
    if (own !== null) return propertiesOf(own, this.tree.source)
    const shown = propertiesOf(child(runsOf(child(sdt, 'w:sdtContent')!)[0] ?? null, 'w:rPr'), this.tree.source)
    return child(properties, 'w:showingPlcHdr') === null ? shown : withoutPlaceholderLook(shown)
  }

  private endPlaceholder(sdt: XmlElement): void {
    const mark = at(sdt, 'w:sdtPr', 'w:showingPlcHdr')
    if (mark !== null) this.tree.remove(mark)
  }

  private replaceInside(content: XmlElement, xml: string): void {
    const name = `${this.tree.prefix}sdtContent`
    this.tree.replace(content, `<${name}>${xml}</${name}>`)
  }

  /** Ticks a box. */
  tick(sdt: XmlElement): Outcome {
    const refusal = this.refusal(sdt)
    if (refusal !== null) return refusal
    if (!this.setData(sdt, 'true')) return 'unwritable'
    tickControl(sdt, this.tree, this.xml)
    return 'filled'
  }
}

/** A date as the data that its control is bound to holds it; null if it can't. */
function storedDay(date: XmlElement, day: string | null, text: string): string | null {
  const form = valueOf(date, 'w:storeMappedDataAs')
  if (form === 'text') return text
  return day === null || form === 'date' ? day : `${day}T00:00:00`
}

function isLocked(sdt: XmlElement): boolean {
  return /contentLocked/i.test(valueOf(child(sdt, 'w:sdtPr'), 'w:lock') ?? '')
}

/** Without paragraphs inside a text box of another paragraph. */
function outermost(paragraphs: readonly XmlElement[]): XmlElement[] {
  return paragraphs.filter(({ start, end }) => !paragraphs.some((other) => other.start < start && end < other.end))
}

function textOfAnswer(answer: readonly AnswerParagraph[], between = '\n'): string {
  return answer.map(({ runs }) => runs.map((run) => run.text).join('')).join(between)
}
