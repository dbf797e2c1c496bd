import type { FilledPlace, FormEntry } from '../../../../core/proposals/ports/form-filler.ts'
import type { PageBox } from '../../../../core/proposals/ports/page-boxes.ts'
import { inverse, transform } from '../../pdf/matrix.ts'
import { PdfPageBoxes } from '../../pdf/pdf-page-boxes.ts'
import type { PdfPage, Widget } from '../../pdf/pdf-page.ts'
import { plainAnswer } from '../answer/answer-paragraphs.ts'
import { answerText, chosenOptions } from '../place-outcomes.ts'
import { anchorOfRoom, fieldOfAnchor, pageOfAnchor } from './place-spaces.ts'

const NEAR = 3
const COMPARED = 20

/**
 * The places of a filled file that was read again: an interactive field that does not show its answer was not filled. Two
 * boxes of one field can't both be on, for example.
 */
export function seenPlaces(
  pages: readonly PdfPage[],
  entries: readonly FormEntry[],
  places: readonly FilledPlace[],
): FilledPlace[] {
  return places.map((place, at) => {
    const entry = entries[at]!
    const isWritten = place.state === 'filled' || place.state === 'too-long'
    const isSeen = anchorsOf(entry).every((anchor) => showsAnswer(pages, anchor, entry))
    return isWritten && !isSeen ? { ...place, state: 'left', reason: 'unwritable' } : place
  })
}

function anchorsOf(entry: FormEntry): readonly string[] {
  const { room } = entry
  if (room === null || room.kind === 'below') return []
  if (room.kind !== 'options') return [anchorOfRoom(room) ?? '']
  return (chosenOptions(entry, room.options) ?? []).map(({ anchor }) => anchor)
}

/** What is printed and no field is looked at when it is written. */
function showsAnswer(pages: readonly PdfPage[], anchor: string, entry: FormEntry): boolean {
  const [name, box] = [fieldOfAnchor(anchor), new PdfPageBoxes().boxOf(anchor)]
  const page = pages[(pageOfAnchor(anchor) ?? 0) - 1]
  if (name === null || box === null || page === undefined) return true
  const widget = page.pieces.find(
    (piece): piece is Widget => piece.kind === 'widget' && piece.name === name && isAt(piece, box, page),
  )
  if (widget === undefined || widget.value === null) return false
  if (widget.control !== 'text' && widget.control !== 'multiline') return true
  const [seen, meant] = [beginning(widget.value), beginning(plainAnswer(answerText(entry)))]
  return meant.startsWith(seen) && (seen !== '' || meant === '')
}

function isAt({ left, bottom, right, top }: Widget, box: PageBox, { frame }: PdfPage): boolean {
  const toFile = inverse(frame)
  const [[x1, y1], [x2, y2]] = [transform(toFile, left, bottom), transform(toFile, right, top)]
  return Math.abs(Math.min(x1, x2) - box[0]) < NEAR && Math.abs(Math.min(y1, y2) - box[1]) < NEAR
}

function beginning(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, COMPARED)
}
