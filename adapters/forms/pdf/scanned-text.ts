import type { PageContent, Piece, TextRun } from './page-content.ts'

/** Text read off the picture of a page, in points from the page's lower left corner, `y` at the baseline. */
export interface ScannedPage {
  readonly number: number
  readonly runs: readonly {
    readonly text: string
    readonly x: number
    readonly y: number
    readonly width: number
    readonly size: number
    readonly bold: boolean
  }[]
}

export type RecogniseScan = (bytes: Uint8Array) => Promise<readonly ScannedPage[]>

type ScannedRun = ScannedPage['runs'][number]

/** How the eye of the machine takes a box or a circle to tick, and a bullet. */
const SEEN_AS_TICK = /^(?:\[\s?[JI1l]?\]?|\([J)]|O|Q|©|®|C\)|☐|□)\s+(?=\p{Lu})/u
const SEEN_AS_BULLET = /^(?:[+*«»¢°®e•·]|o)\s+(?=[\p{Lu}\d])/u

/** The page with the text that was seen on it in place of its own. What is drawn and interactive stays. */
export function withScannedText(page: PageContent, scanned: ScannedPage | undefined): PageContent {
  const others = page.pieces.filter((piece) => piece.kind === 'widget')
  return { ...page, pieces: [...others, ...(scanned?.runs ?? []).flatMap((run) => piecesOf(run, page))] }
}

function piecesOf(run: ScannedRun, page: PageContent): Piece[] {
  const line = textRun(run, page)
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

function textRun({ text, x, y, width, size, bold }: ScannedRun, page: PageContent): TextRun {
  const baseline = page.height - y
  const box = { left: x, right: x + width, top: baseline - 0.8 * size, bottom: baseline + 0.22 * size }
  return { kind: 'text', text, size, baseline, bold, italic: false, ...box }
}
