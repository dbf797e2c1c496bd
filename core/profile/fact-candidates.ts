import { definitionOf } from './profile-facts.ts'
import type { FactCandidate, FactSource, FoundFact } from './profile-fact.ts'
import type { NamedDocumentFacts } from './ports/document-facts-store.ts'
import { isSameValue } from './same-value.ts'

/** A value of one key with its source. */
export interface SourcedValue {
  readonly value: string
  readonly source: FactSource
}

/** Values in documents by key, newest document first. */
export function valuesByKey(documents: readonly NamedDocumentFacts[]): Map<string, SourcedValue[]> {
  const byKey = new Map<string, SourcedValue[]>()
  for (const document of documents)
    for (const found of document.found) {
      const values = byKey.get(found.key) ?? []
      values.push(sourcedValue(document, found))
      byKey.set(found.key, values)
    }
  return byKey
}

function sourcedValue({ documentId, fileName }: NamedDocumentFacts, found: FoundFact): SourcedValue {
  const { value, page, ordinal, passage } = found
  return { value, source: { documentId, fileName, page, ordinal, passage } }
}

interface Group {
  readonly value: string
  /** Positions in the values, which are in the order of newest documents first. */
  readonly places: number[]
}

/** The different values of a key: most frequent in documents first, then newest. */
export function candidatesOf(key: string, values: readonly SourcedValue[]): FactCandidate[] {
  const candidates = groupsOf(key, values).map(({ value, places }) => {
    const ordered = places.sort((a, b) => a - b)
    return { newest: ordered[0]!, value, sources: ordered.map((place) => values[place]!.source) }
  })
  candidates.sort((a, b) => documentsOf(b.sources) - documentsOf(a.sources) || a.newest - b.newest)
  return candidates.map(({ value, sources }) => ({ value, sources }))
}

/** Groups different ways to write a value under the longest one. */
function groupsOf(key: string, values: readonly SourcedValue[]): Group[] {
  const { kind } = definitionOf(key)
  const groups: Group[] = []
  const longestFirst = [...values.entries()].sort(([, a], [, b]) => b.value.length - a.value.length)
  for (const [place, { value }] of longestFirst) {
    const same = groups.find((group) => isSameValue(kind, group.value, value))
    if (same) same.places.push(place)
    else groups.push({ value, places: [place] })
  }
  return groups
}

function documentsOf(sources: readonly FactSource[]): number {
  return new Set(sources.map(({ documentId }) => documentId)).size
}
