import type { Tree, Trees } from '../../../adapters/extractive/questions/role-trees.ts'
import { BINS, type BinnedRows } from './bin-rows.ts'

export interface Growth {
  /** So many times trees are grown, by other parts of the rows and features; their mean depends less on chance. */
  readonly times: number
  readonly rounds: number
  readonly rate: number
  readonly depth: number
  /** The least sum of second derivatives in a leaf. */
  readonly leastInLeaf: number
  readonly ridge: number
  /** The share of the features that each tree may use, and of the rows it is grown on. */
  readonly features: number
  readonly rows: number
}

export interface Sample {
  readonly rows: BinnedRows
  readonly wanted: readonly number[]
  readonly weights: readonly number[]
}

/** Grows boosted trees for a yes or no: the sum of their leaves is the log odds. The same sample gives the same trees. */
export function growTrees(sample: Sample, growth: Growth): Trees {
  const grown = Array.from({ length: growth.times }, (_, time) => new Grower(sample, growth, SEED + time).grow())
  const trees = grown.flatMap((one) => one.trees.map((tree) => shareOf(tree, growth.times)))
  return { start: grown[0]!.start, trees }
}

const SEED = 12345

function shareOf(tree: Tree, times: number): Tree {
  if (typeof tree === 'number') return rounded(tree / times)
  const [feature, upTo, left, right] = tree
  return [feature, upTo, shareOf(left, times), shareOf(right, times)]
}

class Grower {
  private readonly count: number
  private readonly scores: Float64Array
  private readonly slopes: Float64Array
  private readonly curves: Float64Array
  private readonly random: () => number

  constructor(
    private readonly sample: Sample,
    private readonly growth: Growth,
    seed: number,
  ) {
    this.random = seeded(seed)
    this.count = sample.rows.values.length
    this.scores = new Float64Array(this.count)
    this.slopes = new Float64Array(this.count)
    this.curves = new Float64Array(this.count)
  }

  grow(): { start: number; trees: Tree[] } {
    const { wanted, weights } = this.sample
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const yes = weights.reduce((sum, weight, row) => sum + weight * wanted[row]!, 0)
    const start = Math.log((yes + 1) / (all - yes + 1))
    this.scores.fill(start)
    const trees = Array.from({ length: this.growth.rounds }, () => this.growOne())
    return { start, trees }
  }

  private growOne(): Tree {
    const { wanted, weights } = this.sample
    for (let row = 0; row < this.count; row++) {
      const share = 1 / (1 + Math.exp(-this.scores[row]!))
      this.slopes[row] = weights[row]! * (share - wanted[row]!)
      this.curves[row] = weights[row]! * share * (1 - share)
    }
    const chosen = [...this.sample.rows.edges.keys()].filter(
      (feature) => this.sample.rows.edges[feature]!.length > 0 && this.random() < this.growth.features,
    )
    const rows: number[] = []
    for (let row = 0; row < this.count; row++) if (this.random() < this.growth.rows) rows.push(row)
    const tree = this.split(Int32Array.from(rows), chosen, 0)
    for (let row = 0; row < this.count; row++) this.scores[row]! += this.leafOf(tree, row)
    return tree
  }

  private leafOf(tree: Tree, row: number): number {
    const values = this.sample.rows.values[row]!
    let node = tree
    while (typeof node !== 'number') node = values[node[0]]! <= node[1] ? node[2] : node[3]
    return node
  }

  private split(rows: Int32Array, features: readonly number[], depth: number): Tree {
    let slope = 0
    let curve = 0
    for (const row of rows) {
      slope += this.slopes[row]!
      curve += this.curves[row]!
    }
    const leaf = rounded((-slope / (curve + this.growth.ridge)) * this.growth.rate)
    if (depth >= this.growth.depth) return leaf
    const best = this.bestSplit(rows, features, slope, curve)
    if (best === null) return leaf
    const column = this.sample.rows.bins[best.feature]!
    const left = rows.filter((row) => column[row]! <= best.bin)
    const right = rows.filter((row) => column[row]! > best.bin)
    const edge = this.sample.rows.edges[best.feature]![best.bin]!
    return [best.feature, edge, this.split(left, features, depth + 1), this.split(right, features, depth + 1)]
  }

  private bestSplit(rows: Int32Array, features: readonly number[], slope: number, curve: number) {
    const { ridge, leastInLeaf } = this.growth
    const whole = (slope * slope) / (curve + ridge)
    let best: { feature: number; bin: number } | null = null
    let most = 0.05
    const slopes = new Float64Array(BINS)
    const curves = new Float64Array(BINS)
    const ownSlopes = taken(this.slopes, rows)
    const ownCurves = taken(this.curves, rows)
    for (const feature of features) {
      slopes.fill(0)
      curves.fill(0)
      const column = this.sample.rows.bins[feature]!
      for (let at = 0; at < rows.length; at++) {
        const bin = column[rows[at]!]!
        slopes[bin]! += ownSlopes[at]!
        curves[bin]! += ownCurves[at]!
      }
      let left = 0
      let leftCurve = 0
      for (let bin = 0; bin < this.sample.rows.edges[feature]!.length; bin++) {
        left += slopes[bin]!
        leftCurve += curves[bin]!
        if (leftCurve < leastInLeaf || curve - leftCurve < leastInLeaf) continue
        const right = slope - left
        const gain = (left * left) / (leftCurve + ridge) + (right * right) / (curve - leftCurve + ridge) - whole
        if (gain > most) [most, best] = [gain, { feature, bin }]
      }
    }
    return best
  }
}

function taken(values: Float64Array, rows: Int32Array): Float64Array {
  const own = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) own[at] = values[rows[at]!]!
  return own
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
