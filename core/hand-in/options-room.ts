import { normaliseWords } from '../shared/normalise-text.ts'
import type { AnswerRoom, OptionsRoom } from './answer-room.ts'
import type { AskedSpot } from './asked-line.ts'
import { isFree } from './cell-spots.ts'
import type { SpotIndex } from './spot-index.ts'
import { tableIndex } from './table-index.ts'
import { boxesOf, printedText, takesChoice, type FormSpot } from './form-spots.ts'

type Option = OptionsRoom['options'][number]

/** The boxes to tick for a question: of one with printed options those beside their words, else all; null where there are none. */
export function roomForOptions(one: AskedSpot, index: SpotIndex): AnswerRoom | null {
  const { spots } = index
  const words = one.asked.options.length > 0 ? one.asked.options : [one.asked.text]
  const wanted = new Set(words.map(normaliseWords))
  const boxes = spots.slice(one.spot.at, one.end).flatMap((spot) => boxesAt(spot, index))
  const meant = boxes.filter(({ text }) => wanted.has(normaliseWords(text)))
  const options = meant.length > 0 || one.asked.options.length > 0 ? meant : unnamedBoxes(one, spots)
  return options.length === 0 ? null : { kind: 'options', options }
}

/** Where no options are known: the boxes of a field that the question itself labels, or those of the fields below it. */
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
