import type {
  Form,
  FormBlock,
  FormCell,
  FormField,
  FormHeading,
  FormParagraph,
} from '../../../core/proposals/form/form.ts'
import { asData } from '../prompts/as-data.ts'

/** A block of a form under its number in prompts. */
export interface NumberedBlock {
  /** From 1. */
  readonly number: number
  readonly isHeading: boolean
  /** The printed ordinal. */
  readonly ordinal: string | null
  /** All its words, including help and options of a field. */
  readonly text: string
  readonly anchor: string
  readonly maxCharacters: number | null
  /** The text in prompts. */
  readonly shown: string
}

type Content = Omit<NumberedBlock, 'number' | 'shown'> & { readonly attributes: Readonly<Record<string, string>> }

export function numberedBlocks(form: Form): NumberedBlock[] {
  return form.blocks.flatMap(contentsOf).map(({ attributes, ...content }, at) => {
    const number = at + 1
    return { ...content, number, shown: asData('block', content.text, { n: String(number), ...attributes }) }
  })
}

function contentsOf(block: FormBlock): Content[] {
  return block.kind === 'table' ? block.cells.flatMap(cellContents) : [flowContent(block)]
}

/** Keeps an empty cell, because an answer goes there. */
function cellContents(cell: FormCell): Content[] {
  const place = { row: String(cell.row + 1), column: String(cell.column + 1) }
  if (cell.blocks.length > 0)
    return cell.blocks.map(flowContent).map((one) => ({ ...one, attributes: { ...one.attributes, ...place } }))
  const attributes = { kind: 'empty cell', ...place }
  return [{ isHeading: false, ordinal: null, text: '', anchor: cell.anchor, maxCharacters: null, attributes }]
}

function flowContent(block: FormHeading | FormParagraph | FormField): Content {
  if (block.kind === 'field') return fieldContent(block)
  const { kind, number: ordinal, text, anchor } = block
  const attributes = { kind, ...(ordinal !== null && { ordinal }) }
  return { isHeading: kind === 'heading', ordinal, text, anchor, maxCharacters: null, attributes }
}

function fieldContent({ control, label, help, value, options, anchor, maxCharacters }: FormField): Content {
  const text = [label, help, value, ...options].filter((part) => part !== null).join('\n')
  const attributes = { kind: 'field', control, ...(maxCharacters !== null && { limit: `${maxCharacters} characters` }) }
  return { isHeading: false, ordinal: null, text, anchor, maxCharacters, attributes }
}
