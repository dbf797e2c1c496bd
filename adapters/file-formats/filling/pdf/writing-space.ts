import type { Box } from '../../pdf/box.ts'
import { heightOf, widthOf } from '../../pdf/box.ts'
import type { WordParagraph } from './answer-words.ts'
import { READABLE, setText, START, type SetText, type TextPosition } from './set-text.ts'

/** Where on a page text is written. */
export interface WritingSpace {
  readonly box: Box
  /** Heights of the printed lines that text stands on; none where it is set freely. */
  readonly lines: readonly number[]
  /** Printed boxes of one character each; null where there are none. */
  readonly comb: number | null
  /** Where the text goes on: below the line that it begins on. */
  readonly next?: WritingSpace
}

/** In points. Smaller text is not written. */
export const SMALLEST = 8
const LARGEST = 11
const STEP = 0.5
/** How far above a printed line text stands. */
export const ABOVE_LINE = 2

/** Sizes to be tried for answers among text of a size: those that read well, and then the small ones. */
export function sizesFor(textSize: number): readonly (readonly number[])[] {
  const sizes = sizesFrom(Math.min(LARGEST, Math.max(9, Math.round(textSize / STEP) * STEP)))
  return [sizes.filter((size) => size >= READABLE), sizes.filter((size) => size < READABLE)]
}

/** From a size down to the smallest. */
export function sizesFrom(largest: number): readonly number[] {
  const count = Math.max(0, Math.floor((largest - SMALLEST) / STEP)) + 1
  return Array.from({ length: count }, (_, step) => largest - step * STEP)
}

/** The largest of the sizes in which all of the text fits; null where it fits in none. */
export function fitText(text: readonly WordParagraph[], space: WritingSpace, sizes: readonly number[]): SetText | null {
  for (const size of sizes) {
    if (!isRoomy(space, size)) continue
    const set = setOn(text, space, size)
    if (set.rest === null && !set.isTooWide) return set
  }
  return null
}

/** In a space and the one that it goes on in. */
function setOn(text: readonly WordParagraph[], space: WritingSpace, size: number): SetText {
  const first = setIn(text, space, size)
  const { box, next } = space
  if (next === undefined || first.rest === null) return first
  const second = setIn(text, next, size, first.rest)
  const [across, down] = [next.box.left - box.left, next.box.top - box.top]
  const lines = second.lines.map((line) => ({
    down: line.down + down,
    runs: line.runs.map((run) => ({ ...run, left: run.left + across })),
  }))
  const isTooWide = first.isTooWide || second.isTooWide
  return { ...second, lines: [...first.lines, ...lines], height: second.height + down, isTooWide }
}

/** As much of the text as fits above the last line, which is kept free. */
export function setBeginning(text: readonly WordParagraph[], space: WritingSpace, size: number): SetText | null {
  const isOnLines = space.lines.length > 0
  if (isOnLines ? space.lines.length < 2 : heightOf(space.box) < 4 * size) return null
  const shorter = isOnLines
    ? { ...space, lines: space.lines.slice(0, -1) }
    : { ...space, box: { ...space.box, bottom: space.box.bottom - 1.3 * size } }
  const set = setIn(text, shorter, size)
  return set.isTooWide || set.lines.length === 0 ? null : set
}

/** With the baselines of printed lines where there are some. */
function setIn(
  text: readonly WordParagraph[],
  { box, lines, comb }: WritingSpace,
  size: number,
  from: TextPosition = START,
): SetText {
  // Each character of a comb gets a box of its own, however wide all of them are side by side.
  const measure = { width: comb === null ? widthOf(box) : Infinity, height: heightOf(box), size }
  if (lines.length === 0) return setText(text, measure, from)
  const set = setText(text, { ...measure, printedLines: lines.length }, from)
  return { ...set, lines: set.lines.map((line, index) => ({ ...line, down: lines[index]! - ABOVE_LINE - box.top })) }
}

function isRoomy({ lines }: WritingSpace, size: number): boolean {
  const steps = lines.slice(1).map((line, index) => line - lines[index]!)
  return steps.every((step) => size <= step * 0.95)
}
