import { isOwnDomain, isRelatedName } from './names.ts'
import type { NamedDocumentFacts } from './ports.ts'
import type { FoundFact, StoredFact } from './profile-fact.ts'

const NAMES = ['legalName', 'workingName']

/** Whether a fact is a name of the organisation. */
export function isNameKey(key: string): boolean {
  return NAMES.includes(key)
}

/**
 * Facts about the organisation itself in the documents: without documents by others, such as a funder's guidance, and
 * facts about a partner, a funder or a referee. Facts without an owner belong to the document's author.
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

/** Up to this many documents, brief mentions are about the organisation. */
const FEW_DOCUMENTS = 3

/**
 * Facts that are only mentioned count in a library of a few documents, and if no document states them. A page is headed
 * by its owner's name, possibly followed by more; its sentences may begin otherwise.
 */
function withoutIdleMentions(documents: readonly NamedDocumentFacts[]): NamedDocumentFacts[] {
  if (documents.length > FEW_DOCUMENTS) return documents.map((document) => withFacts(document, isStated))
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

/** Whether a stated name agrees with the document's heading. */
function isHeaded({ key, value }: FoundFact, { found }: NamedDocumentFacts): boolean {
  const heading = key === 'workingName' ? found.find((fact) => !isStated(fact) && fact.key === key) : undefined
  return heading === undefined || isRelatedName(value, heading.value)
}

/** Whether a name or domain matches one of the names; compares each once. */
function belongsTo(names: readonly string[]): (owner: string) => boolean {
  const known = new Map<string, boolean>()
  return (owner) => {
    const isOwn = known.get(owner) ?? names.some((name) => isRelatedName(name, owner) || isOwnDomain(owner, name))
    known.set(owner, isOwn)
    return isOwn
  }
}

/** A document without an owner counts as the organisation's. */
function isByAuthorOf({ found }: NamedDocumentFacts, isOneOf: (owner: string) => boolean): boolean {
  const authors = namesIn(found)
  return authors.length === 0 || authors.some(isOneOf)
}

/**
 * The organisation's names without duplicates: the confirmed ones, else those that most documents give their author.
 */
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
