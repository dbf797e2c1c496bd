import type { Box } from '../../pdf/box.ts'
import { heightOf, widthOf } from '../../pdf/box.ts'
import type { WordParagraph } from './answer-words.ts'
import { READABLE, setText, START, type SetText, type TextPosition } from './set-text.ts'

/** A space for text on a page. */
export interface WritingSpace {
  readonly box: Box
  /** Heights of the printed lines for the text; empty for free space. */
  readonly lines: readonly number[]
  /** Number of printed boxes for one character each, or null. */
  readonly comb: number | null
  /** The next space for the text, below its first line. */
  readonly next?: WritingSpace
}

/** In points; text is never smaller. */
export const SMALLEST = 8
const LARGEST = 11
const STEP = 0.5
/** Distance of text above a printed line. */
export const ABOVE_LINE = 2

/** Sizes to try for answers near text of a size: readable ones first, then small ones. */
export function sizesFor(textSize: number): readonly (readonly number[])[] {
  const sizes = sizesFrom(Math.min(LARGEST, Math.max(9, Math.round(textSize / STEP) * STEP)))
  return [sizes.filter((size) => size >= READABLE), sizes.filter((size) => size < READABLE)]
}

/** From a size down to the smallest. */
export function sizesFrom(largest: number): readonly number[] {
  const count = Math.max(0, Math.floor((largest - SMALLEST) / STEP)) + 1
  return Array.from({ length: count }, (_, step) => largest - step * STEP)
}

/** The largest of the sizes at which all text fits, or null. */
export function fitText(text: readonly WordParagraph[], space: WritingSpace, sizes: readonly number[]): SetText | null {
  for (const size of sizes) {
    if (!isRoomy(space, size)) continue
    const set = setOn(text, space, size)
    if (set.rest === null && !set.isTooWide) return set
  }
  return null
}

/** In a space and its continuation. */
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

/** The text that fits above the last line, which stays free. */
export function setBeginning(text: readonly WordParagraph[], space: WritingSpace, size: number): SetText | null {
  const isOnLines = space.lines.length > 0
  if (isOnLines ? space.lines.length < 2 : heightOf(space.box) < 4 * size) return null
  const shorter = isOnLines
    ? { ...space, lines: space.lines.slice(0, -1) }
    : { ...space, box: { ...space.box, bottom: space.box.bottom - 1.3 * size } }
  const set = setIn(text, shorter, size)
  return set.isTooWide || set.lines.length === 0 ? null : set
}

/** On the baselines of printed lines, if any. */
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
