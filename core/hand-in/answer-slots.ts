import type { FormBlock, FormCell } from '../proposals/form/form.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'
import type { AnswerSlot, OptionsSlot, BelowSlot } from './answer-slot.ts'
import { askedSpots, type AskedLine, type AskedSpot } from './asked-line.ts'
import { cellsForAnswer, isFree } from './cell-spots.ts'
import { tableIndex } from './table-index.ts'
import {
  spotsOf,
  takesChoice,
  type FormSpot,
  boxesOf,
  hasWords,
  holdsWords,
  printedText,
  takesWords,
} from './form-spots.ts'
import { SpotIndex } from './spot-index.ts'
import { slotForWords, type OpenForm } from './words-slot.ts'
import { normaliseWords } from '../shared/normalise-text.ts'

/** "Answer:" has at most this many words. */
const MAX_LEAD_WORDS = 3
const MAX_LABEL_WORDS = 2

/** Below the last line of a question: its help, its limit, or a lead-in to the answer. */
function slotBelow(one: AskedSpot, spots: readonly FormSpot[]): BelowSlot {
  const { spot, end } = one
  const following = spots.slice(spot.at + 1, end)
  const isOther = (other: FormSpot) => other.cell !== spot.cell || !belongs(other, one)
  const other = following.findIndex(isOther)
  const last = (other === -1 ? following : following.slice(0, other)).at(-1) ?? spot
  const { anchor, page } = last
  const until = other === -1 ? undefined : endOfHelp(spot, following.slice(other))
  return {
    ...{ kind: 'below', anchor, page },
    ...(last !== spot && anchor === spot.anchor && { after: printedText(last) }),
    ...(until !== undefined && { until: until.anchor }),
  }
}

/**
 * The last of the plain lines after a question on its page, if the question is set off from them as a heading, in bold
 * or by its number; undefined if there are none, or they continue on the next page.
 */
function endOfHelp({ block, cell, page }: FormSpot, following: readonly FormSpot[]): FormSpot | undefined {
  const isSetOff = block?.kind === 'heading' || (block?.kind === 'paragraph' && (block.bold || block.number !== null))
  if (!isSetOff || cell !== null || page === null) return undefined
  const isHelp = (one: FormSpot) =>
    one.cell === null && one.block?.kind === 'paragraph' && !one.block.bold && one.block.number === null
  const end = following.findIndex((one) => !isHelp(one) || one.page !== page)
  const next = following[end]
  if (next !== undefined && isHelp(next)) return undefined
  return (end === -1 ? following : following.slice(0, end)).at(-1)
}

function belongs(other: FormSpot, { spot, asked }: AskedSpot): boolean {
  const { block } = other
  if (block?.kind !== 'paragraph') return false
  const text = printedText(other)
  if (text === '' ? block.number !== null : block.listLevel > 0 && isOpenLabel(text)) return false
  if (block.listLevel === 0 && isLabel(asked.text) && isLabel(text)) return false
  if (spot.anchor === other.anchor || normaliseWords(asked.text).includes(normaliseWords(text))) return true
  const isAlike = block.bold && spot.block?.kind === 'paragraph' && spot.block.bold
  if (!isAlike && normaliseWords(asked.guidance ?? '').includes(normaliseWords(text))) return true
  const isPoint = spot.block?.kind !== 'paragraph' || block.listLevel > spot.block.listLevel
  if (block.listLevel > 0) return isPoint
  return block.italic || /^[([].*[)\]][.:]?$/su.test(text) || isOpenLabel(text)
}

/** "Address" above "Town/City" and "County": each has its own place. */
function isLabel(text: string): boolean {
  return text.trim().split(/\s+/u).length <= MAX_LABEL_WORDS && /^[\p{L}\p{N}\s/-]+[:：*]?$/u.test(text.trim())
}

/** A lead-in to the answer, such as "Answer:"; as a point of a list it has an answer of its own. */
function isOpenLabel(text: string): boolean {
  return /[:：]\s*$/u.test(text) && text.trim().split(/\s+/u).length <= MAX_LEAD_WORDS
}

/** The place for text at a spot that a person chose: its field or empty cell, or else below its line. */
function slotAtSpot(spot: FormSpot): AnswerSlot {
  const { block, anchor, page, nth } = spot
  if (block === null) return { kind: 'cell', anchor, page }
  if (takesWords(block)) return { kind: 'field', field: block, nth }
  if (takesChoice(block)) return { kind: 'options', options: boxesOf(spot) }
  return { kind: 'below', anchor, page }
}

type Option = OptionsSlot['options'][number]

/** The boxes to tick for a question: beside its printed options, or all of them if it has none; null without boxes. */
function slotForOptions(one: AskedSpot, index: SpotIndex): AnswerSlot | null {
  const { spots } = index
  const words = one.asked.options.length > 0 ? one.asked.options : [one.asked.text]
  const wanted = new Set(words.map(normaliseWords))
  const boxes = spots.slice(one.spot.at, one.end).flatMap((spot) => boxesAt(spot, index))
  const meant = boxes.filter(({ text }) => wanted.has(normaliseWords(text)))
  const options = meant.length > 0 || one.asked.options.length > 0 ? meant : unnamedBoxes(one, spots)
  return options.length === 0 ? null : { kind: 'options', options }
}

/** Without known options: the boxes of a field that the question itself labels, or those of the fields below it. */
function unnamedBoxes({ spot, asked, end }: AskedSpot, spots: readonly FormSpot[]): readonly Option[] {
  const own = boxesOf(spot)
  if (own.length === 1) return [{ ...own[0]!, text: asked.text }]
  const isPicked = asked.kind === 'choice' || asked.kind === 'yes-no'
  return own.length > 0 || !isPicked ? own : spots.slice(spot.at + 1, end).flatMap(boxesOf)
}

function boxesAt(spot: FormSpot, index: SpotIndex): readonly Option[] {
  if (takesChoice(spot.block)) return boxesOf(spot)
  const text = printedText(spot)
  const box = text === '' ? undefined : boxBeside(spot)
  if (box === undefined) return []
  const { nth } = index.ofCell(box)[0]!
  return [{ text, anchor: box.anchor, nth, page: box.page }]
}

/** The empty cell to the right of a printed word, or else to its left. */
function boxBeside({ cell, table }: FormSpot) {
  if (cell === null || table === null || cell.blocks.length !== 1) return undefined
  const row = tableIndex(table).row(cell.row)
  const at = row.indexOf(cell)
  return [row[at + 1], row[at - 1]].find((one) => one !== undefined && isFree(one))
}

/** Kinds that are ticked or picked. */
const PICKED: ReadonlySet<QuestionKind> = new Set(['choice', 'yes-no', 'declaration', 'attachment'])
/** Kinds that no text answers; nothing is written below their line. */
const NOT_WRITTEN: ReadonlySet<QuestionKind> = new Set([...PICKED, 'signature', 'table', 'budget'])

/**
 * The place of each answer in a form, by the id of its question or item: a field, an empty cell, boxes, or below the
 * question. Null without a place in the form. No place is used twice.
 */
export function answerSlots(
  blocks: readonly FormBlock[],
  asked: readonly AskedLine[],
): ReadonlyMap<string, AnswerSlot | null> {
  const index = new SpotIndex(spotsOf(blocks))
  const placed = askedSpots(asked, index)
  const labels = new Set(placed.flatMap(({ spot }) => spot.cell ?? []))
  const taken = new Set<string>()
  const closed = new Set([...index.closed].flatMap((spot) => keysOf(slotAtSpot(spot))))
  const form: OpenForm = {
    index,
    isAsked: (cell: FormCell) => labels.has(cell),
    isTaken: (slot) => keysOf(slot).some((key) => taken.has(key)),
    isClosed: (slot) => keysOf(slot).some((key) => closed.has(key)),
  }
  const slots = new Map<string, AnswerSlot | null>(asked.map(({ id }) => [id, null]))
  const give = (id: string, slot: AnswerSlot | null) => {
    slots.set(id, slot)
    for (const key of slot === null ? [] : keysOf(slot)) taken.add(key)
  }
  const pointed = pointedSlots(asked, index)
  for (const [id, slot] of pointed) give(id, slot)
  for (const one of placed) if (!pointed.has(one.asked.id)) give(one.asked.id, slotFor(one, form))
  return slots
}

/** Places that people chose come first. A place that another release of the reader lacks is ignored. */
function pointedSlots(asked: readonly AskedLine[], index: SpotIndex): ReadonlyMap<string, AnswerSlot> {
  const pointed = asked.flatMap(({ id, pointedTo }): [string, AnswerSlot][] => {
    const spot = pointedTo == null ? undefined : index.atPlace(pointedTo)
    return spot === undefined ? [] : [[id, slotAtSpot(spot)]]
  })
  return new Map(pointed)
}

function slotFor(one: AskedSpot, form: OpenForm): AnswerSlot | null {
  const { kind, options } = one.asked
  if (form.index.ofOffice.has(one.spot)) return null
  const boxes = PICKED.has(kind) || options.length > 0 ? slotForOptions(one, form.index) : null
  if (boxes !== null && !form.isTaken(boxes) && !form.isClosed(boxes)) return boxes
  const slot = slotForWords(one, form) ?? ownBoxes(one.spot, form)
  return slot ?? (NOT_WRITTEN.has(kind) ? null : (sharedBox(one, form) ?? below(one, form)))
}

/** A list item that describes the answer shares the box below the list, even if another question has taken the box. */
function sharedBox({ spot, asked }: AskedSpot, { index, isAsked, isClosed }: OpenForm): AnswerSlot | null {
  const { block, cell } = spot
  if (cell === null || block?.kind !== 'paragraph' || block.listLevel === 0 || index.ofCell(cell)[0] === spot)
    return null
  const box = cellsForAnswer({ spot, asked: asked.text, isAsked }).find((one) => one.row > cell.row && isFree(one))
  const slot = box && ({ kind: 'cell', anchor: box.anchor, page: box.page } as const)
  return slot === undefined || isClosed(slot) ? null : slot
}

/** No text goes below a column heading or a signature. */
function below(one: AskedSpot, { index, isAsked }: OpenForm): AnswerSlot | null {
  if (index.closed.has(one.spot)) return null
  const label = labelUnder(one, index)
  if (label?.cell && !isAsked(label.cell)) return slotBelow({ ...one, spot: label }, index.spots)
  return isColumnHead(one.spot) ? null : slotBelow(one, index.spots)
}

/** The last line of the cell below a question that belongs to it: a row joined with its column heading, or help. */
function labelUnder({ asked, spot }: AskedSpot, index: SpotIndex): FormSpot | undefined {
  const { cell, table } = spot
  if (cell === null || table === null) return undefined
  const under = tableIndex(table)
    .column(cell.column)
    .find(({ row }) => row >= cell.row + cell.rowSpan)
  const lines = under === undefined ? [] : index.ofCell(under)
  const isJoined = lines[0] !== undefined && hasWords(lines[0]) && holdsWords(asked.text, joined(spot, lines[0]))
  if (isJoined) return lines.findLast((one) => hasWords(one) && holdsWords(asked.text, printedText(one)))
  const isHelp = table.columns === 1 && lines.every((one) => holdsWords(asked.guidance ?? '', printedText(one)))
  return isHelp ? lines.at(-1) : undefined
}

function joined(head: FormSpot, label: FormSpot): string {
  return `${printedText(head)} ${printedText(label)}`
}

/** Whether a line heads a column in which nothing is left to write. */
function isColumnHead({ cell, table, block }: FormSpot): boolean {
  if (cell === null || table === null || block?.kind !== 'paragraph' || /[?:：.]\s*$/u.test(block.text)) return false
  const below = tableIndex(table)
    .column(cell.column)
    .filter(({ row }) => row > cell.row)
  const isHead = cell.header || (block.bold && below[0] !== undefined && !isBold(below[0]))
  return isHead && below.length > 1 && !below.some(isFree)
}

function isBold({ blocks }: FormCell): boolean {
  return blocks.some((block) => block.kind === 'paragraph' && block.bold)
}

/** A question in words can still label a box. */
function ownBoxes(spot: FormSpot, form: OpenForm): AnswerSlot | null {
  if (!takesChoice(spot.block)) return null
  const slot = slotAtSpot(spot)
  return form.isTaken(slot) ? null : slot
}

/** Several answers may be written one after the other below one line. */
function keysOf(slot: AnswerSlot): string[] {
  if (slot.kind === 'below') return []
  if (slot.kind === 'options') return slot.options.map(({ anchor, nth }) => `option ${anchor} ${nth}`)
  return [slot.kind === 'field' ? `field ${slot.field.anchor} ${slot.nth}` : `cell ${slot.anchor}`]
}
