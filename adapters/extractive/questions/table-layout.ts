import type { FormCell } from '../../../core/proposals/form/form.ts'
import { contentOf, isPlaceholder, isToBeFilled, textOf } from './cell-content.ts'
import { YES_OR_NO } from './exclusion-words.ts'
import type { AnswerSpace, PrintedItem } from './printed-items.ts'
import { askingOf, isPrompt } from './prompts.ts'
import { cellItems, isNextTo, spaceAt, spaceBelow } from './table-cells.ts'

/** Rows of labels, each with the empty cell beside or below it as its place to write. */
export function layoutItems(rows: readonly FormCell[][]): PrintedItem[] {
  const taken = new Set<FormCell>()
  return rows.flatMap((row, index) => {
    const next = rows[index + 1] ?? []
    return rowItems(row, next, taken)
  })
}

function rowItems(row: readonly FormCell[], next: readonly FormCell[], taken: Set<FormCell>): PrintedItem[] {
  return row.flatMap((cell, index) => {
    const content = contentOf(cell)
    if (isPlaceholder(textOf(cell))) return [spaceAt(cell)]
    if (content === 'empty') return taken.has(cell) ? [] : emptySpace(cell, row, index)
    const after = row[index + 1]
    const waits = after !== undefined && isNextTo(cell, after) && isToBeFilled(after)
    if (waits && YES_OR_NO.test(textOf(cell))) return tickOf(cell, after, taken)
    const below = waits || content !== 'text' || row.length < 2 ? undefined : spaceBelow(cell, next)
    if (below === undefined) return cellItems(cell, roleOf(cell, row, index, waits))
    taken.add(below)
    return [...cellItems(cell, 'label'), spaceAt(below)]
  })
}

/** "Yes" beside an empty cell is a box to tick. */
function tickOf(label: FormCell, box: FormCell, taken: Set<FormCell>): PrintedItem[] {
  taken.add(box)
  return [{ ...spaceAt(box), control: 'choice', options: [textOf(label)] }]
}

function roleOf(cell: FormCell, row: readonly FormCell[], index: number, waits: boolean): 'label' | 'beside' | 'plain' {
  if (waits) return 'label'
  const before = row[index - 1]
  if (before === undefined || contentOf(before) !== 'text') return 'plain'
  if (/[:：]$/u.test(textOf(cell)) && /[:：]$/u.test(textOf(before))) return 'plain'
  return isPrompt(askingOf(textOf(cell))) && !isPrompt(askingOf(textOf(before))) ? 'plain' : 'beside'
}

/** Empty cells at the left or after an answer are blank; one after a label is its answer. */
function emptySpace(cell: FormCell, row: readonly FormCell[], index: number): AnswerSpace[] {
  const before = row[index - 1]
  if (before === undefined) return row.length === 1 ? [spaceAt(cell)] : []
  return contentOf(before) === 'text' && isNextTo(before, cell) ? [spaceAt(cell)] : []
}
