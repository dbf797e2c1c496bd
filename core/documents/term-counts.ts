/** Adds up the weight of each term in each passage of one document. */
export class TermCounts {
  /** Pairs of passage ordinal and weight by term, flattened. */
  readonly entriesOf = new Map<string, number[]>()
  /** Summed term weights by passage ordinal. */
  readonly lengths: number[] = []

  beginPassage(): void {
    this.lengths.push(0)
  }

  add(terms: readonly string[], weight: number): void {
    const ordinal = this.lengths.length - 1
    for (const term of terms) {
      const entries = this.entriesOf.get(term)
      if (entries === undefined) this.entriesOf.set(term, [ordinal, weight])
      else if (entries[entries.length - 2] === ordinal) entries[entries.length - 1]! += weight
      else entries.push(ordinal, weight)
    }
    this.lengths[ordinal]! += terms.length * weight
  }
}
