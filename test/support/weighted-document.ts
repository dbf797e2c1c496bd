import { packPostings } from '../../core/documents/posting-blocks.ts'
import type { IndexedDocument } from '../../core/documents/ports/passage-index.ts'
import { anIndexedDocument } from './builders.ts'

/** A document with one passage for each table of term weights. */
export function weighted(passages: readonly Readonly<Record<string, number>>[]): IndexedDocument {
  const entriesOf = new Map<string, number[]>()
  for (const [ordinal, terms] of passages.entries())
    for (const [term, weight] of Object.entries(terms))
      entriesOf.set(term, [...(entriesOf.get(term) ?? []), ordinal, weight])
  const lengths = passages.map((terms) => Object.values(terms).reduce((sum, weight) => sum + weight, 0))
  const texts = passages.map((_, ordinal) => `Passage ${ordinal}.`)
  return anIndexedDocument({ texts, lengths, postings: packPostings(entriesOf) })
}
