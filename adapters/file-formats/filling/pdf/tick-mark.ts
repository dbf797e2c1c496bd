import type { Box } from '../../pdf/box.ts'
import { heightOf, holdsCentre, widthOf } from '../../pdf/box.ts'
import type { PageSpace } from './page-space.ts'

const LARGEST_BOX = 28
const MARK = 12

/** Where a tick is drawn: the box of an option itself, one that is printed in its line, or free space before its words. */
export function tickIn(space: PageSpace, block: Box, nth: number): Box | null {
  if (widthOf(block) <= LARGEST_BOX && heightOf(block) <= LARGEST_BOX) return block
  const boxes = space.page.pieces.filter((piece) => piece.kind === 'tick' && holdsCentre(block, piece))
  const box = boxes[nth]
  if (box !== undefined) return box
  const before = { left: block.left - MARK - 2, right: block.left - 2, top: block.top, bottom: block.top + MARK }
  return nth === 0 && space.isFree(before) ? before : null
}
