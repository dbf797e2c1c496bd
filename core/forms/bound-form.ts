import { AppError } from '../shared/app-error.ts'
import { cutText } from '../shared/cut-text.ts'
import { LONGEST_FORM_TEXT } from '../proposals/question/question-bounds.ts'
import type {
  Form,
  FormBlock,
  FormCell,
  FormField,
  FormHeading,
  FormParagraph,
  FormTable,
} from '../proposals/form/form.ts'

/** Real forms have up to 800 blocks and 35,000 characters. */
export const MAX_BLOCKS = 10_000
const MAX_CHARACTERS = 500_000
const LONGEST_OPTION = 500
const MAX_OPTIONS = 500
const MAX_COLUMNS = 500
const DEEPEST_LIST = 50

/**
 * The form with every text and number within its limits, whichever reader it comes from. Throws `unsupported` with a
 * sentence for the user if it contains more than any real form.
 */
export function boundForm(form: Form): Form {
  const count = new Count()
  return {
    ...form,
    title: form.title === null ? null : cutText(form.title, LONGEST_FORM_TEXT).text,
    blocks: form.blocks.map((block) => (block.kind === 'table' ? boundTable(block, count) : boundBlock(block, count))),
  }
}

class Count {
  private blocks = 0
  private characters = 0

  add(characters: number): void {
    this.blocks += 1
    this.characters += characters
    if (this.blocks > MAX_BLOCKS) throw tooMuch(MAX_BLOCKS, 'blocks')
    if (this.characters > MAX_CHARACTERS) throw tooMuch(MAX_CHARACTERS, 'characters')
  }
}

function boundTable(table: FormTable, count: Count): FormTable {
  const cells = table.cells.map((cell) => boundCell(cell, count))
  return { ...table, rows: Math.min(table.rows, MAX_BLOCKS), columns: Math.min(table.columns, MAX_COLUMNS), cells }
}

function boundCell(cell: FormCell, count: Count): FormCell {
  count.add(0)
  const blocks = cell.blocks.map((block) => boundBlock(block, count))
  const rowSpan = Math.min(cell.rowSpan, MAX_BLOCKS)
  return { ...cell, rowSpan, columnSpan: Math.min(cell.columnSpan, MAX_COLUMNS), blocks }
}

type FlowBlock = FormHeading | FormParagraph | FormField

function boundBlock<Block extends FlowBlock>(block: Block, count: Count): Block
function boundBlock(block: FlowBlock, count: Count): FormBlock {
  if (block.kind === 'field') return boundField(block, count)
  const text = textOf(block.text)
  count.add(text.length)
  return block.kind === 'heading'
    ? { ...block, text }
    : { ...block, text, listLevel: Math.min(block.listLevel, DEEPEST_LIST) }
}

function boundField(field: FormField, count: Count): FormField {
  const options = field.options.slice(0, MAX_OPTIONS).map((option) => cutText(option, LONGEST_OPTION).text)
  const [label, help, value] = [field.label, field.help, field.value].map((text) => text && textOf(text))
  count.add([label, help, value, ...options].reduce((sum, text) => sum + (text?.length ?? 0), 0))
  return { ...field, label: label ?? null, help: help ?? null, value: value ?? null, options }
}

function textOf(text: string): string {
  return cutText(text, LONGEST_FORM_TEXT).text
}

function tooMuch(most: number, unit: 'blocks' | 'characters'): AppError {
  return new AppError('unsupported', 'form.too-large', { values: { most, unit } })
}
