import { splitSentences } from '../../../core/documents/sentences.ts'
import { linesOf } from '../../../core/proposals/form/form-lines.ts'
import type { Form, FormBlock } from '../../../core/proposals/form/form.ts'

/** A line of a form, with the heading above it. */
export interface TermLine {
  readonly text: string
  readonly page: number | null
  readonly heading: string | null
}

const LONGEST_HEADING = 80

/** Printed lines of a form, in reading order, without places to fill in; a row of a table is one line. */
export function termLines({ blocks }: Form): TermLine[] {
  const lines: TermLine[] = []
  let heading: string | null = null
  for (const block of blocks) {
    if (isHeading(block)) heading = block.text
    else lines.push(...rowsOf(block).map(([text, page]) => ({ text, page, heading })))
  }
  return lines
}

/** A short line in bold counts as a heading. */
function isHeading(block: FormBlock): block is Extract<FormBlock, { readonly text: string }> {
  if (block.kind !== 'paragraph') return block.kind === 'heading'
  return block.bold && block.text.length <= LONGEST_HEADING && !/[.;,]$/.test(block.text)
}

function rowsOf(block: FormBlock): [text: string, page: number | null][] {
  if (block.kind === 'field') return []
  if (block.kind !== 'table') return [[block.text, block.page]]
  const rows = new Map<number, FormBlock[]>()
  for (const { row, blocks } of block.cells) {
    const printed = blocks.filter(({ kind }) => kind !== 'field')
    rows.set(row, [...(rows.get(row) ?? []), ...printed])
  }
  return [...rows.values()].map((printed) => {
    const lines = linesOf(printed)
    return [lines.map(({ text }) => text).join(' '), lines[0]?.page ?? null]
  })
}

/** The sentences of a line, each with the line's position. */
export function sentencesIn(line: TermLine): TermLine[] {
  return splitSentences(line.text).map((text) => ({ ...line, text }))
}
