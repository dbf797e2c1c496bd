import type { AnswerSlot } from '../../../../core/hand-in/answer-slot.ts'
import { isBox, placesInLines, type PlaceRange, type PrintedOption } from '../../../../core/hand-in/printed-places.ts'
import type { FormEntry } from '../../../../core/hand-in/ports.ts'
import type { FormField } from '../../../../core/proposals/form/form.ts'
import { notRepeatedText } from '../answer/not-repeated.ts'
import { endOfAskedLine, findWords, isOpenLabel } from '../asked-words.ts'
import { answerText, chosenOptions, type Outcome, type PlaceWriter } from '../place-outcomes.ts'
import { rangeOf, type LineSource } from './line-source.ts'

/** Writes answers in one kind of text. */
export interface TextStyle {
  /** Formats an answer as separate lines. */
  lines(markdown: string): readonly string[]
  /** Whether a blank line must separate an answer from the next text. */
  readonly partsParagraphs: boolean
  /** Indent of later lines of a block that begins after `prefix`. */
  indent(prefix: string): string
  /** Letters in a line of a text that breaks its own lines; null if lines may be as long as they are. */
  readonly width: number | null
  /** Content of a table cell, including its borders. */
  cell(source: string, answer: string): string | null
}

/** Writes answers into a text at the offsets of their anchors. */
export class TextWriter implements PlaceWriter {
  constructor(
    private readonly source: LineSource,
    private readonly style: TextStyle,
    /** Whether the file's encoding has all characters of a text. */
    private readonly canEncode: (text: string) => boolean,
  ) {}

  write(entry: FormEntry, slot: AnswerSlot): Outcome {
    if (!this.canEncode(answerText(entry))) return 'unwritable'
    if (slot.kind === 'options') return this.tick(entry, slot.options)
    const range = rangeOf(slot.kind === 'field' ? slot.field.anchor : slot.anchor, this.source.text.length)
    if (range === null) return 'no-place'
    if (slot.kind === 'field') return this.writeField(entry, slot.field, slot.nth, range)
    if (slot.kind === 'cell' && !this.isEmptyCell(range)) return 'no-place'
    const isWritten =
      slot.kind === 'cell' ? this.writeCell(range, answerText(entry)) : this.writeBelow(range, entry, slot.after)
    return isWritten ? 'filled' : 'unwritable'
  }

  private writeField(entry: FormEntry, field: FormField, nth: number, range: PlaceRange): Outcome {
    if (entry.chosen !== null && (field.control === 'choice' || field.control === 'tick'))
      return this.tickOptions(entry, this.boxesIn(range))
    const place = this.blanksIn(range)[nth]
    const lines = this.style.lines(place === undefined ? answerText(entry) : this.notRepeatedAt(place, entry))
    const isWritten =
      place !== undefined
        ? this.replacePlace(place, lines)
        : (this.replaceValue(range, field.value, lines) ?? this.writeUnprinted(range, entry, lines))
    if (!isWritten) return 'unwritable'
    return field.maxCharacters !== null && lines.join('\n').length > field.maxCharacters ? 'too-long' : 'filled'
  }

  private notRepeatedAt({ start, end }: PlaceRange, entry: FormEntry): string {
    const { text } = this.source
    const around = {
      before: text.slice(this.source.startOfLine(start), start),
      after: text.slice(end, this.source.endOfLine(end)),
    }
    return notRepeatedText(answerText(entry), around)
  }

  private blanksIn({ start, end }: PlaceRange): PlaceRange[] {
    return placesInLines(this.source.text.slice(start, end)).flatMap((place) =>
      'options' in place ? [] : [{ start: start + place.start, end: start + place.end }],
    )
  }

  private replacePlace({ start, end }: PlaceRange, lines: readonly string[]): boolean {
    const { text } = this.source
    const before = /\S/u.test(text[start - 1] ?? ' ') && !/[([/]/u.test(text[start - 1]!) ? ' ' : ''
    const after = /[\p{L}\p{N}]/u.test(text[end] ?? ' ') ? ' ' : ''
    const prefix = text.slice(this.source.startOfLine(start), start)
    const indent = this.style.indent(prefix.replace(/\S.*/su, ''))
    return this.source.replace(start, end, `${before}${this.joined(lines, indent, prefix.length)}${after}`)
  }

  /** Replaces the label's existing value; null without one. */
  private replaceValue({ start, end }: PlaceRange, value: string | null, lines: readonly string[]): boolean | null {
    if (value === null || value === '') return null
    const found = findWords(this.source.text.slice(start, end), value)
    if (found === null) return null
    return this.source.replace(start + found.start, start + found.end, this.joined(lines, ''))
  }

  /** Overwrites blank lines; after a label without a line, and below other words, the answer gets its own lines. */
  private writeUnprinted({ start, end }: PlaceRange, entry: FormEntry, lines: readonly string[]): boolean {
    const isBlank = this.source.text.slice(start, end).trim() === ''
    return isBlank ? this.source.replace(start, end, this.joined(lines, '')) : this.writeBelow({ start, end }, entry)
  }

  private isEmptyCell({ start, end }: PlaceRange): boolean {
    return !/[\p{L}\p{N}]|^\s*\|?\s*[-_=]{3,}/u.test(this.source.text.slice(start, end))
  }

  private writeCell({ start, end }: PlaceRange, markdown: string): boolean {
    const { text } = this.source
    const cell = this.style.cell(text.slice(start, end), markdown)
    if (cell !== null) return this.source.replace(start, end, cell)
    const answer = this.style.lines(markdown).join(' ')
    const free = /^[^\S\r\n]*/u.exec(text.slice(end))![0].length
    const taken = Math.min(free, Math.max(0, free > answer.length + 1 ? answer.length : free - 1))
    const before = /\S/u.test(text[start - 1] ?? ' ') ? '  ' : ''
    const line = text.slice(this.source.startOfLine(start), start)
    const isLast = text.slice(end, this.source.endOfLine(end)).trim() === ''
    const words = isLast ? this.joined([answer], this.style.indent(line), line.length + before.length) : answer
    return this.source.replace(start, end + taken, before + words)
  }

  private writeBelow(range: PlaceRange, entry: FormEntry, help?: string): boolean {
    const { source, style } = this
    const cell = /\S/u.test(source.text.slice(range.start, range.end))
      ? style.cell(source.text.slice(range.start, range.end), answerText(entry))
      : null
    if (cell !== null) return source.replace(range.start, range.end, cell)
    const asked = endOfAskedLine(source.text.slice(range.start, range.end), entry.label, help)
    const end = source.endOfLine(asked === null ? range.end : range.start + asked)
    const lines = style.lines(answerText(entry))
    const first = source.startOfLine(range.start)
    const isFollowed = !source.isBlankAfter(end)
    const isLabel = isOpenLabel(source.text.slice(source.startOfLine(end), end))
    const isOneLine = lines.length === 1 && this.joined(lines, '', end - source.startOfLine(end) + 1) === lines[0]
    if (isLabel && isFollowed && isOneLine && source.text[end - 1] !== '|')
      return source.replace(end, end, ` ${lines[0]!}`)
    const indent = style.indent(source.text.slice(first, range.start))
    const gap = style.partsParagraphs || !isFollowed ? source.lineEnd + indent.trimEnd() : ''
    const after = style.partsParagraphs && isFollowed ? source.lineEnd + indent.trimEnd() : ''
    return source.replace(end, end, `${gap}${source.lineEnd}${indent}${this.joined(lines, indent)}${after}`)
  }

  /** Lines of an answer that begins `column` letters into its line. */
  private joined(lines: readonly string[], indent: string, column = indent.length): string {
    const { width } = this.style
    const broken =
      width === null
        ? lines
        : lines.flatMap((line, at) => inWidth(line, width, at === 0 ? column : indent.length, indent.length))
    return broken.map((line, index) => (index === 0 || line === '' ? line : indent + line)).join(this.source.lineEnd)
  }

  private tick(entry: FormEntry, options: Extract<AnswerSlot, { kind: 'options' }>['options']): Outcome {
    const chosen = chosenOptions(entry, options)
    if (chosen === null) return 'unknown-option'
    return chosen.every(({ anchor, nth }) => this.tickAt(anchor, nth)) ? 'filled' : 'unwritable'
  }

  private tickAt(anchor: string, nth: number): boolean {
    const range = rangeOf(anchor, this.source.text.length)
    if (range === null) return false
    if (this.isEmptyCell(range)) return this.writeCell(range, '☒')
    return this.setTick(this.boxesIn(range)[nth] ?? this.boxBefore(range.start))
  }

  private boxesIn({ start, end }: PlaceRange): readonly PrintedOption[] {
    return placesInLines(this.source.text.slice(start, end)).flatMap((place) =>
      'options' in place
        ? place.options.map((box) => ({ ...box, start: start + box.start, end: start + box.end }))
        : [],
    )
  }

  /** "[ ]" before the words of an item, or else the position before them. */
  private boxBefore(start: number): PlaceRange {
    const box = /\[[ xX]\](?=\s*$)/u.exec(this.source.text.slice(this.source.startOfLine(start), start))
    const at = box === null ? start : this.source.startOfLine(start) + box.index
    return { start: at, end: box === null ? at : at + 3 }
  }

  private tickOptions(entry: FormEntry, options: readonly PrintedOption[]): Outcome {
    const chosen = chosenOptions(entry, options)
    if (chosen === null) return 'unknown-option'
    return chosen.every((option) => this.setTick(option)) ? 'filled' : 'unwritable'
  }

  private setTick({ start, end }: PlaceRange): boolean {
    const box = this.source.text.slice(start, end)
    if (/^\[[ xX]?\]$/u.test(box)) return this.source.replace(start, end, '[x]')
    if (box === '( )') return this.source.replace(start, end, '(x)')
    const mark = this.canEncode('☒') ? '☒' : '[x]'
    return isBox(box) ? this.source.replace(start, end, mark) : this.source.replace(start, start, `${mark} `)
  }
}

const LIST_MARK = /^\s*(?:[-•*–]|\p{N}{1,3}[.)])\s+/u

/** Breaks a line between words; what follows the mark of a list stays beside it. */
function inWidth(line: string, width: number, first: number, later: number): string[] {
  const hanging = ' '.repeat(LIST_MARK.exec(line)?.[0].length ?? 0)
  const lines = ['']
  for (const [at, word] of line.split(/ (?=\S)/u).entries()) {
    const taken = (lines.length === 1 ? first : later) + lines.at(-1)!.length
    if (at > 0 && taken + 1 + word.length > width) lines.push(hanging + word)
    else lines[lines.length - 1] += at === 0 ? word : ` ${word}`
  }
  return lines
}
