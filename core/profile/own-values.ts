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
  const isOneOf = belongsTo(namesOf(documents, stored))
  const isOwn = ({ key, value, owner }: FoundFact) =>
    isNameKey(key) ? isOneOf(value) : owner === null || isOneOf(owner)
  const own = documents
    .filter((document) => isByAuthorOf(document, isOneOf))
    .map((document) => ({ ...document, found: document.found.filter(isOwn) }))
  return withoutIdleMentions(own)
}

/** Documents: what a few pages mention is about whoever keeps them. */
const FEW = 3

/**
 * What is only mentioned counts in a library of a few documents, and where none of them states it. A page is headed by
 * the name of whoever keeps it, perhaps with more behind it; its sentences may begin with other words.
 */
function withoutIdleMentions(documents: readonly NamedDocumentFacts[]): NamedDocumentFacts[] {
  if (documents.length > FEW) return documents.map((document) => withFacts(document, isStated))
  const good = documents.map((document) => withFacts(document, (fact) => isStated(fact) && isHeaded(fact, document)))
  const stated = new Set(good.flatMap(({ found }) => found.map(({ key }) => key)))
  return documents.map((document, at) =>
    withFacts(document, (fact) => good[at]!.found.includes(fact) || (!isStated(fact) && !stated.has(fact.key))),
  )
}

function withFacts(document: NamedDocumentFacts, counts: (fact: FoundFact) => boolean): NamedDocumentFacts {
  return { ...document, found: document.found.filter(counts) }
}

function isStated({ isMention }: FoundFact): boolean {
  return isMention !== true
}

/** Whether a name that a document states is not another one than its heading. */
function isHeaded({ key, value }: FoundFact, { found }: NamedDocumentFacts): boolean {
  const heading = key === 'workingName' ? found.find((fact) => !isStated(fact) && fact.key === key) : undefined
  return heading === undefined || isRelatedName(value, heading.value)
}

/** Whether a name or domain is one of the names; each is compared once, however many documents give it. */
function belongsTo(names: readonly string[]): (owner: string) => boolean {
  const known = new Map<string, boolean>()
  return (owner) => {
    const isOwn = known.get(owner) ?? names.some((name) => isRelatedName(name, owner) || isOwnDomain(owner, name))
    known.set(owner, isOwn)
    return isOwn
  }
}

/** A document that does not say whose it is counts as the organisation's. */
function isByAuthorOf({ found }: NamedDocumentFacts, isOneOf: (owner: string) => boolean): boolean {
  const authors = namesIn(found)
  return authors.length === 0 || authors.some(isOneOf)
}

/** What the organisation is called, each name once: as somebody confirmed, else as most documents call their author. */
export function namesOf(documents: readonly NamedDocumentFacts[], stored: ReadonlyMap<string, StoredFact>): string[] {
  const confirmed = NAMES.flatMap((key) => stored.get(key)?.value ?? [])
  if (confirmed.length > 0) return [...new Set(confirmed)]
  const groups: { readonly names: Set<string>; documents: number }[] = []
  for (const { found } of withoutIdleMentions(documents)) {
    const names = namesIn(found)
    const isKnown = ({ names: others }: (typeof groups)[number]) =>
      names.some((name) => others.has(name)) ||
      names.some((name) => [...others].some((other) => isRelatedName(name, other)))
    const known = groups.find(isKnown)
    for (const name of names) known?.names.add(name)
    if (known) known.documents += 1
    else if (names.length > 0) groups.push({ names: new Set(names), documents: 1 })
  }
  const most = Math.max(...groups.map((group) => group.documents))
  return groups.filter((group) => group.documents === most).flatMap(({ names }) => [...names])
}

function namesIn(found: readonly FoundFact[]): string[] {
  return found.filter(({ key }) => isNameKey(key)).map(({ value }) => value)
}
