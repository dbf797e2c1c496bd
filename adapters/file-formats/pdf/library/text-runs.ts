import { heightOf } from '../box.ts'
import { runOf } from '../page-pieces.ts'
import type { PdfPage, TextRun, Widget } from '../pdf-page.ts'

const USUAL_SIZE = 10
/** Of a character, in ems. */
const USUAL_WIDTH = 0.5

/** The text of a page with what is filled into its fields. */
export function textRunsOf(page: PdfPage): TextRun[] {
  return page.pieces.flatMap((piece) => {
    if (piece.kind === 'text') return [piece]
    return piece.kind === 'widget' && piece.control !== 'tick' ? filledIn(piece) : []
  })
}

/** A line of text for each line of a field's value; a field of one line shows it at its middle. */
function filledIn(widget: Widget): TextRun[] {
  if (widget.value === null) return []
  const size = Math.min(USUAL_SIZE, 0.7 * heightOf(widget))
  const first = widget.control === 'multiline' ? widget.top + size : (widget.top + widget.bottom) / 2 + 0.3 * size
  return widget.value.split(/\r\n?|\n/).map((text, line) => {
    const place = {
      left: widget.left + 2,
      baseline: first + 1.2 * line * size,
      width: text.length * USUAL_WIDTH * size,
    }
    return runOf({ text, size, ...place, bold: false, italic: false })
  })
}
