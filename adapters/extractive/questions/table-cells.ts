import type { FormCell } from '../../../core/proposals/form/form.ts'
import { contentOf } from './cell-content.ts'
import { type AnswerSpace, flowItems, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'

const MAX_LABEL_WORDS = 6

/** Whether it is a name, not a prompt or a lead-in. */
export function isShortLabel(text: string, most = MAX_LABEL_WORDS): boolean {
  return wordsIn(text) <= most && !isPrompt(askingOf(text)) && !/:\s*$/u.test(text)
}

/** Whether two cells of a row are adjacent. */
export function isNextTo(cell: FormCell, after: FormCell): boolean {
  return after.column <= cell.column + cell.columnSpan
}

/** The empty cell below a label that has none beside it. */
export function spaceBelow(cell: FormCell, next: readonly FormCell[]): FormCell | undefined {
  return next.find((one) => one.column === cell.column && contentOf(one) === 'empty')
}

/** An empty cell as a place to write. */
export function spaceAt(cell: FormCell): AnswerSpace {
  return {
    kind: 'answer-space',
    control: 'multiline',
    label: null,
    help: null,
    value: null,
    options: [],
    maxCharacters: null,
    anchor: cell.anchor,
  }
}

/** Text of a cell, line by line. */
export function cellItems(cell: FormCell, role: PrintedLine['cell']): PrintedItem[] {
  return cell.blocks.flatMap((block) => flowItems(block, role))
}
