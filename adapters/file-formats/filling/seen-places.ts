import type { AnswerSlot } from '../../../core/hand-in/answer-slot.ts'
import { type FilledPlace, type FormEntry, isWrittenState } from '../../../core/hand-in/ports.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'
import { plainAnswer } from './answer/answer-paragraphs.ts'
import type { MovedOffsets } from './moved-offsets.ts'
import { answerText, chosenOptions } from './place-outcomes.ts'
import { plainNumber } from './typed-value.ts'

/** Number of letters that identify an answer. */
const COMPARED = 20

/** The places of a filled file after parsing it again: a place without its answer was not filled. */
export function seenPlaces(
  entries: readonly FormEntry[],
  places: readonly FilledPlace[],
  shows: (entry: FormEntry, slot: AnswerSlot) => boolean,
): FilledPlace[] {
  return places.map((place, at) => {
    const entry = entries[at]!
    if (!isWrittenState(place.state) || entry.slot === null || shows(entry, entry.slot)) return place
    return { ...place, state: 'left', reason: 'unwritable' }
  })
}

/** Returns the text of a filled file between two of its offsets. */
export type SaidBetween = (start: number, end: number) => string

export interface FilledText {
  readonly moved: MovedOffsets
  readonly said: SaidBetween
  /** The end of the printed line at an offset of the source, if answers go below the whole line. */
  readonly endOfLine?: (offset: number) => number
}

/** `seenPlaces` for a file whose anchors are offsets. */
export function seenInText(
  entries: readonly FormEntry[],
  places: readonly FilledPlace[],
  { moved, said, endOfLine = (offset) => offset }: FilledText,
): FilledPlace[] {
  const starts = entries.flatMap(({ slot }) => (slot === null ? [] : rangesOf(slot).map(({ start }) => start)))
  const meant = [...new Set(starts)].sort((a, b) => a - b)
  /** Maximum end of an answer that begins at an offset. */
  const endAfter = (offset: number) => {
    const next = meant.find((start) => start > offset)
    return next === undefined ? Infinity : moved.startOf(next)
  }
  const within = ({ start, end }: Range) => said(moved.startOf(start), moved.endOf(end, start))
  const from = ({ start, end }: Range) => {
    const lineEnd = endOfLine(end)
    return said(moved.startOf(start), Math.max(moved.endOf(lineEnd, start), endAfter(lineEnd)))
  }
  return seenPlaces(entries, places, (entry, slot) => {
    if (slot.kind === 'options') return showsTicks(entry, slot, within)
    const [range] = rangesOf(slot)
    if (range === undefined) return false
    const isOpen = slot.kind === 'below' || (slot.kind === 'field' && slot.field.isControl !== true)
    const text = isOpen ? from(range) : within(range)
    return isTicked(text) && entry.chosen !== null ? true : saysAnswer(text, entry)
  })
}

interface Range {
  readonly start: number
  readonly end: number
}

function rangesOf(slot: AnswerSlot): Range[] {
  const anchors = slot.kind === 'options' ? slot.options.map(({ anchor }) => anchor) : [anchorOf(slot)]
  return anchors.flatMap((anchor) => {
    const [, start, end] = /^(\d+)-(\d+)$/u.exec(anchor) ?? []
    return start === undefined ? [] : [{ start: Number(start), end: Number(end) }]
  })
}

function anchorOf(slot: Exclude<AnswerSlot, { readonly kind: 'options' }>): string {
  return slot.kind === 'field' ? slot.field.anchor : slot.anchor
}

function showsTicks(
  entry: FormEntry,
  slot: Extract<AnswerSlot, { readonly kind: 'options' }>,
  within: (range: Range) => string,
): boolean {
  const chosen = chosenOptions(entry, slot.options) ?? []
  return chosen.every((option) => {
    const text = rangesOf({ kind: 'options', options: [option] })
      .map(within)
      .join(' ')
    return isTicked(text) || showsPicked(text, option.text, slot.options)
  })
}

/** Whether a list shows the picked words, and no other option. */
function showsPicked(text: string, picked: string, options: readonly { readonly text: string }[]): boolean {
  const [shown, meant] = [normaliseWords(text), normaliseWords(picked)]
  const others = options.map((option) => normaliseWords(option.text)).filter((one) => !meant.includes(one))
  return shown.includes(meant) && !others.some((one) => shown.includes(one))
}

const TICKED = /[☑☒✓✔✗✘\uf0fe\uf0fd]|\[[xX]\]|\([xX]\)|^\s*[xX]\s*$/u

export function isTicked(text: string): boolean {
  return TICKED.test(text)
}

/** Whether a text contains an answer, or its day or number. */
export function saysAnswer(text: string, entry: FormEntry): boolean {
  const seen = letters(text)
  return beginningsOf(entry).some((one) => seen.includes(one))
}

const LABELLED = /^\p{L}[\p{L}.-]*\s*[:：]\s*(?=\S)/u
const WITH_UNIT = /^(\P{L}*\p{N})\s*(?:\p{L}+|\/\s*\d+)\.?$/u

/**
 * Possible beginnings of a written answer, as letters only: without words that the place prints, or with a day or
 * number in another format.
 */
export function beginningsOf(entry: FormEntry): readonly string[] {
  const words = plainAnswer(answerText(entry)).trim()
  const number = plainNumber(words)
  const meant = [
    words,
    words.replace(LABELLED, ''),
    words.replace(WITH_UNIT, '$1'),
    ...(entry.day === null ? [] : formsOfDay(entry.day)),
    ...(number === null ? [] : [`${Math.trunc(Math.abs(number))}`]),
  ]
  return [...new Set(meant.map((one) => letters(one).slice(0, COMPARED)))]
}

function formsOfDay(day: string): readonly string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const orders = [year, year.slice(2)].flatMap((one) => [`${date}${month}${one}`, `${month}${date}${one}`])
  return [day, ...orders]
}

/** Letters and digits only, because files separate words differently. */
export function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
