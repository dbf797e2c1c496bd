import type { Form, FormBlock, FormTable } from '../../../core/proposals/form/form.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'

/** A line of a form, with the heading above it. */
export interface FormLine {
  readonly text: string
  readonly page: number | null
  readonly heading: string | null
  readonly isItem: boolean
}

/** Printed lines of a form, in reading order, without places to fill in. */
export function formLines({ blocks }: Form): FormLine[] {
  const lines: FormLine[] = []
  let heading: string | null = null
  for (const block of blocks) {
    if (isHeading(block)) heading = block.text
    else lines.push(...linesOf(block).map((line) => ({ heading, ...line })))
  }
  return lines
}

type Placed = Omit<FormLine, 'heading'>

/** A short line in bold counts as a heading. */
function isHeading(block: FormBlock): block is Extract<FormBlock, { readonly text: string }> {
  if (block.kind === 'heading') return true
  const { kind } = block
  return kind === 'paragraph' && block.bold && block.text.length <= LONGEST_HEADING && !/[.;,]$/.test(block.text)
}

const LONGEST_HEADING = 80

function linesOf(block: FormBlock): Placed[] {
  if (block.kind === 'field') return []
  if (block.kind === 'table') return tableLines(block)
  return [{ text: block.text, page: block.page, isItem: block.kind === 'paragraph' && block.listLevel > 0 }]
}

/** A row of a table is one line: a label with the text beside it. */
function tableLines({ cells }: FormTable): Placed[] {
  const rows = new Map<number, { texts: string[]; page: number | null }>()
  for (const { row, page, blocks } of cells) {
    const texts = blocks.flatMap((block) => (block.kind === 'field' ? [] : [block.text]))
    const line = rows.get(row) ?? { texts: [], page }
    line.texts.push(...texts)
    rows.set(row, line)
  }
  return [...rows.values()].map(({ texts, page }) => ({ text: texts.join(' '), page, isItem: false }))
}

/** The sentences of a line, each with the line's position. */
export function sentencesIn(line: FormLine): FormLine[] {
  return splitSentences(line.text).map((text) => ({ ...line, text }))
}
