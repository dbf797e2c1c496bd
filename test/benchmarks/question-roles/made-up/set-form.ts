import type { Element, WrittenForm } from './notation.ts'
import { Numbers } from './numbers.ts'
import { budgetTitle, setBudget } from './set-budget.ts'
import { setFacts } from './set-facts.ts'
import { setQuestion } from './set-questions.ts'
import { setRecords } from './set-records.ts'
import { setTextTable } from './set-text-table.ts'
import { setTicks } from './set-ticks.ts'
import { cell, line, tableOf, type Sheet, type SheetBlock, type SheetLine, type Words } from './sheet.ts'
import type { Style } from './style.ts'
import { unitAt, type Unit } from './units.ts'

/** Sets a form in a style: the lines and tables that a file of it would print. */
export function setForm(form: WrittenForm, style: Style): Sheet {
  if (style.records !== null) return setRecords(form, style.records)
  const blocks = [titleOf(form), ...new FormSetter(form, style).blocks()]
  return withFurniture(style.joinsTables ? joined(blocks) : blocks, form.title, style)
}

function titleOf(form: WrittenForm): SheetLine {
  return line([{ text: form.title, role: 'title', element: null }], { as: 'title', bold: true })
}

/** Neighbouring tables as one, in which rows may have more cells than others. */
function joined(blocks: readonly SheetBlock[]): SheetBlock[] {
  const all: SheetBlock[] = []
  for (const block of blocks) {
    const last = all.at(-1)
    const joins = block.kind === 'table' && last?.kind === 'table' && !block.header && !last.header
    if (joins) all[all.length - 1] = { ...last, rows: [...last.rows, ...block.rows] }
    else all.push(block)
  }
  return all
}

const LINES_A_PAGE = 28

/** Running lines in the middle of the text, as converters leave them. A PDF's pages have their own. */
function withFurniture(blocks: readonly SheetBlock[], title: string, style: Style): SheetBlock[] {
  if (!style.furniture || !/docx|txt|md/.test(style.medium)) return [...blocks]
  const furniture = (text: string) => line([{ text, role: 'furniture', element: null }])
  return blocks.flatMap((block, index) => {
    if (index === 0 || index % LINES_A_PAGE !== 0) return [block]
    return [furniture(`Page ${index / LINES_A_PAGE}`), furniture(title), block]
  })
}

/** Short fields of at most so many words are labels. */
const MAX_LABEL_WORDS = 12

class FormSetter {
  private readonly set: SheetBlock[] = []
  private readonly numbers: Numbers
  private facts: Unit[] = []
  private before: Words[] = []

  constructor(
    private readonly form: WrittenForm,
    private readonly style: Style,
  ) {
    this.numbers = new Numbers(style)
  }

  blocks(): Sheet {
    const { elements } = this.form
    for (let index = 0; index < elements.length;) index = this.setAt(index)
    this.closeFacts()
    return this.set
  }

  private setAt(index: number): number {
    const element = this.form.elements[index]!
    if (element.role === 'question') return this.setUnit(index)
    this.closeFacts()
    const words: Words = { text: element.text, role: element.role, element: index }
    if (element.mark === 'before') this.before.push(words)
    else this.setOther(element, words)
    return index + 1
  }

  private setUnit(index: number): number {
    const { unit, next } = unitAt(this.form.elements, index, this.before)
    this.before = []
    if (isFact(unit)) {
      this.facts.push(unit)
      return next
    }
    this.closeFacts()
    this.set.push(...setQuestion(unit, this.style, this.numbers))
    return next
  }

  private closeFacts(): void {
    if (this.facts.length > 0) this.set.push(...setFacts(this.facts, this.style, this.numbers))
    this.facts = []
  }

  private setOther(element: Element, words: Words): void {
    const of = element.role
    if (of === 'heading') this.set.push(this.heading(element, words))
    else if (of === 'group') this.set.push(...(words.text === '' ? [] : this.group(words)))
    else if (of === 'tick-prompt') this.set.push(...setTicks(element, words.element!, this.style, this.numbers))
    else if (of === 'text-table') this.set.push(...setTextTable({ element, words }, [], this.style))
    else if (of === 'budget' || of === 'grid') this.set.push(...this.budget(element, words.element!))
    else if (of === 'signature' || of === 'office') this.set.push(...this.fields(element, words))
    else if (of === 'attachment') this.set.push(this.attachment(words))
    else if (of === 'instruction' && element.mark === 'asking')
      this.set.push(line([words], this.style.section === 'heading' ? { as: 'h3', bold: true } : { bold: true }))
    else if (words.text !== '') this.set.push(line([words], { bullet: element.mark === 'bullet' }))
  }

  private heading(element: Element, words: Words): SheetBlock {
    const number = this.numbers.section(element.level)
    const { section } = this.style
    if (section === 'row' && element.level === 1) return tableOf([[cell([line([words], { bold: true, number })], 2)]])
    const ended = /[\p{L})]$/u.test(words.text) ? `${words.text}${this.style.headingEnd}` : words.text
    const text = section === 'capitals' && element.level === 1 ? ended.toUpperCase() : ended
    const as = section === 'heading' ? (`h${Math.min(3, element.level)}` as 'h1') : 'text'
    return line([{ ...words, text }], { as, bold: true, number })
  }

  private budget(element: Element, index: number): SheetBlock[] {
    const named = element.role === 'budget' && this.form.language === 'en'
    const title = named ? budgetTitle(index, this.style, this.numbers) : []
    return [...title, ...setBudget(element, index, this.style)]
  }

  private group(words: Words): SheetBlock[] {
    const { numbersFacts, question, bullets, section, facts } = this.style
    const number = numbersFacts ? this.numbers.question() : null
    const named = line([words], { bold: question !== 'plain', bullet: bullets && number === null, number })
    if (section !== 'row' || facts !== 'cells') return [named]
    return [tableOf([[cell([named], 2)]])]
  }

  private attachment(words: Words): SheetLine {
    if (this.style.question === 'heading' && this.style.medium !== 'docx')
      return line([words], { as: 'h2', bold: true })
    const boxes = /boxes|brackets/.test(this.style.ticks)
    return line(boxes ? [{ ...words, text: `☐ ${words.text}` }] : [words], { bullet: !boxes })
  }

  /** The lines of a signature or an office part: label and place to write, or a row of cells. */
  private fields(element: Element, words: Words): SheetBlock[] {
    if (element.options.length === 0) return [line([words], { bold: true })]
    const labels = element.options.map((text): Words => ({ ...words, text }))
    if (this.style.facts === 'cells') return [tableOf(labels.map((label) => [cell([line([label])]), cell([])]))]
    return labels.map((label) => line([label], { room: this.style.room === 'dots' ? 'dots' : 'rule' }))
  }
}

function isFact({ question, guidance, answers, table }: Unit): boolean {
  if (table !== null || question.kind === 'table' || question.mark === 'heading') return false
  if (guidance.length > 1 || answers.length > 1) return false
  return question.short && question.text.split(/\s+/u).length <= MAX_LABEL_WORDS
}
