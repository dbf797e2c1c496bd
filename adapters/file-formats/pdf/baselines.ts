import type { TextRun } from './pdf-page.ts'

/** Groups runs by baseline: rows from top to bottom, runs from left to right. */
export function rowsOnBaselines(runs: readonly TextRun[]): TextRun[][] {
  const rows: TextRun[][] = []
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.at(-1)
    if (row !== undefined && run.baseline - row[0]!.baseline <= reach(row[0]!, run)) row.push(run)
    else rows.push([run])
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left)
  return rows
}

/** Maximum distance between baselines of one row: superscripts and subscripts are small, short and off the line. */
function reach(a: TextRun, b: TextRun): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  const isScript = small.size < 0.8 * large.size && small.text.trim().length <= 3
  return isScript ? Math.min(0.45 * large.size, 0.7 * small.size) : 0.45 * Math.max(small.size, 4)
}
