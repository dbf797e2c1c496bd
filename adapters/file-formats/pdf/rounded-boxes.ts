import type { Box } from './box.ts'
import { edgesOf } from './drawn-paths.ts'
import type { Rule } from './pdf-page.ts'

/** Widest corner, in points, and how far sides may be off. */
const WIDEST_CORNER = 10
const OFF = 1
const MAX_RULES = 1_500

/** Boxes with round corners, drawn as four sides that do not meet, as boxes whose sides do. */
export function withRoundedBoxes(rules: readonly Rule[]): readonly Rule[] {
  if (rules.length > MAX_RULES) return rules
  const flat = rules.filter(({ direction }) => direction === 'horizontal')
  const upright = rules.filter(({ direction }) => direction === 'vertical')
  const sides = new Set<Rule>()
  const boxes: Box[] = []
  for (const top of flat) {
    const left = upright.find((side) => isCorner(top.left - side.left, side.top - top.top))
    const right = upright.find((side) => isCorner(side.left - top.right, side.top - top.top))
    if (left === undefined || right === undefined || Math.abs(left.bottom - right.bottom) > OFF) continue
    const bottom = flat.find((side) => isUnder(side, top) && isCorner(top.left - left.left, side.top - left.bottom))
    if (bottom === undefined) continue
    for (const side of [top, left, right, bottom]) sides.add(side)
    boxes.push({ left: left.left, right: right.left, top: top.top, bottom: bottom.top })
  }
  if (boxes.length === 0) return rules
  return [...rules.filter((rule) => !sides.has(rule)), ...boxes.flatMap((box) => edgesOf(box, false))]
}

function isCorner(across: number, down: number): boolean {
  return (
    across > 0.5 && across <= WIDEST_CORNER && down > 0.5 && down <= WIDEST_CORNER && Math.abs(across - down) <= OFF
  )
}

function isUnder(side: Rule, top: Rule): boolean {
  return side.top > top.top && Math.abs(side.left - top.left) <= OFF && Math.abs(side.right - top.right) <= OFF
}
