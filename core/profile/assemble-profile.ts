import { definitionOf, keyOfYear, knownKey, PROFILE_FACTS } from './profile-facts.ts'
import type { FactCandidate, FactSource, FoundFact, ProfileFact, StoredFact } from './profile-fact.ts'
import type { NamedDocumentFacts } from './ports.ts'
import { isSameValue } from './same-value.ts'
import { factState } from './fact-state.ts'
import { ownValues } from './own-values.ts'

/** A value of one key with its source. */
interface SourcedValue {
  readonly value: string
  readonly source: FactSource
}

/** Values in documents by key, newest document first. */
function valuesByKey(documents: readonly NamedDocumentFacts[]): Map<string, SourcedValue[]> {
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

/**
 * The different values of a key: most frequent in documents first, then newest. Longer texts, which change over the
 * years, are newest first, in their newest wording.
 */
function candidatesOf(key: string, values: readonly SourcedValue[]): FactCandidate[] {
  const isLong = definitionOf(key).kind === 'long-text'
  const candidates = groupsOf(key, values).map(({ value, places }) => {
    const ordered = places.sort((a, b) => a - b)
    const newest = ordered[0]!
    const sources = ordered.map((place) => values[place]!.source)
    return { newest, value: isLong ? values[newest]!.value : value, sources }
  })
  const oftenFirst = (a: FactCandidate, b: FactCandidate) => documentsOf(b.sources) - documentsOf(a.sources)
  candidates.sort((a, b) => (isLong ? 0 : oftenFirst(a, b)) || a.newest - b.newest)
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

export interface ProfileSources {
  readonly stored: readonly StoredFact[]
  /** Newest first. */
  readonly documents: readonly NamedDocumentFacts[]
  /** ISO time. */
  readonly now: string
}

/** Shown instead of a secret value. */
export const MASK = '••••'

/**
 * The whole profile in the order of the catalogue, then the account's own facts. A yearly fact appears once for each
 * known year, latest first, or as missing for the last full year. Secret values are masked.
 */
export function assembleProfile({ stored, documents, now }: ProfileSources): ProfileFact[] {
  const storedByKey = new Map(stored.map((fact) => [fact.key, fact]))
  const candidates = candidatesByKey(documents, storedByKey)
  const keys = keysOf(new Set([...storedByKey.keys(), ...candidates.keys()]), now)
  const isOpen = (key: string) => candidates.has(key) && storedByKey.get(key)?.value == null
  return keys.map((key) => {
    const known = { stored: storedByKey.get(key) ?? null, candidates: candidates.get(key) ?? [] }
    const hasNewerYear = laterYears(key, keys).some(isOpen)
    return profileFact(key, { ...known, hasNewerYear, now })
  })
}

function candidatesByKey(
  documents: readonly NamedDocumentFacts[],
  stored: ReadonlyMap<string, StoredFact>,
): Map<string, FactCandidate[]> {
  const own = ownValues(documents, stored)
  const byKey = openCandidates(own, stored)
  const confirmed = stored.get(CONTACT)?.value
  const names = confirmed == null ? (byKey.get(CONTACT) ?? []).map(({ value }) => value) : [confirmed]
  if (names.length === 0) return byKey
  const isOfContact = ({ person }: FoundFact) =>
    person === undefined || names.some((name) => isSameValue('person', name, person))
  const ofContact = own.map((document) => ({ ...document, found: document.found.filter(isOfContact) }))
  return openCandidates(ofContact, stored)
}

/** A person whose details are proposed with the name, and no other person's. */
const CONTACT = 'contactName'

/** Values in documents that nobody rejected, by key. */
function openCandidates(
  documents: readonly NamedDocumentFacts[],
  stored: ReadonlyMap<string, StoredFact>,
): Map<string, FactCandidate[]> {
  const byKey = new Map<string, FactCandidate[]>()
  for (const [key, values] of valuesByKey(documents)) {
    const { kind } = definitionOf(key)
    const rejected = stored.get(key)?.rejected ?? []
    const open = candidatesOf(key, values).filter(({ value }) => !rejected.some((no) => isSameValue(kind, no, value)))
    if (open.length > 0) byKey.set(key, open)
  }
  return byKey
}

function keysOf(known: ReadonlySet<string>, now: string): string[] {
  const lastFullYear = Number(now.slice(0, 4)) - 1
  const listed = PROFILE_FACTS.flatMap(({ key, yearly }) => {
    if (!yearly) return [key]
    const ofYears = [...known].filter((other) => knownKey(other)?.definition.key === key).sort(latestFirst)
    return ofYears.length > 0 ? ofYears : [keyOfYear(key, lastFullYear)]
  })
  return [...listed, ...[...known].filter((key) => knownKey(key) === null).sort()]
}

function latestFirst(a: string, b: string): number {
  return (knownKey(b)?.year ?? 0) - (knownKey(a)?.year ?? 0)
}

function laterYears(key: string, keys: readonly string[]): string[] {
  const known = knownKey(key)
  if (!known?.definition.yearly) return []
  return keys.filter((other) => {
    const compared = knownKey(other)
    return compared?.definition === known.definition && (compared.year ?? 0) > (known.year ?? 0)
  })
}

/** A fact without any value. */
export function missingFact(key: string): ProfileFact {
  return profileFact(key, { stored: null, candidates: [], hasNewerYear: false, now: '' })
}

type Known = Omit<Parameters<typeof factState>[0], 'stored' | 'definition'> & { stored: StoredFact | null; now: string }

function profileFact(key: string, { stored, candidates, hasNewerYear, now }: Known): ProfileFact {
  const definition = definitionOf(key)
  const state = factState({ definition, stored, candidates, hasNewerYear }, now)
  return {
    key,
    label: stored?.label ?? null,
    definition,
    year: knownKey(key)?.year ?? null,
    state,
    value: shownValue(stored, definition.secret) ?? (state === 'proposed' ? candidates[0]!.value : null),
    candidates,
    confirmedBy: stored?.confirmedBy ?? null,
    confirmedAt: stored?.confirmedAt ?? null,
    validUntil: stored?.validUntil ?? null,
    version: stored?.version ?? 0,
  }
}

function shownValue(stored: StoredFact | null, secret: boolean): string | null {
  if (stored?.value == null) return null
  return secret ? MASK : stored.value
}
