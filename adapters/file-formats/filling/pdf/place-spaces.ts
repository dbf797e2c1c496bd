import type { AnswerSlot } from '../../../../core/hand-in/answer-slot.ts'
import type { Box } from '../../pdf/box.ts'
import type { PageSpace } from './page-space.ts'
import { ABOVE_LINE, type WritingSpace } from './writing-space.ts'

type WrittenSlot = Exclude<AnswerSlot, { readonly kind: 'options' }>

/** Distance of an answer on a line from the sign or label at its start, in points. */
const APART = 2

const PAGE = /^pdf:page=(\d+);/
const FIELD = /;field=([^;]*)$/

/** From 1; null if it is not an anchor of a PDF. */
export function pageOfAnchor(anchor: string): number | null {
  const page = PAGE.exec(anchor)?.[1]
  return page === undefined ? null : Number(page)
}

/** Name of an interactive field; null for printed places. */
export function fieldOfAnchor(anchor: string): string | null {
  const name = FIELD.exec(anchor)?.[1]
  return name === undefined ? null : decodeURIComponent(name)
}

export function anchorOfSlot(slot: AnswerSlot): string | null {
  if (slot.kind === 'options') return slot.options[0]?.anchor ?? null
  return slot.kind === 'field' ? slot.field.anchor : slot.anchor
}

/** Spaces for an answer on its page. */
export interface SpacesOfSlot {
  /** Best first. */
  readonly near: readonly WritingSpace[]
  /** Fallback for an answer that fits into none of these in any size. */
  readonly last: readonly WritingSpace[]
}

export function spacesOf(slot: WrittenSlot, box: Box, space: PageSpace): SpacesOfSlot {
  if (slot.kind === 'below') return spacesBelow(box, slot.until === undefined ? null : space.boxOf(slot.until), space)
  const below = space.freeBelow(box)
  const lines = slot.kind === 'field' ? space.linesIn(box) : []
  if (lines.length > 0) return { near: [...onLines(box, lines, space), ...freely([below])], last: [] }
  const comb = slot.kind === 'field' && slot.field.control === 'text' ? slot.field.maxCharacters : null
  return { near: [...freely([space.freeIn(box)], comb), ...freely([below])], last: [] }
}

function spacesBelow(line: Box, until: Box | null, space: PageSpace): SpacesOfSlot {
  const block = space.withBracket(line)
  const found = space.freeBeside(block)
  const beside = found === null ? [] : [{ box: found.box, lines: [found.baseline + ABOVE_LINE], comb: null }]
  const inside = freely([space.boxBelow(block)])
  const under = freely([space.freeBelow(block)])
  const nearest = space.isLabel(block) ? [...beside, ...under] : [...under, ...beside]
  const both = beside.flatMap((one) => under.map((next) => ({ ...one, next })))
  const [band, beyond] = [space.freeBand(block), space.freeBeyondRule(block)]
  const behindHelp = until === null ? null : space.freeBelow({ ...until, left: block.left })
  return { near: [...inside, ...nearest], last: [...both, ...freely([band, beyond, behindHelp])] }
}

/** The free lines, or the free part of the only line. */
function onLines(box: Box, lines: readonly number[], space: PageSpace): WritingSpace[] {
  const free = lines.map((level) => ({ level, line: space.freeLine(box, level) }))
  const isWhole = (line: Box | null): boolean => line !== null && line.left === box.left && line.right === box.right
  const whole = free.filter(({ line }) => isWhole(line)).map(({ level }) => level)
  if (whole.length > 0) return [{ box: { ...box, left: box.left + APART }, lines: whole, comb: null }]
  return free.flatMap(({ level, line }) => (line === null ? [] : [{ box: line, lines: [level], comb: null }]))
}

function freely(boxes: readonly (Box | null)[], comb: number | null = null): WritingSpace[] {
  return boxes.flatMap((box) => (box === null ? [] : [{ box, lines: [], comb }]))
}
