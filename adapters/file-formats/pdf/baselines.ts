import type { TextRun } from './pdf-page.ts'

/** Runs on one baseline, from top to bottom, each row from left to right. */
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

/** How far apart baselines of one row may be: raised and lowered signs are small, short and stand off their line. */
function reach(a: TextRun, b: TextRun): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  const isScript = small.size < 0.8 * large.size && small.text.trim().length <= 3
  return isScript ? Math.min(0.45 * large.size, 0.7 * small.size) : 0.45 * Math.max(small.size, 4)
}
