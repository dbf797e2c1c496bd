/**
 * A spreadsheet takes a cell that begins so for a formula and runs it, some with wide signs too; where commas stand in
 * numbers, it parts cells by semicolons or tabs.
 */
const FORMULA = /(?<=^|[;\t\r\n])( *)(?=[=+\-@＝＋－＠])/g

function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value === null ? '' : value.replace(FORMULA, "$1'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as comma-separated values (RFC 4180); texts that look like formulas begin with an apostrophe. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}
