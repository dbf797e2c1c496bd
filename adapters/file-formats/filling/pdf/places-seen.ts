import type { FilledPlace, FormEntry } from '../../../../core/hand-in/ports.ts'
import type { PageBox } from '../../../../core/forms/ports.ts'
import { inverse, transform } from '../../pdf/matrix.ts'
import { PdfPageBoxes } from '../../pdf/pdf-page-boxes.ts'
import type { PdfPage, Widget } from '../../pdf/pdf-page.ts'
import { chosenOptions } from '../place-outcomes.ts'
import { beginningsOf, letters, seenPlaces } from '../seen-places.ts'
import type { DrawnText } from './page-drawing.ts'
import type { DrawnOnPage } from './pdf-filling.ts'
import { anchorOfSlot, fieldOfAnchor, pageOfAnchor } from './place-spaces.ts'

const NEAR = 3
const COMPARED = 20

interface Filled {
  readonly entries: readonly FormEntry[]
  readonly places: readonly FilledPlace[]
  /** Text drawn on the pages, by entry id. */
  readonly drawn: ReadonlyMap<string, readonly DrawnOnPage[]>
}

/**
 * The places of a filled file after parsing it again: a field that does not show its answer was not filled (two boxes
 * of one field can't both be on, for example), nor was a page without the drawn text.
 */
export function placesSeen(pages: readonly PdfPage[], { entries, places, drawn }: Filled): FilledPlace[] {
  return seenPlaces(
    entries,
    places,
    (entry) =>
      anchorsOf(entry).every((anchor) => showsAnswer(pages, anchor, entry)) &&
      (drawn.get(entry.id) ?? []).every((one) => showsDrawn(pages, one)),
  )
}

/** Maximum distance of parsed text from its drawn position, in points. */
const APART = 3
/** Maximum number of an answer's pieces to look for. */
const MOST_LOOKED_FOR = 3
const FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

function showsDrawn(pages: readonly PdfPage[], { page, texts }: DrawnOnPage): boolean {
  const read = (pages[page - 1]?.pieces ?? []).filter((piece) => piece.kind === 'text')
  const isRead = ({ text, left, baseline }: DrawnText) =>
    read.some((piece) => {
      if (Math.abs(piece.baseline - baseline) > APART || left < piece.left - APART || left > piece.right + APART)
        return false
      return FROM_THE_RIGHT.test(text) || letters(piece.text).includes(beginning(text))
    })
  return texts
    .filter(({ text }) => text.trim() !== '')
    .slice(0, MOST_LOOKED_FOR)
    .every(isRead)
}

function anchorsOf(entry: FormEntry): readonly string[] {
  const { slot } = entry
  if (slot === null || slot.kind === 'below') return []
  if (slot.kind !== 'options') return [anchorOfSlot(slot) ?? '']
  return (chosenOptions(entry, slot.options) ?? []).map(({ anchor }) => anchor)
}

/** A printed place is checked by the text drawn there. */
function showsAnswer(pages: readonly PdfPage[], anchor: string, entry: FormEntry): boolean {
  const [name, box] = [fieldOfAnchor(anchor), new PdfPageBoxes().boxOf(anchor)]
  const page = pages[(pageOfAnchor(anchor) ?? 0) - 1]
  if (name === null || box === null || page === undefined) return true
  const widget = page.pieces.find(
    (piece): piece is Widget => piece.kind === 'widget' && piece.name === name && isAt(piece, box, page),
  )
  if (widget === undefined || widget.value === null) return false
  if (widget.control !== 'text' && widget.control !== 'multiline') return true
  const seen = beginning(widget.value)
  return beginningsOf(entry).some((meant) => meant.startsWith(seen) && (seen !== '' || meant === ''))
}

function isAt({ left, bottom, right, top }: Widget, box: PageBox, { frame }: PdfPage): boolean {
  const toFile = inverse(frame)
  const [[x1, y1], [x2, y2]] = [transform(toFile, left, bottom), transform(toFile, right, top)]
  return Math.abs(Math.min(x1, x2) - box[0]) < NEAR && Math.abs(Math.min(y1, y2) - box[1]) < NEAR
}

function beginning(text: string): string {
  return letters(text).slice(0, COMPARED)
}
