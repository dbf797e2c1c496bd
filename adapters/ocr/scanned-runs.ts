import type { PagePicture } from './page-pictures.ts'
import type { ScannedPage, ScannedRun } from '../../core/documents/ports.ts'

interface PixelBox {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Mean length, in pixels, of the dark stretches across a word: bold type has longer ones. */
function strokeWidth({ luminance, width, height }: PagePicture, box: PixelBox): number {
  const [left, right] = [Math.max(0, box.x0), Math.min(width, box.x1)]
  const [top, bottom] = [Math.max(0, box.y0), Math.min(height, box.y1)]
  const threshold = middleOf(luminance, width, { x0: left, x1: right, y0: top, y1: bottom })
  let dark = 0
  let stretches = 0
  for (let y = top; y < bottom; y++) {
    let inside = false
    for (let x = left; x < right; x++) {
      const isDark = (luminance[y * width + x] ?? 255) < threshold
      if (isDark) dark++
      if (isDark && !inside) stretches++
      inside = isDark
    }
  }
  return stretches === 0 ? 0 : dark / stretches
}

function middleOf(luminance: Uint8Array, width: number, { x0, x1, y0, y1 }: PixelBox): number {
  let [darkest, lightest] = [255, 0]
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const value = luminance[y * width + x] ?? 255
      if (value < darkest) darkest = value
      if (value > lightest) lightest = value
    }
  }
  return (darkest + lightest) / 2
}

export interface RecognisedWord {
  readonly text: string
  readonly confidence: number
  readonly bbox: PixelBox
}

export interface RecognisedLine {
  readonly words: readonly RecognisedWord[]
  readonly baseline: { readonly y0: number; readonly y1: number }
  readonly rowAttributes: { readonly rowHeight: number }
}

const MIN_CONFIDENCE = 40
/** A blank wider than this many line heights separates two texts. */
const APART = 1.1
const BOLDER = 1.28
/** Smaller differences in size are errors of measurement. */
const SAME_SIZE = 0.13

/** Lines as runs, cut at wide blanks and at changes between bold and regular type. */
export function runsOf(lines: readonly RecognisedLine[], picture: PagePicture): ScannedRun[] {
  const sure = lines
    .map((line) => ({ ...line, words: line.words.filter(isConfident) }))
    .filter((line) => line.words.length > 0)
  const sizes = evenSizes(sure.map((line) => line.rowAttributes.rowHeight))
  const usual = middle(
    sure.flatMap((line, index) => line.words.map((word) => relativeStroke(word, sizes[index] ?? 1, picture))),
  )
  return sure.flatMap((line, index) => {
    const size = sizes[index] ?? 1
    const isBold = (word: RecognisedWord): boolean => relativeStroke(word, size, picture) > BOLDER * usual
    return groupsOf(line.words, size, majority(line.words, isBold)).map((words) =>
      runOf(words, line, size, isBold, picture),
    )
  })
}

function isConfident(word: RecognisedWord): boolean {
  return word.confidence >= MIN_CONFIDENCE && word.text.trim() !== ''
}

/** The stroke width for a size of type: thin strokes of small type look as wide as those of larger type. */
function relativeStroke(word: RecognisedWord, size: number, picture: PagePicture): number {
  return strokeWidth(picture, word.bbox) / size
}

function majority(
  words: readonly RecognisedWord[],
  isBold: (word: RecognisedWord) => boolean,
): (word: RecognisedWord) => boolean {
  const length = (some: readonly RecognisedWord[]): number => some.reduce((sum, word) => sum + word.text.length, 0)
  const share = length(words.filter(isBold)) / Math.max(1, length(words))
  if (share > 0.75) return () => true
  return share < 0.25 ? () => false : isBold
}

function groupsOf(
  words: readonly RecognisedWord[],
  size: number,
  isBold: (word: RecognisedWord) => boolean,
): RecognisedWord[][] {
  const groups: RecognisedWord[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    const goesOn = before && word.bbox.x0 - before.bbox.x1 < APART * size && isBold(word) === isBold(before)
    if (last && goesOn) last.push(word)
    else groups.push([word])
  }
  return groups
}

function runOf(
  words: readonly RecognisedWord[],
  line: RecognisedLine,
  size: number,
  isBold: (word: RecognisedWord) => boolean,
  { scale, height }: PagePicture,
): ScannedRun {
  const [first, last] = [words[0], words.at(-1)]
  const left = first?.bbox.x0 ?? 0
  const baseline = (line.baseline.y0 + line.baseline.y1) / 2
  return {
    text: words.map((word) => word.text).join(' '),
    x: left / scale,
    y: (height - baseline) / scale,
    width: ((last?.bbox.x1 ?? left) - left) / scale,
    size: Math.round((2 * size) / scale) / 2,
    bold: words.filter(isBold).length > words.length / 2,
  }
}

/** Line heights vary with their letters; similar heights count as the same. */
function evenSizes(heights: readonly number[]): number[] {
  const kinds: number[] = []
  const usual = middle(heights)
  return heights.map((height) => {
    const same = [usual, ...kinds].find((kind) => Math.abs(kind - height) < SAME_SIZE * kind)
    if (same === undefined) kinds.push(height)
    return same ?? height
  })
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1
}

/** Unifies the usual text size, which is measured slightly differently on each page. */
export function withEvenSizes(pages: readonly ScannedPage[]): ScannedPage[] {
  const sizes = pages.flatMap(({ runs }) =>
    runs.flatMap(({ size, text }) => Array<number>(Math.ceil(text.length / 8)).fill(size)),
  )
  const usual = middle(sizes)
  const even = (size: number): number => (Math.abs(size - usual) < 1.4 * SAME_SIZE * usual ? usual : size)
  return pages.map((page) => ({ ...page, runs: page.runs.map((run) => ({ ...run, size: even(run.size) })) }))
}
