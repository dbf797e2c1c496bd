import type { AnswerRoom } from '../../../../core/hand-in/answer-room.ts'
import type { Box } from '../../pdf/box.ts'
import type { PageSpace } from './page-space.ts'
import { ABOVE_LINE, type WritingSpace } from './writing-space.ts'

type WrittenRoom = Exclude<AnswerRoom, { readonly kind: 'options' }>

const PAGE = /^pdf:page=(\d+);/
const FIELD = /;field=([^;]*)$/

/** From 1; null for what is no anchor of a PDF. */
export function pageOfAnchor(anchor: string): number | null {
  const page = PAGE.exec(anchor)?.[1]
  return page === undefined ? null : Number(page)
}

/** The name of an interactive field; null for places that are printed. */
export function fieldOfAnchor(anchor: string): string | null {
  const name = FIELD.exec(anchor)?.[1]
  return name === undefined ? null : decodeURIComponent(name)
}

export function anchorOfRoom(room: AnswerRoom): string | null {
  if (room.kind === 'options') return room.options[0]?.anchor ?? null
  return room.kind === 'field' ? room.field.anchor : room.anchor
}

/** Where an answer may be written on the page of its room, the best first. */
export function spacesOf(room: WrittenRoom, box: Box, space: PageSpace): WritingSpace[] {
  const below = space.freeBelow(box)
  if (room.kind === 'below') return spacesBelow(box, space, below)
  const lines = room.kind === 'field' ? space.linesIn(box) : []
  if (lines.length > 0) return [...onLines(box, lines, space), ...freely([below])]
  const comb = room.kind === 'field' && room.field.control === 'text' ? room.field.maxCharacters : null
  return [...freely([space.freeIn(box)], comb), ...freely([below])]
}

function spacesBelow(block: Box, space: PageSpace, below: Box | null): WritingSpace[] {
  const found = space.freeBeside(block)
  const beside = found === null ? [] : [{ box: found.box, lines: [found.baseline + ABOVE_LINE], comb: null }]
  const [inside, under] = [freely([space.boxBelow(block)]), freely([below])]
  return space.isLabel(block) ? [...inside, ...beside, ...under] : [...inside, ...under, ...beside]
}

/** The lines that nothing is printed on; or what is left of the only one. */
function onLines(box: Box, lines: readonly number[], space: PageSpace): WritingSpace[] {
  const free = lines.map((level) => ({ level, line: space.freeLine(box, level) }))
  const isWhole = (line: Box | null): boolean => line !== null && line.left === box.left && line.right === box.right
  const whole = free.filter(({ line }) => isWhole(line)).map(({ level }) => level)
  if (whole.length > 0) return [{ box, lines: whole, comb: null }]
  return free.flatMap(({ level, line }) => (line === null ? [] : [{ box: line, lines: [level], comb: null }]))
}

function freely(boxes: readonly (Box | null)[], comb: number | null = null): WritingSpace[] {
  return boxes.flatMap((box) => (box === null ? [] : [{ box, lines: [], comb }]))
}
