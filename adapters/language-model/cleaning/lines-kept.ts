/** No line of a paragraph is as short throughout. */
const LONGEST_LINE = 60
/** What makes something else of a line: an item, a heading, a row, a quotation. */
const MARKED = /^\s*(?:[-*+]\s|\d+[.)]\s|[#|>])/u

/** The Markdown with short lines one below the other kept as they were meant, such as those of an address or a signature. */
export function withLinesKept(markdown: string): string {
  return markdown
    .split(/(\n\s*\n)/u)
    .map(keepLines)
    .join('')
}

function keepLines(block: string): string {
  const lines = block.split('\n').map((line) => line.trimEnd())
  const areMeant =
    lines.length > 1 &&
    lines.every((line) => line !== '' && line.length <= LONGEST_LINE && !MARKED.test(line) && !line.startsWith('```'))
  return areMeant ? lines.map((line) => line.replace(/\\$/u, '')).join('  \n') : block
}
