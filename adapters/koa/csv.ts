/**
 * Spreadsheets run a cell with such a beginning as a formula, some also with full-width characters. Where numbers have
 * commas, cells are separated by semicolons or tabs.
 */
const FORMULA = /(?<=^|[;\t\r\n])( *)(?=[=+\-@＝＋－＠])/g

function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value === null ? '' : value.replace(FORMULA, "$1'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as comma-separated values (RFC 4180). Texts that look like formulas get an apostrophe in front. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}
