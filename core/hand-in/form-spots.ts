import { normaliseWords } from '../shared/normalise-text.ts'
import type { OptionsSlot } from './answer-slot.ts'
import type { FormBlock, FormCell, FormField, FormHeading, FormParagraph, FormTable } from '../proposals/form/form.ts'

/** A line, a field or an empty cell of a form, in reading order. */
export interface FormSpot {
  /** Index in reading order, from 0. */
  readonly at: number
  /** A line's place as in `linesOf`; for an empty cell the numbers of the table and the cell. */
  readonly place: string
  /** Null for an empty cell. */
  readonly block: FormHeading | FormParagraph | FormField | null
  readonly cell: FormCell | null
  readonly table: FormTable | null
  readonly anchor: string
  readonly page: number | null
  /** For a field, the number of earlier text fields with the same anchor; for boxes, of earlier boxes. */
  readonly nth: number
}

type UncountedSpot = Omit<FormSpot, 'at' | 'nth'>

/** All spots of a form that hold words or can take them. */
export function spotsOf(blocks: readonly FormBlock[]): FormSpot[] {
  const counts = new Map<string, number>()
  return blocks.flatMap(uncounted).map((spot, at) => {
    const key = `${takesWords(spot.block) ? 'words' : 'boxes'} ${spot.anchor}`
    const nth = counts.get(key) ?? 0
    if (spot.block?.kind === 'field') counts.set(key, nth + Math.max(1, spot.block.options.length))
    return { ...spot, at, nth }
  })
}

function uncounted(block: FormBlock, at: number): UncountedSpot[] {
  if (block.kind === 'table') return block.cells.flatMap((cell, cellAt) => spotsOfCell(cell, block, `${at}.${cellAt}`))
  const { anchor, page } = block
  return [{ place: `${at}`, block, cell: null, table: null, anchor, page }]
}

function spotsOfCell(cell: FormCell, table: FormTable, place: string): UncountedSpot[] {
  const { anchor, page } = cell
  if (cell.blocks.length === 0) return [{ place, block: null, cell, table, anchor, page }]
  return cell.blocks.map((block, at) => {
    return { place: `${place}.${at}`, block, cell, table, anchor: block.anchor, page: block.page }
  })
}

/** Whether a field takes text, unlike ticks, choices, signatures and files. */
export function takesWords(block: FormSpot['block']): block is FormField {
  return block?.kind === 'field' && /^(text|multiline|date|number)$/.test(block.control)
}

/** Whether a field is ticked or its value picked. */
export function takesChoice(block: FormSpot['block']): block is FormField {
  return block?.kind === 'field' && /^(tick|choice)$/.test(block.control)
}

/** The boxes of a field to tick or pick from: each of its choices, or itself. */
export function boxesOf(spot: FormSpot): OptionsSlot['options'] {
  const { block, anchor, nth, page } = spot
  if (!takesChoice(block)) return []
  const words = block.options.length > 0 ? block.options : [printedText(spot)]
  return words.map((text, at) => ({ text, anchor, nth: nth + at, page }))
}

/** Text printed at a spot; empty for a field for text. */
export function printedText({ block }: Pick<FormSpot, 'block'>): string {
  if (block === null) return ''
  return block.kind === 'field' ? (block.label ?? '') : block.text
}

/** Whether it prints words, not only signs such as "£" or "/ /". */
export function hasWords(spot: Pick<FormSpot, 'block'>): boolean {
  return /[\p{L}\p{N}]/u.test(printedText(spot))
}

/** Whether a text contains the words of another in their order. */
export function holdsWords(text: string, part: string): boolean {
  const words = normaliseWords(part)
  return words !== '' && ` ${normaliseWords(text)} `.includes(` ${words} `)
}
