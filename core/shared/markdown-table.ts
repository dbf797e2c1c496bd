/** A table as Markdown writes it; `columns` are its headings, empty where the rows have none. */
export interface MarkdownTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const RULE = /^[\s|:-]*-[\s|:-]*$/u
const LABELLED = /^\s*[-*]\s+(?<label>.+?):\s+(?<value>.+)$/u

/** The table, or the list of labelled values, that is all that a text says; null where it says anything else. */
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

/** As Markdown: each row on a line, with as many cells as there are columns. */
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
