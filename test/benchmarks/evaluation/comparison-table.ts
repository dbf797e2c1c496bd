import type { EvaluationRun } from './evaluation-run.ts'
import { measuresOf, type Measure } from './measures.ts'

const DECIMALS: Readonly<Record<Measure['unit'], number>> = { share: 2, count: 0, seconds: 1, tokens: 0, dollars: 4 }

/** A line for each measure and a column for each run; of two runs, how the second differs from the first as well. */
export function comparisonTable(runs: readonly EvaluationRun[]): string {
  const columns = runs.map(measuresOf)
  const lines = (columns[0] ?? []).map(({ name }, at) => {
    const measures = columns.map((column) => column[at]!)
    return [name, ...measures.map(shown), ...difference(measures)]
  })
  const models = runs.map((run) => (run.isComplete ? run.model : `${run.model} (stopped)`))
  const begun = runs.map(({ effort, startedAt }) => `${effort}, ${startedAt.slice(0, 16).replace('T', ' ')}`)
  const heading = ['', ...models, ...(runs.length === 2 ? ['difference'] : [])]
  return aligned([heading, ['', ...begun], ...lines])
}

function shown({ value, unit, of }: Measure): string {
  if (!Number.isFinite(value)) return '–'
  const figure = value.toFixed(DECIMALS[unit])
  return of === undefined ? figure : `${figure} of ${of}`
}

function difference([a, b, ...more]: readonly Measure[]): string[] {
  if (a === undefined || b === undefined || more.length > 0) return []
  const value = b.value - a.value
  if (!Number.isFinite(value)) return ['–']
  const figure = value.toFixed(DECIMALS[a.unit])
  return [Number(figure) > 0 ? `+${figure}` : Number(figure) === 0 ? '=' : figure]
}

/** The first column to the left, the others to the right. */
function aligned(lines: readonly (readonly string[])[]): string {
  const width = (at: number) => Math.max(...lines.map((line) => (line[at] ?? '').length))
  const cell = (text: string, at: number) => (at === 0 ? text.padEnd(width(at)) : text.padStart(width(at)))
  return lines.map((line) => line.map(cell).join('   ').trimEnd()).join('\n')
}
