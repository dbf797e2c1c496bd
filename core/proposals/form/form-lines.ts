import { normaliseWords } from '../../shared/normalise-text.ts'
import type { FormBlock, FormCell, FormField, FormHeading, FormParagraph } from './form.ts'
import { splitOrdinal } from '../question/printed-ordinal.ts'

/** A heading, a paragraph, a field or a paragraph in a cell: the smallest part of a form that can be marked. */
export interface FormLine {
  /** Indexes of the block, the cell and the block in the cell, from 0, joined by dots. */
  readonly place: string
  readonly text: string
  readonly number: string | null
  readonly page: number | null
  readonly anchor: string
  readonly isHeading: boolean
}

type FlowBlock = FormHeading | FormParagraph | FormField

/** All lines of a form in reading order, including empty ones. */
export function linesOf(blocks: readonly FormBlock[]): FormLine[] {
  return blocks.flatMap((block, at) =>
    block.kind === 'table'
      ? block.cells.flatMap((cell, cellAt) => linesOfCell(cell, `${at}.${cellAt}`))
      : [lineOf(block, `${at}`)],
  )
}

function linesOfCell(cell: FormCell, place: string): FormLine[] {
  return cell.blocks.map((block, at) => lineOf(block, `${place}.${at}`))
}

function lineOf(block: FlowBlock, place: string): FormLine {
  const { page, anchor } = block
  const number = block.kind === 'field' ? null : block.number
  return { place, text: lineTextOf(block), number, page, anchor, isHeading: block.kind === 'heading' }
}

/** The printed text of the line; for a field its label, help or value. */
export function lineTextOf(block: FlowBlock): string {
  return block.kind === 'field' ? (block.label ?? block.help ?? block.value ?? '') : block.text
}

/** The text of a line for comparison with findings: its words without a printed ordinal. */
export function comparableText(text: string): string {
  return normaliseWords(splitOrdinal(text).text)
}

/** The nearest heading above a line, if any. */
export function headingAbove(lines: readonly FormLine[], place: string): string | null {
  const at = lines.findIndex((line) => line.place === place)
  return lines.slice(0, Math.max(at, 0)).findLast(({ isHeading, text }) => isHeading && text !== '')?.text ?? null
}
