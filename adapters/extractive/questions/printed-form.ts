import type { Form, FormBlock } from '../../../core/proposals/form.ts'
import { flowItems, type PrintedItem } from './printed-items.ts'
import { withBudgets } from './budget-rows.ts'
import { withRunNumbers } from './run-numbers.ts'
import { withRunInLabels } from './run-in-labels.ts'
import { withRecords } from './written-out-forms.ts'
import { tableItems } from './table-items.ts'

/** The form as one run of lines, places to answer and grids, in printed order. */
export function printedItems(form: Form): readonly PrintedItem[] {
  return withRunInLabels(withBudgets(withRecords(withRunNumbers(form.blocks.flatMap(itemsOf)))))
}

function itemsOf(block: FormBlock): PrintedItem[] {
  return block.kind === 'table' ? tableItems(block) : flowItems(block, 'none')
}
