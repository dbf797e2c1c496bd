import type { NamedDocumentFacts } from './ports/document-facts-store.ts'
import type { FoundFact, StoredFact } from './profile-fact.ts'
import { isSameValue } from './same-value.ts'

/** Facts that name the organisation itself. */
const NAMES = ['legalName', 'workingName']

/**
 * The documents without what they say of somebody else: of a partner, a funder or a referee. What names no owner is the
 * author's.
 */
export function ownValues(
  documents: readonly NamedDocumentFacts[],
  stored: ReadonlyMap<string, StoredFact>,
): NamedDocumentFacts[] {
  const names = namesOf(documents, stored)
  const isOwn = ({ owner }: FoundFact) => owner === null || names.some((name) => isSameValue('name', name, owner))
  return documents.map((document) => ({ ...document, found: document.found.filter(isOwn) }))
}

function namesOf(documents: readonly NamedDocumentFacts[], stored: ReadonlyMap<string, StoredFact>): string[] {
  const confirmed = NAMES.flatMap((key) => stored.get(key)?.value ?? [])
  if (confirmed.length > 0) return confirmed
  return documents.flatMap(({ found }) => found.filter(({ key }) => NAMES.includes(key)).map(({ value }) => value))
}
