/** Words of one format; a line break within a block is `\n`. */
export interface RichRun {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  /** Struck through. */
  readonly struck?: true
}

/** A block of a Markdown text as readers see it. */
export type RichBlock =
  | { readonly kind: 'heading'; /** From 1. */ readonly level: number; readonly runs: readonly RichRun[] }
  | {
      readonly kind: 'paragraph'
      /** Nesting in lists, from 0. */ readonly depth: number
      readonly runs: readonly RichRun[]
    }
  | {
      readonly kind: 'item'
      /** From 0. */
      readonly depth: number
      /** Null for a bullet. */
      readonly ordinal: number | null
      /** Index of the list in the text, from 0; a list within an item has its own. */
      readonly list: number
      readonly runs: readonly RichRun[]
    }
  | { readonly kind: 'table'; /** The first row is the heading. */ readonly rows: readonly (readonly string[])[] }

/** The text without Markdown characters: paragraphs separated by a blank line, list items each on a line. */
export function plainTextOf(blocks: readonly RichBlock[]): string {
  let text = ''
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1]
    if (before !== undefined) text += isNextItem(before, block) ? '\n' : '\n\n'
    text += plainBlock(block)
  }
  return text
}

function isNextItem(before: RichBlock, block: RichBlock): boolean {
  if (before.kind !== 'item' || block.kind !== 'item') return false
  return before.list === block.list || before.depth > 0 || block.depth > 0
}

function plainBlock(block: RichBlock): string {
  switch (block.kind) {
    case 'heading':
      return wordsOf(block.runs)
    case 'paragraph':
      return indented(wordsOf(block.runs), block.depth, '')
    case 'item':
      return indented(wordsOf(block.runs), block.depth, block.ordinal === null ? '- ' : `${block.ordinal}. `)
    case 'table':
      return block.rows.map((cells) => cells.join(' | ')).join('\n')
  }
}

/** The words without formatting. */
export function wordsOf(runs: readonly RichRun[]): string {
  return runs.map(({ text }) => text).join('')
}

function indented(words: string, depth: number, mark: string): string {
  const margin = '  '.repeat(depth)
  return `${margin}${mark}${words.replaceAll('\n', `\n${margin}${' '.repeat(mark.length)}`)}`
}
