import type { FormCell, FormField } from '../proposals/form/form.ts'
import type { AnswerSlot } from './answer-slot.ts'
import type { AskedSpot } from './asked-line.ts'
import type { SpotIndex } from './spot-index.ts'
import { isSignatureLabel } from './closed-places.ts'
import { cellsForAnswer, emptyBeside, isOfOtherPrompt } from './cell-spots.ts'
import { tableIndex } from './table-index.ts'
import { isPlaceholder } from './fill-in-line.ts'
import { holdsWords, printedText, takesWords, type FormSpot } from './form-spots.ts'

/** A form's spots, with those that are already used. */
export interface OpenForm {
  readonly index: SpotIndex
  readonly isAsked: (cell: FormCell) => boolean
  readonly isTaken: (slot: AnswerSlot) => boolean
  /** Whether only the answer to its own line may use a place: a signature, or the funder's office part. */
  readonly isClosed: (slot: AnswerSlot) => boolean
}

/** The form's place for a text answer, if it has one. */
export function slotForWords(one: AskedSpot, form: OpenForm): AnswerSlot | null {
  const isOwn = form.index.closed.has(one.spot) || isSignatureLabel(printedText(one.spot))
  for (const slotsIn of [ownSlot, slotsInCell, slotsOfAnchor, slotsBesideOwn, slotsOfFollowUp, slotsBelow]) {
    const slot = slotsIn(one, form).find((each) => !form.isTaken(each) && (isOwn || !form.isClosed(each)))
    if (slot !== undefined) return slot
  }
  return null
}

function ownSlot({ spot }: AskedSpot): AnswerSlot[] {
  return takesWords(spot.block) ? fieldSlot(spot) : []
}

function fieldSlot({ block, nth }: FormSpot): AnswerSlot[] {
  return takesWords(block) ? [{ kind: 'field', field: block, nth }] : []
}

/** Fields in the cell of the question itself. */
function slotsInCell({ asked, spot, end }: AskedSpot, { index, isAsked }: OpenForm): AnswerSlot[] {
  if (spot.cell === null) return []
  const isSpace = index.ofCell(spot.cell).every(({ block }) => block?.kind !== 'field' || isUnmarked(block))
  const beside = isSpace ? emptyBeside({ spot, asked: asked.text, isAsked }) : undefined
  if (beside !== undefined) return slotsOfCell(beside, index)
  return index.ofCell(spot.cell).flatMap((other) => (other.at > spot.at && other.at < end ? fieldSlot(other) : []))
}

/** Free space without a label, a control or words that ask for an entry. */
function isUnmarked({ label, value, isControl }: FormField): boolean {
  return label === null && value === null && isControl !== true
}

/** The place that the finder suggests, if it is between the question and the next one. */
function slotsOfAnchor(one: AskedSpot, { index, isAsked }: OpenForm): AnswerSlot[] {
  const { asked, spot, endOfWords } = one
  if (asked.anchor === null || asked.anchor === spot.anchor) return []
  const isMeant = (other: FormSpot) =>
    other.at > spot.at &&
    (other.cell === null || other.cell !== spot.cell) &&
    !isOfNextRow(other, spot, isAsked) &&
    (other.table === spot.table || reachesBelow(spot)) &&
    (other.at < endOfWords || (spot.table !== null && other.table === spot.table))
  return index.around(asked.anchor).filter(isMeant).flatMap(slotAt)
}

/**
 * An empty cell in another row of the table belongs to the label before it in that row; one left of the question's
 * column belongs to the cell above it.
 */
function isOfNextRow({ block, cell, table }: FormSpot, spot: FormSpot, isAsked: OpenForm['isAsked']): boolean {
  if (block !== null || cell === null || table === null || table !== spot.table || spot.cell === null) return false
  if (cell.row < spot.cell.row + spot.cell.rowSpan) return false
  return cell.column < spot.cell.column || isOfOtherPrompt(cell, tableIndex(table), isAsked)
}

function slotAt(spot: FormSpot): AnswerSlot[] {
  if (spot.block === null) return [{ kind: 'cell', anchor: spot.anchor, page: spot.page }]
  return spot.block.kind === 'field' ? fieldSlot(spot) : placeholderSlot(spot)
}

/** A line such as "Click here to enter text" marks the place of the answer; "Name:" is a label. */
function placeholderSlot({ block, anchor, page }: FormSpot): AnswerSlot[] {
  if (block === null || block.kind === 'field' || !isPlaceholder(block.text) || /[:：]\s*$/u.test(block.text)) return []
  const value = block.text
  const unknown = { label: null, help: null, maxCharacters: null, options: [] }
  return [{ kind: 'field', field: { kind: 'field', control: 'multiline', value, anchor, page, ...unknown }, nth: 0 }]
}

function slotsBesideOwn({ asked, spot }: AskedSpot, form: OpenForm): AnswerSlot[] {
  return slotsBeside(spot, asked.text, form)
}

function slotsBeside(spot: FormSpot, asked: string, { index, isAsked }: OpenForm): AnswerSlot[] {
  return cellsForAnswer({ spot, asked, isAsked }).flatMap((cell) => slotsOfCell(cell, index))
}

/**
 * "Are you a charity?" above "If yes, give its number": the place is beside the second, which the question includes.
 */
function slotsOfFollowUp({ asked, spot, end }: AskedSpot, form: OpenForm): AnswerSlot[] {
  if (spot.table === null) return []
  const followUps = form.index.spots
    .slice(spot.at + 1, end)
    .filter((other) => other.table === spot.table && other.block !== null && holdsWords(asked.text, printedText(other)))
  return followUps.flatMap((other) => slotsBeside(other, asked.text, form))
}

function slotsOfCell(cell: FormCell, index: SpotIndex): AnswerSlot[] {
  const fields = index.ofCell(cell).flatMap(fieldSlot)
  return fields.length > 0 ? fields : [{ kind: 'cell', anchor: cell.anchor, page: cell.page }]
}

/** Fields and empty tables in the text after the question, without labels of their own. */
function slotsBelow(one: AskedSpot, { index }: OpenForm): AnswerSlot[] {
  const { asked, spot, end } = one
  if (!reachesBelow(spot)) return []
  const slots: AnswerSlot[] = []
  for (const other of index.spots.slice(spot.at + 1, end)) {
    if (other.table === spot.table && spot.table !== null) continue
    if (other.block?.kind === 'heading') break
    const label = printedText(other)
    if (other.table !== null) slots.push(...(index.isBlank(other.table) ? slotAt(other) : slotInBegunBox(other)))
    else if (label === '' || holdsWords(asked.text, label)) slots.push(...fieldSlot(other))
  }
  return slots
}

/** The answer continues a sentence that its box begins: "The project …" */
function slotInBegunBox({ table, cell, anchor, page, block }: FormSpot): AnswerSlot[] {
  const isBegun = block?.kind === 'paragraph' && cell?.blocks.at(-1) === block && /(?:…|\.{3})\s*$/u.test(block.text)
  return isBegun && table?.cells.length === 1 ? [{ kind: 'below', anchor, page }] : []
}

/**
 * A question in a table is answered inside it, unless its cell is in the last row and is not a label such as
 * "Address:".
 */
function reachesBelow(spot: FormSpot): boolean {
  const { cell, table } = spot
  if (cell === null || table === null) return cell === null
  const isLabel = table.cells.length > 1 && /[:：]\s*$/u.test(printedText(spot))
  return cell.row + cell.rowSpan >= table.rows && !isLabel
}
