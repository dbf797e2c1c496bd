import type { Box } from '../../pdf/box.ts'
import { encloses, heightOf, overlap, widthOf } from '../../pdf/box.ts'
import type { Rule, TextRun } from '../../pdf/pdf-page.ts'

/** Padding around written text, in points. */
export const PADDING = 3
/** Height of a line of the smallest text. */
export const LEAST_HEIGHT = 8.5
export const LEAST_WIDTH = 24
/** Maximum height of a coloured band, in heights of its text. */
const TALLEST_BAND = 2.6

/** Whether it is a vertical line, not text. */
export function isUpright(box: Box | Rule): boolean {
  return 'direction' in box && box.direction === 'vertical'
}

/** Gives a vertical line its width. */
export function asDrawn(rule: Rule): Rule {
  return rule.direction === 'horizontal' ? rule : { ...rule, left: rule.left - 0.6, right: rule.right + 0.6 }
}

/** The box without the empty parts above and below the letters. */
export function inkOf(run: TextRun): Box {
  return {
    left: run.left,
    right: run.right,
    top: run.baseline - 0.72 * run.size,
    bottom: run.baseline + 0.2 * run.size,
  }
}

/** Text on a coloured band, such as a table heading, counts with the height of its band. */
export function onBand(ink: Box, shades: readonly Box[]): Box {
  const band = shades.find((shade) => encloses(shade, ink, 1) && heightOf(shade) < TALLEST_BAND * heightOf(ink))
  return band === undefined ? ink : { ...ink, top: band.top, bottom: band.bottom }
}

export function meet(a: Box, b: Box): boolean {
  return overlap([a.left, a.right], [b.left, b.right]) > 0.5 && overlap([a.top, a.bottom], [b.top, b.bottom]) > 0.5
}

export function crosses(rule: Rule, box: Box): boolean {
  const [across, down] = [
    overlap([rule.left, rule.right], [box.left, box.right]),
    overlap([rule.top, rule.bottom], [box.top, box.bottom]),
  ]
  // What is below the letters of a box may touch a line.
  return rule.direction === 'horizontal'
    ? across > 0.5 && rule.bottom < box.bottom - 1.5 && down >= 0
    : across >= 0 && down > 0.5
}

/** The lowest position of text above something: it may be close to a drawn line. */
export function endAbove(other: Box | Rule): number {
  return other.top - ('direction' in other && other.direction === 'horizontal' ? 0.5 : 1)
}

export function isAlong(place: Box, line: Box): boolean {
  return overlap([place.left, place.right], [line.left, line.right]) > 0.5 * Math.min(widthOf(place), widthOf(line))
}

export function inset(box: Box): Box {
  const [across, down] = [Math.min(PADDING, widthOf(box) / 10), Math.min(PADDING - 1, heightOf(box) / 12)]
  return { left: box.left + across, right: box.right - across, top: box.top + down, bottom: box.bottom - down }
}

export function largeEnough(box: Box): Box | null {
  return heightOf(box) >= LEAST_HEIGHT && widthOf(box) >= LEAST_WIDTH ? box : null
}

export function largest(boxes: readonly Box[]): Box | null {
  return boxes.reduce<Box | null>((best, box) => (best === null || areaOf(box) > areaOf(best) ? box : best), null)
}

export function areaOf(box: Box): number {
  return widthOf(box) * heightOf(box)
}
