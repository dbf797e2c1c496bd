import type { AnswerRoom } from './answer-room.ts'
import { boxesOf, takesChoice, takesWords, type FormSpot } from './form-spots.ts'

/** Where words are written if somebody points to a spot: into the field or the empty cell there, or else below its line. */
export function roomAtSpot(spot: FormSpot): AnswerRoom {
  const { block, anchor, page, nth } = spot
  if (block === null) return { kind: 'cell', anchor, page }
  if (takesWords(block)) return { kind: 'field', field: block, nth }
  if (takesChoice(block)) return { kind: 'options', options: boxesOf(spot) }
  return { kind: 'below', anchor, page }
}
