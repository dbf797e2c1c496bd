/** Rows of features, with each value put into one of a few bins, between the edges of which trees tell rows apart. */
export interface BinnedRows {
  /** Row by row, as many values as there are features. */
  readonly values: readonly Float32Array[]
  /** Of each feature, rising. */
  readonly edges: readonly (readonly number[])[]
  /** Of each feature, the bin of each row. */
  readonly bins: readonly Uint8Array[]
}

export const BINS = 32

export function binRows(values: readonly Float32Array[]): BinnedRows {
  const columns = Array.from({ length: values[0]!.length }, (_, feature) => columnOf(values, feature))
  const edges = columns.map(edgesOf)
  return { values, edges, bins: columns.map((column, feature) => binsOf(column, edges[feature]!)) }
}

function columnOf(values: readonly Float32Array[], feature: number): Float32Array {
  const column = new Float32Array(values.length)
  for (let row = 0; row < values.length; row++) column[row] = values[row]![feature]!
  return column
}

/** The values between which a feature is told apart, at most one less than there are bins. */
function edgesOf(column: Float32Array): number[] {
  const values = column.slice().sort()
  const distinct = values.filter((value, at) => at === 0 || value !== values[at - 1])
  if (distinct.length <= BINS) return [...distinct.slice(0, -1)]
  const edges = Array.from({ length: BINS - 1 }, (_, at) => values[Math.floor(((at + 1) * values.length) / BINS)]!)
  return [...new Set(edges)].filter((edge) => edge < values.at(-1)!)
}

function binsOf(column: Float32Array, edges: readonly number[]): Uint8Array {
  const bins = new Uint8Array(column.length)
  for (let row = 0; row < column.length; row++) bins[row] = binOf(edges, column[row]!)
  return bins
}

/** The first bin whose edge is no less than the value, found by halves. */
function binOf(edges: readonly number[], value: number): number {
  let [from, to] = [0, edges.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (value > edges[middle]!) from = middle + 1
    else to = middle
  }
  return from
}
