import type { TextBlocks } from './text-blocks.ts'

/** The paragraphs of one cell. */
export type Cell = readonly string[]

/** Beyond this length a cell of several paragraphs holds running text, and the table is but its frame. */
const LONG_CELL = 400

/**
 * Writes a row of a table: cells joined in one line, or, where a cell frames running text (the answer box of a form),
 * paragraph by paragraph.
 */
export function writeRow(blocks: TextBlocks, cells: readonly Cell[]): void {
  const filled = cells.filter((cell) => cell.some((text) => text.trim() !== ''))
  if (filled.length === 1 && cells.length === 1) return filled[0]!.forEach((text) => blocks.paragraph(text))
  const frames = filled.some((cell) => cell.length > 1 && cell.join(' ').length > LONG_CELL)
  if (frames) filled.flat().forEach((text) => blocks.paragraph(text))
  else blocks.tableRow(cells.map((cell) => cell.join(' ')))
}
