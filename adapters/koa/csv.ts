/** A spreadsheet takes a cell that begins so for a formula and runs it. */
const FORMULA = /^[=+\-@\t\r]/

function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value === null ? '' : value.replace(FORMULA, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as comma-separated values (RFC 4180); texts that look like formulas begin with an apostrophe. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}
