import type { FormCell } from '../../../core/proposals/form/form.ts'
import { flowItems, takesTicks, takesWords } from './printed-items.ts'

/** Content of a table cell: nothing, a place to write, boxes to tick or text. */
export type CellContent = 'empty' | 'answer-space' | 'ticks' | 'text'

const contents = new WeakMap<FormCell, CellContent>()

/** Cached, because headers are searched row by row with all the rows below. */
export function contentOf(cell: FormCell): CellContent {
  const known = contents.get(cell)
  if (known !== undefined) return known
  const content = readContent(cell)
  contents.set(cell, content)
  return content
}

export function isToBeFilled(cell: FormCell): boolean {
  const content = contentOf(cell)
  return content === 'empty' || content === 'answer-space'
}

function readContent(cell: FormCell): CellContent {
  if (cell.blocks.length === 0) return 'empty'
  const items = cell.blocks.flatMap((block) => flowItems(block, 'plain'))
  if (items.length === 0) return 'empty'
  if (items.every((item) => takesTicks(item))) return 'ticks'
  if (isPlaceholder(textOf(cell))) return 'answer-space'
  if (items.every((item) => takesWords(item) && item.label === null)) return 'answer-space'
  return items.some((item) => item.kind !== 'answer-space' || item.label !== null) ? 'text' : 'answer-space'
}

export function textOf(cell: FormCell): string {
  return cell.blocks.map(textOfBlock).join(' ').trim()
}

export function textOfBlock(block: FormCell['blocks'][number]): string {
  return block.kind === 'field' ? (block.label ?? '') : block.text
}

/** An amount of nothing, a date without digits, a row of dots: a placeholder for the answer. */
const NO_AMOUNT = /^(?=.)(?!0$)(?:[£$€]|eur|usd|gbp)?\s*[-–—0.,:\s]*(?:%|[£$€]|eur)?$/iu
const NO_DATE =
  /^(?:dd?|tt|jj|[_\s]+)?\s*[/.\-]\s*(?:mm?|[_\s]+)?\s*[/.\-]\s*(?:yy(?:yy)?|jjjj|aaaa|rrrr|åååå|vvvv|[_\s]*)$/iu

/** A cell with the sign before or after an amount to enter. */
export function isCurrency(text: string): boolean {
  return /^(?:[£$€¥]|eur|usd|gbp|chf|euros?|kr)\.?$/iu.test(text)
}

export function isPlaceholder(text: string): boolean {
  return isCurrency(text) || NO_AMOUNT.test(text) || NO_DATE.test(text)
}
