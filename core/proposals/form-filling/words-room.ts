import type { FormCell } from '../form.ts'
import type { AnswerRoom } from './answer-room.ts'
import type { AskedSpot } from './asked-line.ts'
import { cellsForAnswer, isFree } from './cell-spots.ts'
import { isPlaceholder } from '../fill-in-line.ts'
import { holdsWords, printedText, takesWords, type FormSpot } from './form-spots.ts'

/** A form in parts, and what of it is given away. */
export interface OpenForm {
  readonly spots: readonly FormSpot[]
  readonly isAsked: (cell: FormCell) => boolean
  readonly isTaken: (room: AnswerRoom) => boolean
}

/** Where words that answer a question are written, if the form has a place for them. */
export function roomForWords(one: AskedSpot, form: OpenForm): AnswerRoom | null {
  for (const roomsIn of [ownRoom, roomsInCell, roomsOfAnchor, roomsBesideOwn, roomsOfFollowUp, roomsBelow]) {
    const room = roomsIn(one, form).find((each) => !form.isTaken(each))
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
function roomsInCell({ spot, end }: AskedSpot, { spots }: OpenForm): AnswerRoom[] {
  if (spot.cell === null) return []
  return spots.slice(spot.at + 1, end).flatMap((other) => (other.cell === spot.cell ? fieldRoom(other) : []))
}

/** What the finder takes for the place of the answer, where it stands between the question and the next. */
function roomsOfAnchor(one: AskedSpot, { spots }: OpenForm): AnswerRoom[] {
  const { asked, spot, end } = one
  if (asked.anchor === null || asked.anchor === spot.anchor) return []
  const isMeant = (other: FormSpot) =>
    (other.anchor === asked.anchor || other.cell?.anchor === asked.anchor) &&
    (other.cell === null || other.cell !== spot.cell) &&
    (other.at < end || (spot.table !== null && other.table === spot.table))
  return spots
    .slice(spot.at + 1)
    .filter(isMeant)
    .flatMap(roomAt)
}

function roomAt(spot: FormSpot): AnswerRoom[] {
  if (spot.block === null) return [{ kind: 'cell', anchor: spot.anchor, page: spot.page }]
  return spot.block.kind === 'field' ? fieldRoom(spot) : placeholderRoom(spot)
}

/** A line such as "Click here to enter text" stands where the answer goes. */
function placeholderRoom({ block, anchor, page }: FormSpot): AnswerRoom[] {
  if (block === null || block.kind === 'field' || !isPlaceholder(block.text)) return []
  const value = block.text
  const unknown = { label: null, help: null, maxCharacters: null, options: [] }
  return [{ kind: 'field', field: { kind: 'field', control: 'multiline', value, anchor, page, ...unknown }, nth: 0 }]
}

function roomsBesideOwn({ asked, spot }: AskedSpot, form: OpenForm): AnswerRoom[] {
  return roomsBeside(spot, asked.text, form)
}

function roomsBeside(spot: FormSpot, asked: string, { spots, isAsked }: OpenForm): AnswerRoom[] {
  return cellsForAnswer({ spot, asked, isAsked }).flatMap((cell) => roomsOfCell(cell, spots))
}

/** "Are you a charity?" over "If yes, give its number": beside the second, which the question holds as well. */
function roomsOfFollowUp({ asked, spot, end }: AskedSpot, form: OpenForm): AnswerRoom[] {
  if (spot.table === null) return []
  const followUps = form.spots
    .slice(spot.at + 1, end)
    .filter((other) => other.table === spot.table && other.block !== null && holdsWords(asked.text, printedText(other)))
  return followUps.flatMap((other) => roomsBeside(other, asked.text, form))
}

function roomsOfCell(cell: FormCell, spots: readonly FormSpot[]): AnswerRoom[] {
  const fields = spots.filter((spot) => spot.cell === cell).flatMap(fieldRoom)
  return fields.length > 0 ? fields : [{ kind: 'cell', anchor: cell.anchor, page: cell.page }]
}

/** Fields and empty tables in the text after the question; none with a label of its own. */
function roomsBelow(one: AskedSpot, { spots }: OpenForm): AnswerRoom[] {
  const { asked, spot, end } = one
  if (!reachesBelow(spot)) return []
  const rooms: AnswerRoom[] = []
  for (const other of spots.slice(spot.at + 1, end)) {
    if (other.table === spot.table && spot.table !== null) continue
    if (other.block?.kind === 'heading') break
    const label = printedText(other)
    if (other.table !== null) rooms.push(...(isBlank(other) ? roomAt(other) : []))
    else if (label === '' || holdsWords(asked.text, label)) rooms.push(...fieldRoom(other))
  }
  return rooms
}

/** What stands in a table has its answer in it, unless the cell is the last one. */
function reachesBelow({ cell, table }: FormSpot): boolean {
  return cell === null || (table !== null && cell.row + cell.rowSpan >= table.rows)
}

/** A table without words, drawn as a box to write in. */
function isBlank({ table }: FormSpot): boolean {
  return table !== null && table.cells.every(isFree)
}
