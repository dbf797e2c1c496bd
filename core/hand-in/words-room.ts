import type { FormCell, FormField } from '../proposals/form/form.ts'
import type { AnswerRoom } from './answer-room.ts'
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
  readonly isTaken: (room: AnswerRoom) => boolean
  /** Whether only the answer to its own line may use a place: a signature, or the funder's office part. */
  readonly isClosed: (room: AnswerRoom) => boolean
}

/** The form's place for a text answer, if it has one. */
export function roomForWords(one: AskedSpot, form: OpenForm): AnswerRoom | null {
  const isOwn = form.index.closed.has(one.spot) || isSignatureLabel(printedText(one.spot))
  for (const roomsIn of [ownRoom, roomsInCell, roomsOfAnchor, roomsBesideOwn, roomsOfFollowUp, roomsBelow]) {
    const room = roomsIn(one, form).find((each) => !form.isTaken(each) && (isOwn || !form.isClosed(each)))
    if (room !== undefined) return room
  }
  return null
}

function ownRoom({ spot }: AskedSpot): AnswerRoom[] {
  return takesWords(spot.block) ? fieldRoom(spot) : []
}

function fieldRoom({ block, nth }: FormSpot): AnswerRoom[] {
  return takesWords(block) ? [{ kind: 'field', field: block, nth }] : []
}

/** Fields in the cell of the question itself. */
function roomsInCell({ asked, spot, end }: AskedSpot, { index, isAsked }: OpenForm): AnswerRoom[] {
  if (spot.cell === null) return []
  const isSpace = index.ofCell(spot.cell).every(({ block }) => block?.kind !== 'field' || isUnmarked(block))
  const beside = isSpace ? emptyBeside({ spot, asked: asked.text, isAsked }) : undefined
  if (beside !== undefined) return roomsOfCell(beside, index)
  return index.ofCell(spot.cell).flatMap((other) => (other.at > spot.at && other.at < end ? fieldRoom(other) : []))
}

/** Free space without a label, a control or words that ask for an entry. */
function isUnmarked({ label, value, isControl }: FormField): boolean {
  return label === null && value === null && isControl !== true
}

/** The place that the finder suggests, if it is between the question and the next one. */
function roomsOfAnchor(one: AskedSpot, { index, isAsked }: OpenForm): AnswerRoom[] {
  const { asked, spot, endOfWords } = one
  if (asked.anchor === null || asked.anchor === spot.anchor) return []
  const isMeant = (other: FormSpot) =>
    other.at > spot.at &&
    (other.cell === null || other.cell !== spot.cell) &&
    !isOfNextRow(other, spot, isAsked) &&
    (other.table === spot.table || reachesBelow(spot)) &&
    (other.at < endOfWords || (spot.table !== null && other.table === spot.table))
  return index.around(asked.anchor).filter(isMeant).flatMap(roomAt)
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

function roomAt(spot: FormSpot): AnswerRoom[] {
  if (spot.block === null) return [{ kind: 'cell', anchor: spot.anchor, page: spot.page }]
  return spot.block.kind === 'field' ? fieldRoom(spot) : placeholderRoom(spot)
}

/** A line such as "Click here to enter text" marks the place of the answer; "Name:" is a label. */
function placeholderRoom({ block, anchor, page }: FormSpot): AnswerRoom[] {
  if (block === null || block.kind === 'field' || !isPlaceholder(block.text) || /[:：]\s*$/u.test(block.text)) return []
  const value = block.text
  const unknown = { label: null, help: null, maxCharacters: null, options: [] }
  return [{ kind: 'field', field: { kind: 'field', control: 'multiline', value, anchor, page, ...unknown }, nth: 0 }]
}

function roomsBesideOwn({ asked, spot }: AskedSpot, form: OpenForm): AnswerRoom[] {
  return roomsBeside(spot, asked.text, form)
}

function roomsBeside(spot: FormSpot, asked: string, { index, isAsked }: OpenForm): AnswerRoom[] {
  return cellsForAnswer({ spot, asked, isAsked }).flatMap((cell) => roomsOfCell(cell, index))
}

/**
 * "Are you a charity?" above "If yes, give its number": the place is beside the second, which the question includes.
 */
function roomsOfFollowUp({ asked, spot, end }: AskedSpot, form: OpenForm): AnswerRoom[] {
  if (spot.table === null) return []
  const followUps = form.index.spots
    .slice(spot.at + 1, end)
    .filter((other) => other.table === spot.table && other.block !== null && holdsWords(asked.text, printedText(other)))
  return followUps.flatMap((other) => roomsBeside(other, asked.text, form))
}

function roomsOfCell(cell: FormCell, index: SpotIndex): AnswerRoom[] {
  const fields = index.ofCell(cell).flatMap(fieldRoom)
  return fields.length > 0 ? fields : [{ kind: 'cell', anchor: cell.anchor, page: cell.page }]
}

/** Fields and empty tables in the text after the question, without labels of their own. */
function roomsBelow(one: AskedSpot, { index }: OpenForm): AnswerRoom[] {
  const { asked, spot, end } = one
  if (!reachesBelow(spot)) return []
  const rooms: AnswerRoom[] = []
  for (const other of index.spots.slice(spot.at + 1, end)) {
    if (other.table === spot.table && spot.table !== null) continue
    if (other.block?.kind === 'heading') break
    const label = printedText(other)
    if (other.table !== null) rooms.push(...(index.isBlank(other.table) ? roomAt(other) : roomInBegunBox(other)))
    else if (label === '' || holdsWords(asked.text, label)) rooms.push(...fieldRoom(other))
  }
  return rooms
}

/** The answer continues a sentence that its box begins: "The project …" */
function roomInBegunBox({ table, cell, anchor, page, block }: FormSpot): AnswerRoom[] {
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
