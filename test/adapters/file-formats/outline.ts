import type { TextBlock } from '../../../core/documents/ports/text-reader.ts'

const MARKS = { heading: '#', paragraph: '', 'list-item': '-', 'table-row': '|' } as const

/** Blocks as lines: "## heading of level 2", "-- item of depth 2", "| row", "p3 …" where there are pages. */
export function outline({ blocks }: { readonly blocks: readonly TextBlock[] }): string[] {
  return blocks.map(({ kind, level, text, page }) => {
    const mark = MARKS[kind].repeat(Math.max(level, 1))
    return [page === null ? '' : `p${page}`, mark, text].filter((part) => part !== '').join(' ')
  })
}
