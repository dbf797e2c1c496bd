import type { Box } from '../../pdf/box.ts'
import { centreOf, heightOf, holdsCentre, widthOf } from '../../pdf/box.ts'
import type { PageDrawing } from './page-drawing.ts'
import type { PageSpace } from './page-space.ts'
import type { Typefaces } from './typefaces.ts'

const LARGEST_BOX = 28
const MARK = 12
const TICK = '✓'
const SMALLEST_TICK = 8
const LARGEST_TICK = 14

/** Place of a tick: the box of the option itself, one printed in its line, or free space before its words. */
export function tickIn(space: PageSpace, block: Box, nth: number): Box | null {
  if (widthOf(block) <= LARGEST_BOX && heightOf(block) <= LARGEST_BOX) return block
  const boxes = space.page.pieces.filter((piece) => piece.kind === 'tick' && holdsCentre(block, piece))
  const box = boxes[nth]
  if (box !== undefined) return box
  const before = { left: block.left - MARK - 2, right: block.left - 2, top: block.top, bottom: block.top + MARK }
  return nth === 0 && space.isFree(before) ? before : null
}

/** Draws a tick in the middle of a box. */
export function addTick(drawing: PageDrawing, box: Box, faces: Typefaces): void {
  const size = Math.min(LARGEST_TICK, Math.max(SMALLEST_TICK, heightOf(box) * 1.05))
  const { x, y } = centreOf(box)
  const [left, width] = [x - 0.42 * size, 0.84 * size]
  for (const { text, font } of faces.glyphsOf(TICK, 'bold') ?? [])
    drawing.texts.push({ text, font, size, left, width, baseline: y + 0.36 * size })
}
