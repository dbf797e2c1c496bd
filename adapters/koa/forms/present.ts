import { lineTextOf } from '../../../core/proposals/form-reading/form-lines.ts'
import type { FormItem } from '../../../core/proposals/form-reading/form-item.ts'
import type { ViewedForm } from '../../../core/proposals/form-reading/view-form.ts'
import type { FormBlock, FormTable } from '../../../core/proposals/form.ts'
import type * as contract from '../../http-contract/forms.ts'
import type { FormItem as ShownItem } from '../../http-contract/proposals.ts'

export function presentForm({ form, blocks }: ViewedForm) {
  return { fileName: form.fileName, blocks: blocks.map(presentBlock) }
}

function presentBlock(block: FormBlock, at: number): contract.FormBlock {
  return block.kind === 'table' ? presentTable(block, `${at}`) : presentLine(block, `${at}`)
}

function presentTable({ kind, page, cells }: FormTable, place: string): contract.FormTable {
  return {
    kind,
    place,
    page,
    cells: cells.map(({ row, column, rowSpan, columnSpan, header, blocks }, cellAt) => ({
      ...{ row, column, rowSpan, columnSpan, header },
      blocks: blocks.map((block, at) => presentLine(block, `${place}.${cellAt}.${at}`)),
    })),
  }
}

function presentLine(block: Exclude<FormBlock, FormTable>, place: string): contract.FlowBlock {
  const { page } = block
  const text = lineTextOf(block)
  if (block.kind === 'field') {
    const { kind, control, options } = block
    return { kind, place, page, control, text, options }
  }
  const { number } = block
  if (block.kind === 'heading') return { kind: 'heading', place, page, text, number, level: block.level }
  return { kind: 'paragraph', place, page, text, number, listLevel: block.listLevel, bold: block.bold }
}

export function presentItem({ id, kind, text, section, options, place, page, done }: FormItem): ShownItem {
  return { id, _id: id, kind, text, section, ...(options.length > 0 && { options: [...options] }), place, page, done }
}
