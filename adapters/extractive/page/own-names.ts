import { createHash } from 'node:crypto'
import type { Library, LibraryDocument } from '../../../core/documents/library.ts'
import type { Passage } from '../../../core/documents/passage.ts'
import { isRelatedName } from '../../../core/profile/names.ts'
import { namesIn } from '../profile/author-names.ts'
import { namesOfAuthor } from '../profile/names-of-author.ts'
import { searchedDocument, type SearchedDocument } from '../profile/searched-document.ts'

/** The organisation's names for itself in its library. */
export interface OwnNames {
  /** Full name. */
  readonly name: string
  /** With its legal form if a document gives one: "Pact, Inc."; otherwise null. */
  readonly legalName: string | null
  /** Full name and short form. */
  readonly names: readonly string[]
}

/** Maximum number of newest documents, and passages of each: an organisation introduces itself at the start. */
const DOCUMENTS = 24
const PASSAGES = 60
/** Minimum mentions of a name in nearly every document; then it is the author, even if thanked for a grant. */
const OFTEN = 3
const NEARLY_EVERY = 0.7

/** The start of a document. */
interface Opening extends LibraryDocument {
  readonly passages: readonly Passage[]
}

const ofLibrary = new WeakMap<Library, Promise<OwnNames | null>>()
/** Names by a hash of the openings that they were read from, the last used at the end. */
const ofOpenings = new Map<string, OwnNames | null>()
const MOST_KEPT = 200

/** The organisation's own names, from its documents' statements about their author; null if there are none. */
export function ownNames(library: Library): Promise<OwnNames | null> {
  const known = ofLibrary.get(library) ?? readNames(library)
  ofLibrary.set(library, known)
  return known
}

/** Reading openings for names takes far longer than fetching them, and each answer of an application needs the names. */
async function readNames(library: Library): Promise<OwnNames | null> {
  const newest = [...(await library.documents())].sort((a, b) => (a.datedAt < b.datedAt ? 1 : -1)).slice(0, DOCUMENTS)
  const openings = await Promise.all(newest.map((document) => openingOf(document, library)))
  const key = hashOf(openings)
  const known = ofOpenings.get(key)
  const names = known === undefined ? namesOf(openings) : known
  ofOpenings.delete(key)
  ofOpenings.set(key, names)
  if (ofOpenings.size > MOST_KEPT) ofOpenings.delete(ofOpenings.keys().next().value!)
  return names
}

async function openingOf(document: LibraryDocument, library: Library): Promise<Opening> {
  const passages = await library.passagesOf(document.documentId)
  return { ...document, passages: passages.slice(0, PASSAGES) }
}

function hashOf(openings: readonly Opening[]): string {
  const read = openings.map(({ language, passages }) => [
    language,
    passages.map(({ text, headings, question }) => [text, headings, question]),
  ])
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url')
}

function namesOf(openings: readonly Opening[]): OwnNames | null {
  const documents = openings.map((opening) => searchedDocument({ ...opening, names: [] }))
  const name = authorOfMost(documents)
  if (name === null) return null
  const texts = documents.map(textOf)
  const full = texts.map((text) => namesIn(name, text)).find(({ names }) => names.length > 1)
  const given = full?.names ?? [name]
  const names = given.map((one) => one.replace(/^The /u, ''))
  const author = { name: given[0] ?? name, names, line: null }
  const legal = documents.flatMap(({ lines }) => namesOfAuthor({ author, lines }))
  return { name: author.name, legalName: legal[0]?.value ?? null, names }
}

/** The author of most documents; excludes funders and hosts unless most documents mention them often. */
function authorOfMost(documents: readonly SearchedDocument[]): string | null {
  const authors = documents.flatMap(({ author }) => author?.name ?? [])
  const supports = (name: string) =>
    documents.some(({ supporters }) => supporters.some((other) => isRelatedName(other, name)))
  const isEverywhere = (name: string) =>
    documents.filter((one) => mentionsOf(name, textOf(one)) >= OFTEN).length >= documents.length * NEARLY_EVERY
  const own = authors.filter((name) => !supports(name) || isEverywhere(name))
  const count = (name: string) => own.filter((other) => isRelatedName(other, name)).length
  return own.reduce<string | null>((best, name) => (best === null || count(name) > count(best) ? name : best), null)
}

function textOf({ lines }: SearchedDocument): string {
  return lines.map(({ text }) => text).join('\n')
}

function mentionsOf(name: string, text: string): number {
  return text.split(name).length - 1
}
