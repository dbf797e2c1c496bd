import type { ScannedPage, ScannedRun } from '../../../core/documents/ports/scan-recogniser.ts'
import { runOf } from './page-pieces.ts'
import type { PdfPage, Piece } from './pdf-page.ts'

/** How the eye of the machine takes a box or a circle to tick, and a bullet. */
const SEEN_AS_TICK = /^(?:\[\s?[JI1l]?\]?|\([J)]|O|Q|©|®|C\)|☐|□)\s+(?=\p{Lu})/u
const SEEN_AS_BULLET = /^(?:[+*«»¢°®e•·]|o)\s+(?=[\p{Lu}\d])/u

/** The page with the text that was seen on it in place of its own. What is drawn and interactive stays. */
export function withScannedText(page: PdfPage, scanned: ScannedPage | undefined): PdfPage {
  const others = page.pieces.filter((piece) => piece.kind === 'widget')
  return { ...page, turned: [], pieces: [...others, ...(scanned?.runs ?? []).flatMap((run) => piecesOf(run, page))] }
}

function piecesOf(run: ScannedRun, page: PdfPage): Piece[] {
  const line = runOf({ ...run, left: run.x, baseline: page.height - run.y, italic: false })
  const each = run.width / Math.max(1, run.text.length)
  const tick = SEEN_AS_TICK.exec(run.text)?.[0]
  if (tick !== undefined && run.text.length < 90) {
    const start = line.left + each * tick.length
    const box = { left: line.left, right: start - each, top: line.top, bottom: line.bottom }
    return [
      { ...box, kind: 'tick', ticked: false },
      { ...line, left: start, text: run.text.slice(tick.length) },
    ]
  }
  const bullet = SEEN_AS_BULLET.exec(run.text)?.[0]
  return [bullet === undefined ? line : { ...line, text: `• ${run.text.slice(bullet.length)}` }]
}
