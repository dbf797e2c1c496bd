import { packPostings } from '../../core/documents/posting-blocks.ts'
import type { IndexedDocument } from '../../core/documents/ports/passage-index.ts'
import { TermCounts } from '../../core/documents/term-counts.ts'
import { anIndexedDocument } from './builders.ts'

/** A document with one passage for each table of term weights. */
export function weighted(passages: readonly Readonly<Record<string, number>>[]): IndexedDocument {
  const tally = new TermCounts()
  for (const terms of passages) {
    tally.beginPassage()
    for (const [term, weight] of Object.entries(terms)) tally.add([term], weight)
  }
  const texts = passages.map((_, ordinal) => `Passage ${ordinal}.`)
  return anIndexedDocument({ texts, lengths: tally.lengths, postings: packPostings(tally.entriesOf) })
}
