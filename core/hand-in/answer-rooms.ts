import type { FormBlock, FormCell } from '../proposals/form.ts'
import type { QuestionKind } from '../proposals/question-kind.ts'
import type { AnswerRoom } from './answer-room.ts'
import { askedSpots, type AskedLine, type AskedSpot } from './asked-line.ts'
import { isFree } from './cell-spots.ts'
import { tableIndex } from './table-index.ts'
import { spotsOf, takesChoice, type FormSpot } from './form-spots.ts'
import { roomForOptions } from './options-room.ts'
import { roomAtSpot } from './room-at-spot.ts'
import { roomBelow } from './room-below.ts'
import { SpotIndex } from './spot-index.ts'
import { roomForWords, type OpenForm } from './words-room.ts'

/** What is ticked or picked. */
const PICKED: ReadonlySet<QuestionKind> = new Set(['choice', 'yes-no', 'declaration', 'attachment'])
/** What no words answer; nothing is written below its line. */
const NOT_WRITTEN: ReadonlySet<QuestionKind> = new Set([...PICKED, 'signature', 'table', 'budget'])

/**
 * Where in a form each answer is written, by the ids of what is asked: a field, an empty cell, boxes, or else below the
 * question. Null for what has no place in the form. No room is given twice.
 */
export function answerRooms(
  blocks: readonly FormBlock[],
  asked: readonly AskedLine[],
): ReadonlyMap<string, AnswerRoom | null> {
  const index = new SpotIndex(spotsOf(blocks))
  const placed = askedSpots(asked, index)
  const labels = new Set(placed.flatMap(({ spot }) => spot.cell ?? []))
  const taken = new Set<string>()
  const closed = new Set([...index.closed].flatMap((spot) => keysOf(roomAtSpot(spot))))
  const form: OpenForm = {
    index,
    isAsked: (cell: FormCell) => labels.has(cell),
    isTaken: (room) => keysOf(room).some((key) => taken.has(key)),
    isClosed: (room) => keysOf(room).some((key) => closed.has(key)),
  }
  const rooms = new Map<string, AnswerRoom | null>(asked.map(({ id }) => [id, null]))
  const give = (id: string, room: AnswerRoom | null) => {
    rooms.set(id, room)
    for (const key of room === null ? [] : keysOf(room)) taken.add(key)
  }
  const pointed = pointedRooms(asked, index)
  for (const [id, room] of pointed) give(id, room)
  for (const one of placed) if (!pointed.has(one.asked.id)) give(one.asked.id, roomFor(one, form))
  return rooms
}

/** Where people point to goes before all else. A place that another release of the reader does not have counts for nothing. */
function pointedRooms(asked: readonly AskedLine[], index: SpotIndex): ReadonlyMap<string, AnswerRoom> {
  const pointed = asked.flatMap(({ id, pointedTo }): [string, AnswerRoom][] => {
    const spot = pointedTo == null ? undefined : index.atPlace(pointedTo)
    return spot === undefined ? [] : [[id, roomAtSpot(spot)]]
  })
  return new Map(pointed)
}

function roomFor(one: AskedSpot, form: OpenForm): AnswerRoom | null {
  const { kind, options } = one.asked
  if (form.index.ofOffice.has(one.spot)) return null
  const boxes = PICKED.has(kind) || options.length > 0 ? roomForOptions(one, form.index) : null
  if (boxes !== null && !form.isTaken(boxes) && !form.isClosed(boxes)) return boxes
  return roomForWords(one, form) ?? ownBoxes(one.spot, form) ?? (NOT_WRITTEN.has(kind) ? null : below(one, form))
}

/** What heads a column, or is signed, has no text below it. */
function below(one: AskedSpot, { index }: OpenForm): AnswerRoom | null {
  return index.closed.has(one.spot) || isColumnHead(one.spot) ? null : roomBelow(one, index.spots)
}

/** Whether a line heads a column in which nothing is left to write. */
function isColumnHead({ cell, table, block }: FormSpot): boolean {
  if (cell?.header !== true || table === null || block?.kind !== 'paragraph' || /[?:：.]\s*$/u.test(block.text))
    return false
  const below = tableIndex(table)
    .column(cell.column)
    .filter(({ row }) => row > cell.row)
  return below.length > 1 && !below.some(isFree)
}

/** What a question in words labels can be a box all the same. */
function ownBoxes(spot: FormSpot, form: OpenForm): AnswerRoom | null {
  if (!takesChoice(spot.block)) return null
  const room = roomAtSpot(spot)
  return form.isTaken(room) ? null : room
}

/** Several answers may be written below one line, one after the other. */
function keysOf(room: AnswerRoom): string[] {
  if (room.kind === 'below') return []
  if (room.kind === 'options') return room.options.map(({ anchor, nth }) => `option ${anchor} ${nth}`)
  return [room.kind === 'field' ? `field ${room.field.anchor} ${room.nth}` : `cell ${room.anchor}`]
}
