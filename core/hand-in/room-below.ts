import { normaliseWords } from '../shared/normalise-text.ts'
import type { BelowRoom } from './answer-room.ts'
import type { AskedSpot } from './asked-line.ts'
import { printedText, type FormSpot } from './form-spots.ts'

/** "Answer:" has no more words. */
const MAX_LEAD_WORDS = 3
const MAX_LABEL_WORDS = 2

/** Below the last line that belongs to a question: its help, its limit, a line that leads in the answer. */
export function roomBelow(one: AskedSpot, spots: readonly FormSpot[]): BelowRoom {
  const { spot, end } = one
  const following = spots.slice(spot.at + 1, end)
  const isOther = (other: FormSpot) => other.cell !== spot.cell || !belongs(other, one)
  const other = following.findIndex(isOther)
  const last = (other === -1 ? following : following.slice(0, other)).at(-1) ?? spot
  const { anchor, page } = last
  return { kind: 'below', anchor, page, ...(last !== spot && anchor === spot.anchor && { after: printedText(last) }) }
}

function belongs(other: FormSpot, { spot, asked }: AskedSpot): boolean {
  const { block } = other
  if (block?.kind !== 'paragraph') return false
  const text = printedText(other)
  const help = normaliseWords(`${asked.text} ${asked.guidance ?? ''}`)
  if (block.listLevel === 0 && isLabel(asked.text) && isLabel(text)) return false
  if (spot.anchor === other.anchor || help.includes(normaliseWords(text))) return true
  const isPoint = spot.block?.kind !== 'paragraph' || block.listLevel > spot.block.listLevel
  if (block.listLevel > 0) return isPoint
  return block.italic || /^[([].*[)\]][.:]?$/su.test(text) || isLead(text)
}

/** "Address" over "Town/City" and "County": each has its own place. */
function isLabel(text: string): boolean {
  return text.trim().split(/\s+/u).length <= MAX_LABEL_WORDS && /^[\p{L}\p{N}\s/-]+[:：*]?$/u.test(text.trim())
}

function isLead(text: string): boolean {
  return /[:：]\s*$/u.test(text) && text.trim().split(/\s+/u).length <= MAX_LEAD_WORDS
}
