/** Replaces the range from `start` to `end` of a source; an insertion if both are equal. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Applies all splices; positions are those of the source. Insertions at one position keep their order, and precede a
 * replacement from there. Throws if splices overlap.
 */
export function spliceText(source: string, splices: readonly Splice[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text } of inOrder(splices)) {
    if (start < at || end < start || end > source.length)
      throw new Error(`Splice ${start}-${end} overlaps or is outside.`)
    pieces.push(source.slice(at, start), text)
    at = end
  }
  return [...pieces, source.slice(at)].join('')
}

function inOrder(splices: readonly Splice[]): Splice[] {
  return splices
    .map((splice, index) => ({ splice, index }))
    .sort((a, b) => a.splice.start - b.splice.start || a.splice.end - b.splice.end || a.index - b.index)
    .map(({ splice }) => splice)
}
