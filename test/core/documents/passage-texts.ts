import type { TextBlock } from '../../../core/documents/ports/text-reader.ts'

export const paragraph = (text: string, page: number | null = null): TextBlock => ({
  kind: 'paragraph',
  level: 0,
  text,
  page,
})
export const heading = (text: string, level = 1, page: number | null = null): TextBlock => ({
  kind: 'heading',
  level,
  text,
  page,
})
export const item = (text: string): TextBlock => ({ kind: 'list-item', level: 1, text, page: null })
export const row = (...cells: readonly string[]): TextBlock => ({
  kind: 'table-row',
  level: 0,
  text: cells.join(' | '),
  page: null,
})

/** A paragraph of so many numbered sentences of ten words each. */
export function sentences(count: number, word = 'garden'): string {
  return Array.from(
    { length: count },
    (_, at) => `Sentence ${at + 1} tells how we grow the ${word} every spring.`,
  ).join(' ')
}
