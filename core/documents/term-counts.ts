/** Counts each term in each passage of one document. */
export class TermCounts {
  /** Flattened pairs of passage ordinal and count, by term. */
  readonly entriesOf = new Map<string, number[]>()
  /** Number of terms by passage ordinal. */
  readonly lengths: number[] = []

  beginPassage(): void {
    this.lengths.push(0)
  }

  add(terms: readonly string[]): void {
    const ordinal = this.lengths.length - 1
    for (const term of terms) {
      const entries = this.entriesOf.get(term)
      if (entries === undefined) this.entriesOf.set(term, [ordinal, 1])
      else if (entries[entries.length - 2] === ordinal) entries[entries.length - 1]! += 1
      else entries.push(ordinal, 1)
    }
    this.lengths[ordinal]! += terms.length
  }
}
