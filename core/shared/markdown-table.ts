/** A Markdown table; `columns` are its headings, empty if there are none. */
export interface MarkdownTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const RULE = /^[\s|:-]*-[\s|:-]*$/u
const LABELLED = /^\s*[-*]\s+(?<label>.+?):\s+(?<value>.+)$/u

/** Parses a text that consists of one table or of labelled values; null for any other text. */
export function tableIn(text: string): MarkdownTable | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0) return null
  const [head = '', rule = '', ...body] = lines
  if (lines.every((line) => line.startsWith('|')) && RULE.test(rule))
    return { columns: cellsOf(head), rows: body.map(cellsOf) }
  const listed = lines.map((line) => LABELLED.exec(line)?.groups)
  if (listed.some((found) => found === undefined)) return null
  return { columns: [], rows: listed.map((found) => [found!['label']!, found!['value']!]) }
}

/** Formats a table as Markdown: one row per line, with as many cells as columns. */
export function tableText({ columns, rows }: MarkdownTable): string {
  const cells = (row: readonly string[]) => columns.map((_, at) => cellText(row[at] ?? '')).join(' | ')
  const lines = [cells(columns), columns.map(() => '---').join(' | '), ...rows.map(cells)]
  return lines.map((line) => `| ${line} |`).join('\n')
}

function cellsOf(line: string): string[] {
  const inner = line.replace(/^\|/u, '').replace(/(?<!\\)\|$/u, '')
  return inner.split(/(?<!\\)\|/u).map((cell) => cell.replaceAll('\\|', '|').trim())
}

function cellText(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()
}
