import { attribute, childElements, countIn, textOf, type XmlElement } from '../../xml/xml-element.ts'
import { type AnswerParagraph, answerParagraphs, plainAnswer } from '../answer/answer-paragraphs.ts'
import { inSize, odtLines, odtParagraphs, odtRuns, odtText } from './odt-answer.ts'
import type { OdtDocument } from './odt-document.ts'
import type { AnswerSlot } from '../../../../core/hand-in/answer-slot.ts'
import { printedWord } from '../printed-words.ts'
import { isBox, type PlaceRange } from '../../../../core/hand-in/printed-places.ts'
import type { FormField } from '../../../../core/proposals/form/form.ts'
import type { FormEntry } from '../../../../core/hand-in/ports.ts'
import { notRepeated } from '../answer/not-repeated.ts'
import { isOpenLabel } from '../asked-words.ts'
import { anchorOfSlot, answerText, chosenOptions, type Outcome, type PlaceWriter } from '../place-outcomes.ts'
import { fitInBox, inWidthOf } from './odt-cell-width.ts'
import { pickInDropDown, setOdtField, tickControl, written } from './odt-fields.ts'
import { SMALL_SIZES } from './odt-names.ts'
import { OdtParagraph } from './odt-paragraph.ts'

function isParagraph({ name }: XmlElement): boolean {
  return name === 'text:p' || name === 'text:h'
}

/** A cell, or a box drawn for an answer. */
function isHolder({ name }: XmlElement): boolean {
  return name === 'table:table-cell' || name.startsWith('draw:')
}

/** The element itself, or its first paragraph. */
function paragraphIn(element: XmlElement): XmlElement | null {
  if (isParagraph(element)) return element
  return isHolder(element) ? (childElements(element).find(isParagraph) ?? null) : null
}

/** Writes into a cell that is empty or prints a sign, which stays before the answer. Null if it has words. */
function writeIntoCell(document: OdtDocument, answer: readonly AnswerParagraph[], cell: XmlElement): boolean | null {
  const sign = textOf(cell).trim()
  const paragraph = paragraphIn(cell)
  if (/[\p{L}\p{N}]/u.test(sign)) return null
  if (countIn(cell, 'table:number-columns-repeated') > 1) return splitCell(document, answer, cell)
  if (paragraph === null) return document.replaceContent(cell, odtParagraphs(answer, null, document.names))
  if (sign !== '') return document.append(paragraph, ` ${odtLines(answer, document.names)}`)
  return writeIntoBlank(document, answer, paragraph)
}

/** A blank paragraph takes the answer's first one; the others follow in its style. */
function writeIntoBlank(document: OdtDocument, answer: readonly AnswerParagraph[], paragraph: XmlElement): boolean {
  const [first, ...rest] = answer
  const startsWithList = first?.list !== null
  const style = attribute(paragraph, 'text:style-name')
  const others = odtParagraphs(startsWithList ? answer : rest, style, document.names)
  if (!startsWithList && !document.replaceContent(paragraph, odtRuns(first.runs, document.names))) return false
  return others === '' || document.replace(paragraph.end, paragraph.end, others)
}

const REPEATED = 'table:number-columns-repeated'

/** Separates the first of several equal cells that share one element. */
function splitCell(document: OdtDocument, answer: readonly AnswerParagraph[], cell: XmlElement): boolean {
  const { names, source } = document
  const own = source.slice(cell.start, cell.end)
  const repeated = new RegExp(`\\s${names.of(REPEATED)}\\s*=\\s*(?:"\\d+"|'\\d+')`, 'u')
  const left = countIn(cell, REPEATED) - 1
  const others = own.replace(repeated, left > 1 ? names.attribute(REPEATED, String(left)) : '')
  const tag = /^<[^>]*>/u
    .exec(own)![0]
    .replace(repeated, '')
    .replace(/\s*\/?>$/u, '')
  const content = odtParagraphs(answer, attribute(paragraphIn(cell), 'text:style-name'), names)
  return document.replace(cell.start, cell.end, `${tag}>${content}</${names.of('table:table-cell')}>${others}`)
}

type Options = Extract<AnswerSlot, { kind: 'options' }>['options']

const LONGEST_ON_LINE = 80

/** Writes answers into the content of an OpenDocument text. */
export class OdtWriter implements PlaceWriter {
  /** Position for the next answer below a block that already has one. */
  private readonly below = new Map<XmlElement, number>()
  /** Answers on the pages at the end. */
  private atEnd = 0

  constructor(
    private readonly document: OdtDocument,
    private readonly language: string,
  ) {}

  write(entry: FormEntry, slot: AnswerSlot): Outcome {
    if (slot.kind === 'options') return this.tick(entry, slot.options)
    const element = this.document.find(slot.kind === 'field' ? slot.field.anchor : slot.anchor)
    if (element === null) return 'no-place'
    if (this.document.isProtected(element)) return 'protected'
    if (slot.kind === 'field') return this.writeField(entry, slot.field, slot.nth, element)
    if (slot.kind === 'cell') return this.writeCell(entry, element)
    return written(this.writeBelow(entry, element, slot.after))
  }

  remark(remark: string, slot: AnswerSlot): void {
    const element = this.document.find(anchorOfSlot(slot) ?? '')
    if (element === null || this.document.isProtected(element)) return
    const { names } = this.document
    const words = names.element('text:p', {}, odtText(remark, names))
    const note = names.element('office:annotation', {}, `${names.element('dc:creator', {}, 'Grantwright')}${words}`)
    const paragraph = paragraphIn(element)
    if (paragraph !== null) this.annotate(new OdtParagraph(this.document, paragraph), note, slot)
    else if (isHolder(element)) this.document.replaceContent(element, names.element('text:p', {}, note))
  }

  private annotate(paragraph: OdtParagraph, note: string, slot: AnswerSlot): void {
    const place = slot.kind === 'field' ? paragraph.blanks()[slot.nth] : undefined
    if (place === undefined) paragraph.append(note)
    else paragraph.insert(place.start, note)
  }

  private writeField(entry: FormEntry, field: FormField, nth: number, element: XmlElement): Outcome {
    const outcome = this.writeAtField(entry, field, nth, element)
    const isLong = field.maxCharacters !== null && plainAnswer(answerText(entry)).length > field.maxCharacters
    return outcome === 'filled' && isLong ? 'too-long' : outcome
  }

  private writeAtField(entry: FormEntry, field: FormField, nth: number, element: XmlElement): Outcome {
    if (isHolder(element) && element.name !== 'draw:control') return this.writeCell(entry, element)
    if (!isParagraph(element)) return setOdtField(this.document, entry, element)
    const paragraph = new OdtParagraph(this.document, element)
    if (entry.chosen !== null && paragraph.boxes().length > 0) return this.tickPrinted(entry, paragraph)
    const answer = answerParagraphs(answerText(entry))
    const place = paragraph.blanks()[nth] ?? (field.value === null ? null : paragraph.find(field.value))
    if (place !== null) return this.writeAtPlace(entry, paragraph, place)
    if (paragraph.isBlank) return written(writeIntoBlank(this.document, answer, element))
    return written(this.writeBelow(entry, element))
  }

  private writeAtPlace(entry: FormEntry, paragraph: OdtParagraph, place: PlaceRange): Outcome {
    const field = paragraph.fieldAt(place)
    if (field !== null) return setOdtField(this.document, entry, field)
    const before = /[^\s([/]/u.test(paragraph.text[place.start - 1] ?? ' ') ? ' ' : ''
    const after = /[\p{L}\p{N}]/u.test(paragraph.text[place.end] ?? ' ') ? ' ' : ''
    const around = { before: paragraph.text.slice(0, place.start), after: paragraph.text.slice(place.end) }
    const answer = notRepeated(answerParagraphs(answerText(entry)), around)
    const lines = odtLines(answer, this.document.names)
    return written(paragraph.replace(place, `${before}${lines}${after}`))
  }

  private writeCell(entry: FormEntry, cell: XmlElement): Outcome {
    const around = isParagraph(cell) ? this.document.parentOf(cell) : cell
    const whole = answerParagraphs(answerText(entry))
    const answer = around?.name === 'table:table-cell' ? inWidthOf(around, whole, this.document) : whole
    if (answer === null) return 'unwritable'
    const size = cell.name.startsWith('draw:') ? fitInBox(cell, answer, this.document) : 'usual'
    if (size === null) return this.writeAtEnd(entry, cell, answer)
    const set = size === 'usual' ? answer : inSize(size, answer)
    const isWritten = isParagraph(cell)
      ? writeIntoBlank(this.document, set, cell)
      : writeIntoCell(this.document, set, cell)
    if (isWritten === true && size === SMALL_SIZES.at(-1)) return 'small'
    return isWritten === null ? 'no-place' : written(isWritten)
  }

  /** Puts an answer that its box would cut on a page at the end, and a reference to that page into the box. */
  private writeAtEnd(entry: FormEntry, box: XmlElement, answer: readonly AnswerParagraph[]): Outcome {
    const { names } = this.document
    if (textOf(box).trim() !== '') return 'no-place'
    const name = `${names.style('new-page')}-${++this.atEnd}`
    const page = { 'text:reference-format': 'page', 'text:ref-name': name }
    const [before, after] = printedWord('see', '#', this.language)
      .split('#')
      .map((words) => odtText(words, names))
    const reference = `${before}${names.element('text:bookmark-ref', page, '…')}${after}`
    const place = paragraphIn(box) ?? box
    const inBox = place === box ? names.element('text:p', {}, reference) : reference
    if (!this.document.replaceContent(place, inBox)) return 'unwritable'
    const label = names.element('text:span', { 'text:style-name': names.style('bold') }, odtText(entry.label, names))
    const target = names.element('text:bookmark', { 'text:name': name })
    const style = this.atEnd === 1 ? names.style('new-page') : null
    const heading = names.element('text:p', { 'text:style-name': style }, target + label)
    const paragraphs = odtParagraphs(answer, attribute(paragraphIn(box), 'text:style-name'), names)
    const isAdded = this.document.addAtEnd(heading + paragraphs + names.element('text:p'))
    return isAdded ? 'further-page' : 'unwritable'
  }

  private writeBelow(entry: FormEntry, block: XmlElement, help?: string): boolean {
    const { names } = this.document
    const answer = answerParagraphs(answerText(entry))
    if (!isParagraph(block)) return this.document.replace(block.end, block.end, odtParagraphs(answer, null, names))
    const paragraph = new OdtParagraph(this.document, block)
    const endOfLine = paragraph.endOfQuestion(entry.label, help)
    const lines = odtLines(answer, names)
    if (endOfLine !== null) return paragraph.insert(endOfLine, `${names.element('text:line-break')}${lines}`)
    const isShort = answer.length === 1 && plainAnswer(answerText(entry)).length <= LONGEST_ON_LINE
    if (isShort && isOpenLabel(paragraph.text) && !this.below.has(block)) return paragraph.append(` ${lines}`)
    return this.writeUnder(entry, block)
  }

  /** Uses the blank paragraph below a question before adding new ones. */
  private writeUnder(entry: FormEntry, block: XmlElement): boolean {
    const { document } = this
    const answer = answerParagraphs(answerText(entry))
    const siblings = childElements(document.parentOf(block))
    const next = siblings[siblings.indexOf(block) + 1]
    const at = this.below.get(block)
    if (at === undefined && next !== undefined && isBlankParagraph(next)) {
      this.below.set(block, next.end)
      if (writeIntoBlank(document, answer, next)) return true
    }
    const from = at ?? block.end
    this.below.set(block, from)
    return document.replace(from, from, odtParagraphs(answer, document.styleBelow(block), document.names))
  }

  private tick(entry: FormEntry, options: Options): Outcome {
    const chosen = chosenOptions(entry, options)
    if (chosen === null) return 'unknown-option'
    const outcomes = chosen.map((option) => this.tickAt(option))
    return outcomes.find((outcome) => outcome !== 'filled') ?? 'filled'
  }

  private tickAt({ anchor, nth, text }: Options[number]): Outcome {
    const element = this.document.find(anchor)
    if (element === null) return 'no-place'
    if (this.document.isProtected(element)) return 'protected'
    const mark = { id: '', label: '', slot: null, day: null, remark: null }
    if (element.name === 'draw:control')
      return setOdtField(this.document, { ...mark, text: null, chosen: [text] }, element)
    if (element.name === 'text:drop-down')
      return pickInDropDown(this.document, { ...mark, text: null, chosen: [text] }, element)
    if (isHolder(element) && textOf(element).trim() === '')
      return this.writeCell({ ...mark, text: '☒', chosen: null }, element)
    const inside = paragraphIn(element)
    if (inside === null) return 'no-place'
    const paragraph = new OdtParagraph(this.document, inside)
    return this.setTick(paragraph, paragraph.boxes()[nth] ?? { start: 0, end: 0 })
  }

  private tickPrinted(entry: FormEntry, paragraph: OdtParagraph): Outcome {
    const boxes = paragraph.boxes()
    const chosen = chosenOptions(entry, boxes)
    if (chosen === null) return 'unknown-option'
    const outcomes = chosen.map((box) => this.setTick(paragraph, box))
    return outcomes.find((outcome) => outcome !== 'filled') ?? 'filled'
  }

  /** Crosses a box; adds one to words without a box. */
  private setTick(paragraph: OdtParagraph, { start, end }: PlaceRange): Outcome {
    const field = start === end ? null : paragraph.fieldAt({ start, end })
    if (field !== null) return tickControl(this.document, field)
    const hasBox = isBox(paragraph.text.slice(start, end))
    return written(hasBox ? paragraph.replace({ start, end }, '☒') : paragraph.insert(start, '☒ '))
  }
}

const BLANKS = /^text:(?:s|tab|span|soft-page-break)$/u

function isBlankParagraph(element: XmlElement): boolean {
  const isBlank = element.name === 'text:p' && textOf(element).trim() === ''
  return isBlank && childElements(element).every(({ name }) => BLANKS.test(name))
}
