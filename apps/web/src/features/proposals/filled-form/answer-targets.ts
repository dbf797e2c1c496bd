import type { FlowBlock, FormBlock, FormTable } from '../../../../../../adapters/http-contract/forms.ts'
import { texts } from '../../../shared/texts/form-texts.ts'

const words = texts.formBeside.filled

/** A line, a field or an empty cell of a form that can take an answer. */
export interface AnswerTarget {
  readonly place: string
  readonly page: number | null
  readonly box: FlowBlock['box']
  readonly label: string
  /** Whether it is a place to write; otherwise the answer goes below the line. */
  readonly isPlace: boolean
}

const NOT_WRITTEN = /^(?:tick|choice|signature|file)$/

/** All possible places for answers in a form, in reading order. */
export function targetsOf(blocks: readonly FormBlock[]): AnswerTarget[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? targetsIn(block) : targetOf(block)))
}

function targetsIn(table: FormTable): AnswerTarget[] {
  return table.cells.flatMap((cell, at) => {
    if (cell.blocks.length > 0) return cell.blocks.flatMap(targetOf)
    const beside = table.cells.findLast(
      ({ row, column, blocks }) => row === cell.row && column < cell.column && blocks.some(({ text }) => text !== ''),
    )
    const label = words.emptyCell(beside?.blocks.map(({ text }) => text).join(' ') ?? '')
    return [{ place: `${table.place}.${at}`, page: table.page, box: cell.box, label, isPlace: true }]
  })
}

function targetOf(block: FlowBlock): AnswerTarget[] {
  const { place, page, box, text } = block
  if (block.kind === 'field') {
    if (NOT_WRITTEN.test(block.control)) return []
    return [{ place, page, box, label: words.placeOf(text), isPlace: true }]
  }
  return text.trim() === '' ? [] : [{ place, page, box, label: words.below(text), isPlace: false }]
}
