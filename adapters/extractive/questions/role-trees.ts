/** A leaf's log odds, or a feature's index, its limit for the left branch, and the two branches. */
export type Tree = number | readonly [feature: number, upTo: number, left: Tree, right: Tree]

export interface Trees {
  readonly start: number
  readonly trees: readonly Tree[]
}

/** Likelihood from 0 to 1. */
export function likelihood({ start, trees }: Trees, features: Float32Array): number {
  let sum = start
  for (const tree of trees) {
    let node = tree
    while (typeof node !== 'number') node = features[node[0]]! <= node[1] ? node[2] : node[3]
    sum += node
  }
  return 1 / (1 + Math.exp(-sum))
}
