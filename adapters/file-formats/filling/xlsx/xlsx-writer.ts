import type { AnswerSlot } from '../../../../core/hand-in/answer-slot.ts'
import { isBox, placesInLines, type PlaceRange, type PrintedOption } from '../../../../core/hand-in/printed-places.ts'
import type { FormEntry } from '../../../../core/hand-in/ports.ts'
import { isOfficeLabel, isSignatureLabel } from '../../../../core/hand-in/closed-places.ts'
import type { FormField } from '../../../../core/proposals/form/form.ts'
import { cellAnchor, placeOf, type CellPlace } from '../../document/cell-reference.ts'
import { allows, type CellRule } from '../../xlsx/cell-rules.ts'
import type { SheetControl } from '../../xlsx/sheet-controls.ts'
import { plainAnswer } from '../answer/answer-paragraphs.ts'
import { notRepeatedText, type Around } from '../answer/not-repeated.ts'
import {
  anchorOfSlot,
  answerText,
  boxesOfField,
  chosenOptions,
  type Outcome,
  type PlaceWriter,
} from '../place-outcomes.ts'
import { spliceText, type Splice } from '../package/splice.ts'
import { inlineString, numberFor, textString } from './cell-content.ts'
import { cellText, isComputed } from './cell-text.ts'
import type { ValueKind } from './cell-styles.ts'
import { numberCell, textCell, type NewCell } from './new-cell.ts'
import type { SheetEditor } from './sheet-editor.ts'
import type { WorkbookEditor } from './workbook-editor.ts'

type Options = Extract<AnswerSlot, { kind: 'options' }>['options']

interface SheetPlace {
  readonly name: string
  readonly sheet: SheetEditor
  readonly place: CellPlace
}

/** Excel's limit, in characters of one cell. */
const LONGEST_TEXT = 32_767
/** Usable share of a line's width, because words are not split. */
const USED_WIDTH = 0.92
/** Line height as a multiple of the font size. */
const LINE_HEIGHT = 1.35

/** Rules for numbers, including days and times. */
const NUMBERS: ReadonlySet<CellRule['type']> = new Set(['whole', 'decimal', 'date', 'time'])

/** Writes answers into the cells of a workbook. */
export class XlsxWriter implements PlaceWriter {
  /** Changes inside cell texts, by sheet and reference. */
  private readonly changes = new Map<string, Splice[]>()

  /** Anchors of the written cells, by entry id. */
  readonly written = new Map<string, string[]>()
  /** Anchors of the ticked boxes, by entry id. */
  readonly ticked = new Map<string, readonly string[]>()
  private entryId = ''
  private readonly meant: ReadonlySet<string>

  /** `anchors` are those of all places: each is kept free for its own answer. */
  constructor(
    private readonly workbook: WorkbookEditor,
    anchors: readonly string[],
  ) {
    this.meant = new Set(anchors.flatMap((anchor) => this.find(anchor) ?? []).map(keyOf))
  }

  write(entry: FormEntry, slot: AnswerSlot): Outcome {
    this.entryId = entry.id
    if (slot.kind === 'options') return this.tick(entry, slot.options)
    if (slot.kind === 'field' && this.boxAt(slot.field.anchor) !== null)
      return this.tick(entry, boxesOfField(slot, entry))
    const at = this.find(slot.kind === 'field' ? slot.field.anchor : slot.anchor)
    if (at === null) return 'no-place'
    if (slot.kind === 'field') return this.writeField(entry, slot.field, slot.nth, at)
    return slot.kind === 'cell' ? this.writeEmpty(entry, at) : this.writeBeside(entry, at)
  }

  remark(remark: string, slot: AnswerSlot): void {
    const at = this.find(anchorOfSlot(slot) ?? '')
    if (at !== null) this.workbook.notesOf(at.sheet).add(at.place, remark)
  }

  /** Top left cell of the merged range at an anchor. */
  private find(anchor: string): SheetPlace | null {
    const [, name = '', reference = ''] = /^'((?:[^']|'')+)'!([A-Z]+\d+)$/u.exec(anchor) ?? []
    const sheet = this.workbook.sheet(name.replaceAll("''", "'"))
    const place = placeOf(reference)
    return sheet === null || place === null
      ? null
      : { name: name.replaceAll("''", "'"), sheet, place: sheet.mergeAt(place).from }
  }

  private writeField(entry: FormEntry, field: FormField, nth: number, at: SheetPlace): Outcome {
    const text = this.textAt(at)
    const printed = placesInLines(text).flatMap((place) => ('options' in place ? [] : [place]))[nth]
    if (entry.chosen !== null && boxesIn(text).length > 0) return this.tickPrinted(entry, boxesIn(text), at)
    if (field.control !== 'choice' && text !== '' && printed === undefined && field.value === null)
      return this.writeBeside(entry, at)
    if (printed === undefined) return this.writeCell(entry, at, field)
    const around = { before: text.slice(0, printed.start), after: text.slice(printed.end) }
    const answer = plainAnswer(notRepeatedText(answerText(entry), around))
    const before = /[^\s(]$/u.test(around.before) ? ' ' : ''
    return this.changeText([{ ...printed, text: `${before}${answer}` }], at)
  }

  private textAt({ sheet, place }: SheetPlace): string {
    return cellText(this.workbook, sheet.cell(place))
  }

  private isFree(at: SheetPlace): boolean {
    const { sheet, place } = at
    return !sheet.isWritten(place) && !isComputed(sheet.cell(place)) && this.textAt(at) === ''
  }

  private writeEmpty(entry: FormEntry, at: SheetPlace): Outcome {
    const sign = isComputed(at.sheet.cell(at.place)) ? '' : this.textAt(at)
    if (/[\p{L}\p{N}]/u.test(sign)) return 'no-place'
    return sign === ''
      ? this.writeCell(entry, at, null)
      : this.changeText([{ start: sign.length, end: sign.length, text: ` ${answerBehind(sign, entry)}` }], at)
  }

  /** The first empty cell that no other answer needs: right of the question, or else below it. */
  private writeBeside(entry: FormEntry, { name, sheet, place }: SheetPlace): Outcome {
    const { from, to } = sheet.mergeAt(place)
    const [right, below] = [
      { row: from.row, column: to.column + 1 },
      { row: to.row + 1, column: from.column },
    ].map((one) => ({ name, sheet, place: sheet.mergeAt(one).from }))
    const near = [...(this.isClosed(right!) ? [] : [right!]), ...(this.hasPromptBefore(below!) ? [] : [below!])]
    const free = near.filter((one) => this.isFree(one))
    const open = free.find((one) => !this.isProtected(one)) ?? free[0]
    return open === undefined ? 'no-place' : this.writeCell(entry, open, null)
  }

  /** Whether a cell is for a signature, the funder's office or another answer, by the cell above it. */
  private isClosed(at: SheetPlace): boolean {
    const { sheet, place } = at
    if (this.meant.has(keyOf(at))) return true
    const over =
      place.row === 0 ? '' : this.textAt({ ...at, place: sheet.mergeAt({ ...place, row: place.row - 1 }).from })
    return isSignatureLabel(over) || isOfficeLabel(over)
  }

  /** Whether words precede a cell in its row, so that it belongs to them. */
  private hasPromptBefore(at: SheetPlace): boolean {
    const { place } = at
    const before = Array.from({ length: place.column }, (_, column) =>
      this.textAt({ ...at, place: { ...place, column } }),
    )
    return this.isClosed(at) || before.some((text) => /\p{L}/u.test(text))
  }

  private isProtected({ sheet, place }: SheetPlace): boolean {
    return sheet.isProtected && this.workbook.styles.isLocked(sheet.styleOf(place))
  }

  private writeCell(entry: FormEntry, at: SheetPlace, field: FormField | null): Outcome {
    if (this.isProtected(at)) return 'protected'
    if (isComputed(at.sheet.cell(at.place)) || at.sheet.isWritten(at.place)) return 'unwritable'
    const rule = this.workbook.ruleAt(at.sheet, at.place)
    if (rule?.type === 'list') return this.choose(entry, rule.options, at)
    const answer = notRepeatedText(answerText(entry), this.around(at))
    const words = plainAnswer(answer).trim()
    const isRuled = rule !== null && NUMBERS.has(rule.type)
    const kind = this.kindOf(at, isRuled ? rule.type : field?.control)
    const number = numberFor({ words, day: entry.day }, kind, this.workbook.uses1904)
    if (isRuled && (number === null || !allows(rule, number))) return 'unwritable'
    if (number !== null) return this.put(at, numberCell(number, this.numberStyle(at, kind)))
    if (words.length > LONGEST_TEXT) return 'unwritable'
    const outcome = this.putText(at, words, (style) => inlineString(answer, this.workbook.styles, style))
    const most = rule?.maxCharacters ?? field?.maxCharacters ?? null
    return most !== null && words.length > most ? 'too-long' : outcome
  }

  /** Texts of the cells before and after one in its row. */
  private around({ name, sheet, place }: SheetPlace): Around {
    const { from, to } = sheet.mergeAt(place)
    const said = (column: number) =>
      column < 0 ? '' : this.textAt({ name, sheet, place: sheet.mergeAt({ row: from.row, column }).from })
    return { before: said(from.column - 1), after: said(to.column + 1) }
  }

  /** From the cell's style, or else from its rule or the form. */
  private kindOf({ sheet, place }: SheetPlace, wanted: string | undefined): ValueKind | 'any' {
    const kind = this.workbook.styles.valueKind(sheet.styleOf(place))
    if (wanted === 'date') return 'date'
    return kind === 'general' && wanted !== undefined && (wanted === 'number' || NUMBERS.has(wanted as never))
      ? 'any'
      : kind
  }

  /** A day in a cell without a date format would show as a number. */
  private numberStyle({ sheet, place }: SheetPlace, kind: ValueKind | 'any'): number {
    const { styles } = this.workbook
    const own = sheet.styleOf(place)
    const isShownAsDay = kind === 'date' && styles.valueKind(own) !== 'date'
    return isShownAsDay ? styles.asDate(own) : styles.withNeeds(own, { wrap: false, quote: false })
  }

  private choose(entry: FormEntry, options: readonly string[], at: SheetPlace): Outcome {
    const chosen = chosenOptions(
      entry,
      options.map((text) => ({ text })),
    )
    if (chosen?.length !== 1) return 'unknown-option'
    const { text } = chosen[0]!
    const number = /^-?\d+(\.\d+)?$/u.test(text) ? Number(text) : null
    return this.put(
      at,
      number === null
        ? textCell(textString(text), at.sheet.styleOf(at.place))
        : numberCell(number, at.sheet.styleOf(at.place)),
    )
  }

  /** Changes parts of a cell's text, after earlier changes. */
  private changeText(splices: readonly Splice[], at: SheetPlace): Outcome {
    const key = keyOf(at)
    const known = this.changes.get(key)
    if (this.isProtected(at)) return 'protected'
    if (isComputed(at.sheet.cell(at.place)) || (known === undefined && at.sheet.isWritten(at.place)))
      return 'unwritable'
    const all = [...(known ?? []), ...splices]
    const text = all.some((one, index) => all.slice(index + 1).some((other) => overlap(one, other)))
      ? null
      : spliceText(this.textAt(at), all)
    if (text === null || text.length > LONGEST_TEXT) return 'unwritable'
    this.changes.set(key, all)
    return this.putText(at, text, () => textString(text))
  }

  private putText(at: SheetPlace, words: string, content: (style: number) => NewCell['content']): Outcome {
    const { sheet, place } = at
    const { styles } = this.workbook
    const own = sheet.styleOf(place)
    const size = styles.fontSize(own)
    const range = sheet.mergeAt(place)
    const lines = linesIn(words, (sheet.widthOf(range) * USED_WIDTH * 11) / size)
    const style = styles.withNeeds(own, { wrap: lines > 1, quote: /^[=+\-@]/u.test(words) })
    this.put(at, textCell(content(own), style))
    return lines === 1 || sheet.growTo(range, lines * size * LINE_HEIGHT) ? 'filled' : 'too-long'
  }

  private put({ name, sheet, place }: SheetPlace, cell: NewCell): Outcome {
    sheet.write(place, cell)
    this.written.set(this.entryId, [...(this.written.get(this.entryId) ?? []), cellAnchor(name, place)])
    return 'filled'
  }

  private tick(entry: FormEntry, options: Options): Outcome {
    const chosen = chosenOptions(entry, options)
    if (chosen === null) return 'unknown-option'
    if (options.some(({ anchor }) => this.boxAt(anchor) !== null)) return this.tickBoxes(chosen, options)
    const outcomes = chosen.map(({ anchor, nth }): Outcome => {
      const at = this.find(anchor)
      if (at === null) return 'no-place'
      const text = this.textAt(at)
      if (this.workbook.ruleAt(at.sheet, at.place)?.type === 'list') return this.writeCell(entry, at, null)
      const box = boxesIn(text)[nth] ?? { start: 0, end: 0 }
      return this.changeText([text === '' ? { ...box, text: '☒' } : tickOf(text, box)], at)
    })
    return outcomes.find((outcome) => outcome !== 'filled') ?? 'filled'
  }

  /** Switches the other option buttons off. */
  private tickBoxes(chosen: Options, options: Options): Outcome {
    const boxes = options.flatMap((option) => {
      const box = this.boxAt(option.anchor)
      return box === null ? [] : [{ ...box, isChosen: chosen.includes(option) }]
    })
    if (boxes.filter(({ isChosen }) => isChosen).length !== chosen.length) return 'no-place'
    if (boxes.some(({ sheet }) => sheet.isProtected)) return 'protected'
    for (const [index, { sheet, control, isChosen }] of boxes.entries())
      if (isChosen || control.isRadio) this.workbook.boxesOf(sheet).set(control, isChosen, index + 1)
    this.ticked.set(
      this.entryId,
      chosen.map(({ anchor }) => anchor),
    )
    return 'filled'
  }

  /** A check box or an option button above a cell; null for other anchors. */
  boxAt(anchor: string): { readonly sheet: SheetEditor; readonly control: SheetControl } | null {
    const [, name = '', reference = '', nth = ''] = /^'((?:[^']|'')+)'!([A-Z]+\d+)#control=(\d+)$/u.exec(anchor) ?? []
    const sheet = this.workbook.sheet(name.replaceAll("''", "'"))
    const place = placeOf(reference)
    const control = sheet === null || place === null ? null : this.workbook.boxesOf(sheet).at(place, Number(nth))
    return sheet === null || control === null ? null : { sheet, control }
  }

  private tickPrinted(entry: FormEntry, options: readonly PrintedOption[], at: SheetPlace): Outcome {
    const chosen = chosenOptions(entry, options)
    if (chosen === null) return 'unknown-option'
    const text = this.textAt(at)
    return this.changeText(
      chosen.map((box) => tickOf(text, box)),
      at,
    )
  }
}

function keyOf({ sheet, place }: SheetPlace): string {
  return `${sheet.part} ${place.row} ${place.column}`
}

function boxesIn(text: string): readonly PrintedOption[] {
  return placesInLines(text).flatMap((place) => ('options' in place ? place.options : []))
}

/** Crosses a box; adds one to words without a box. */
function tickOf(text: string, { start, end }: PlaceRange): Splice {
  return isBox(text.slice(start, end)) ? { start, end, text: '☒' } : { start, end: start, text: '☒ ' }
}

function overlap(one: PlaceRange, other: PlaceRange): boolean {
  return one.start < other.end && one.end > other.start
}

function linesIn(text: string, width: number): number {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / Math.max(1, width))), 0)
}

function answerBehind(before: string, entry: FormEntry): string {
  return plainAnswer(notRepeatedText(answerText(entry), { before, after: '' }))
}
