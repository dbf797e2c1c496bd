import { spacedAnswer } from '../answer/spaced-answer.ts'
import { storable } from '../package/xml-text.ts'
import type { TextStyle } from './text-writer.ts'

export const PLAIN_STYLE: TextStyle = {
  lines: (markdown) => spacedAnswer(markdown).split('\n'),
  partsParagraphs: false,
  indent: (prefix) => /^[^\S\r\n]*/u.exec(prefix)![0],
  cell: () => null,
}

export const MARKDOWN_STYLE: TextStyle = {
  lines: markdownLines,
  partsParagraphs: true,
  indent: (prefix) => prefix.replace(/[^>\s]/gu, ' '),
  cell: markdownCell,
}

/** An answer must not turn what follows it into code or a comment. */
function markdownLines(markdown: string): string[] {
  const lines = storable(markdown)
    .trim()
    .replace(/<(?=[\p{L}!/?])/gu, '\\<')
    .split('\n')
  const open = lines.reduce<string | null>((fence, line) => fenceAfter(fence, line), null)
  return open === null ? lines : [...lines, open]
}

function fenceAfter(fence: string | null, line: string): string | null {
  const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1]
  if (mark === undefined) return fence
  if (fence === null) return mark
  return mark.startsWith(fence) ? null : fence
}

/** A cell of a table is one line between upright strokes. Null for a source that is no cell. */
function markdownCell(source: string, answer: string): string | null {
  const [, left = '', inside = '', right = ''] = /^(\|?)([^\r\n]*?)(\|?)$/u.exec(source) ?? []
  if (left + right === '') return null
  const words = markdownLines(answer)
    .filter((line) => line.trim() !== '')
    .join('<br>')
    .replaceAll('|', '\\|')
  return `${left} ${inside.trim() === '' ? '' : `${inside.trim()}<br>`}${words} ${right}`
}
