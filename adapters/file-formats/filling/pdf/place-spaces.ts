import type { AnswerRoom } from '../../../../core/proposals/form-filling/answer-room.ts'
import type { Box } from '../../pdf/box.ts'
import type { PageSpace } from './page-space.ts'
import type { WritingSpace } from './writing-space.ts'

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
  if (room.kind === 'below') return freely([below, space.freeBeside(box)])
  const lines = room.kind === 'field' ? space.linesIn(box) : []
  if (lines.length > 0) return [{ box, lines, comb: null }, ...freely([below])]
  const comb = room.kind === 'field' && room.field.control === 'text' ? room.field.maxCharacters : null
  return [...freely([space.freeIn(box)], comb), ...freely([below])]
}

function freely(boxes: readonly (Box | null)[], comb: number | null = null): WritingSpace[] {
  return boxes.flatMap((box) => (box === null ? [] : [{ box, lines: [], comb }]))
}
