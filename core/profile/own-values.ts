import { isOwnDomain, isRelatedName } from './names.ts'
import type { NamedDocumentFacts } from './ports/document-facts-store.ts'
import type { FoundFact, StoredFact } from './profile-fact.ts'

const NAMES = ['legalName', 'workingName']

/** Whether a fact names the organisation itself. */
export function isNameKey(key: string): boolean {
  return NAMES.includes(key)
}

/**
 * What the documents say of the organisation itself, without those by somebody else, such as a funder's guidance, and
 * without what is true of a partner, a funder or a referee. What names no owner is true of the document's author.
 */
export function ownValues(
  documents: readonly NamedDocumentFacts[],
  stored: ReadonlyMap<string, StoredFact>,
): NamedDocumentFacts[] {
  const names = namesOf(documents, stored)
  const isOwn = ({ key, value, owner }: FoundFact) =>
    isNameKey(key) ? isOneOf(names, value) : owner === null || isOneOf(names, owner)
  return documents
    .filter((document) => isByAuthorOf(document, names))
    .map((document) => ({ ...document, found: document.found.filter(isOwn) }))
}

function isOneOf(names: readonly string[], owner: string): boolean {
  return names.some((name) => isRelatedName(name, owner) || isOwnDomain(owner, name))
}

/** A document that does not say whose it is counts as the organisation's. */
function isByAuthorOf({ found }: NamedDocumentFacts, names: readonly string[]): boolean {
  const authors = namesIn(found)
  return authors.length === 0 || authors.some((author) => isOneOf(names, author))
}

/** What the organisation is called: as somebody confirmed, else as most documents call their author. */
export function namesOf(documents: readonly NamedDocumentFacts[], stored: ReadonlyMap<string, StoredFact>): string[] {
  const confirmed = NAMES.flatMap((key) => stored.get(key)?.value ?? [])
  if (confirmed.length > 0) return confirmed
  const groups: { names: string[]; documents: number }[] = []
  for (const { found } of documents) {
    const names = namesIn(found)
    const known = groups.find((group) => names.some((name) => group.names.some((other) => isRelatedName(name, other))))
    if (known) {
      known.names.push(...names)
      known.documents += 1
    } else if (names.length > 0) groups.push({ names, documents: 1 })
  }
  const most = Math.max(...groups.map((group) => group.documents))
  return groups.filter((group) => group.documents === most).flatMap(({ names }) => names)
}

function namesIn(found: readonly FoundFact[]): string[] {
  return found.filter(({ key }) => isNameKey(key)).map(({ value }) => value)
}
