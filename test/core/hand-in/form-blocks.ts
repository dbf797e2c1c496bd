import type { FormBlock, FormCell, FormField, FormParagraph, FormTable } from '../../../core/proposals/form/form.ts'
import type { AnswerSlot } from '../../../core/hand-in/answer-slot.ts'
import { answerSlots } from '../../../core/hand-in/answer-slots.ts'
import type { AskedLine } from '../../../core/hand-in/asked-line.ts'

export const line = (anchor: string, text: string, more: Partial<FormParagraph> = {}): FormParagraph => {
  const plain = { number: null, listLevel: 0, bold: false, italic: false, page: null }
  return { kind: 'paragraph', anchor, text, ...plain, ...more }
}

export const heading = (anchor: string, text: string): FormBlock => {
  return { kind: 'heading', anchor, text, level: 1, number: null, page: null }
}

export const field = (anchor: string, more: Partial<FormField> = {}): FormField => {
  const empty = { label: null, help: null, value: null, maxCharacters: null, options: [], page: null }
  return { kind: 'field', anchor, control: 'text', ...empty, ...more }
}

/** Rows of cells: words, an empty text for an empty cell, or a field. A cell's anchor is its column and row, as "B1". */
export const table = (...rows: (string | FormField)[][]): FormTable => {
  const cells = rows.flatMap((row, at) => row.map((content, column) => cell(at, column, content)))
  return { kind: 'table', anchor: 't', page: null, rows: rows.length, columns: rows[0]!.length, cells }
}

const cell = (row: number, column: number, content: string | FormField): FormCell => {
  const anchor = `${'ABCDEF'[column]}${row + 1}`
  const blocks = typeof content !== 'string' ? [content] : content === '' ? [] : [line(`${anchor}p`, content)]
  return { row, column, rowSpan: 1, columnSpan: 1, header: false, anchor, page: null, blocks }
}

/** A table in which a cell reaches over the next one. */
export const spanned = (block: FormTable, anchor: string): FormTable => {
  const at = block.cells.findIndex((one) => one.anchor === anchor)
  const cells = block.cells.map((one, index) => (index === at ? { ...one, columnSpan: 2 } : one))
  return { ...block, cells: cells.filter((_, index) => index !== at + 1) }
}

/** The same table with a first row of heads. */
export const headed = (block: FormTable): FormTable => {
  return { ...block, cells: block.cells.map((one) => ({ ...one, header: one.row === 0 })) }
}

/** The same table with space left free below the words of its first cell. */
export const withSpace = (block: FormTable): FormTable => {
  const [first, ...others] = block.cells
  return { ...block, cells: [{ ...first!, blocks: [...first!.blocks, field('space')] }, ...others] }
}

/** The same table with one cell on its right, over both rows. */
export const tall = (block: FormTable): FormTable => {
  const cells = block.cells.filter(({ anchor }) => anchor !== 'B2')
  return { ...block, cells: cells.map((one) => (one.anchor === 'B1' ? { ...one, rowSpan: 2 } : one)) }
}

/** The same table with a point of a list below the words of its first cell. */
export const withPoint = (block: FormTable, text: string): FormTable => {
  const [first, ...others] = block.cells
  return {
    ...block,
    cells: [{ ...first!, blocks: [...first!.blocks, line('point', text, { listLevel: 1 })] }, ...others],
  }
}

/** The same table with a first row in bold. */
export const bold = (block: FormTable): FormTable => {
  const inBold = ({ blocks }: FormCell) =>
    blocks.map((one) => (one.kind === 'paragraph' ? { ...one, bold: true } : one))
  return { ...block, cells: block.cells.map((one) => (one.row === 0 ? { ...one, blocks: inBold(one) } : one)) }
}

export const asks = (text: string, place: string | null, more: Partial<AskedLine> = {}): AskedLine => {
  return { id: text, text, place, guidance: null, anchor: null, kind: 'text', options: [], ...more }
}

/** "field f1", "cell B1", "below p", "options o1.0 o1.1" */
const spoken = (slot: AnswerSlot | null | undefined): string => {
  if (slot === null || slot === undefined) return 'none'
  if (slot.kind === 'field') return `field ${slot.field.anchor}${slot.nth > 0 ? `.${slot.nth}` : ''}`
  if (slot.kind === 'below') return `below ${slot.anchor}${slot.until === undefined ? '' : ` or ${slot.until}`}`
  if (slot.kind !== 'options') return `${slot.kind} ${slot.anchor}`
  return `options ${slot.options.map(({ text, anchor, nth }) => `${text}=${anchor}.${nth}`).join(' ')}`
}

export const slotsIn = (blocks: FormBlock[], asked: AskedLine[]): string[] => {
  const slots = answerSlots(blocks, asked)
  return asked.map(({ id }) => spoken(slots.get(id)))
}
