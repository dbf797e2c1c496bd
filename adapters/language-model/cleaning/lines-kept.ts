/** Lines of a paragraph are never all this short. */
const LONGEST_LINE = 60
/** Marks of an item, a heading, a table row or a quotation. */
const MARKED = /^\s*(?:[-*+]\s|\d+[.)]\s|[#|>])/u

/** Keeps short lines below each other separate in Markdown, such as those of an address or a signature. */
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
