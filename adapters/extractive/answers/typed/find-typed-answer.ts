import type { Library, LibraryDocument } from '../../../../core/documents/library.ts'
import type { PassageHit } from '../../../../core/documents/passage.ts'
import type { WantedKind } from '../../../../core/languages/common-questions/common-question.ts'
import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import { findAddress, findEmail, findTelephone, findWebsite } from './find-address.ts'
import { findCount } from './find-count.ts'
import { findDate } from './find-date.ts'
import { findIdentifier } from './find-identifier.ts'
import { findList } from './find-list.ts'
import { findMoney } from './find-money.ts'
import { findName } from './find-name.ts'
import { findPerson } from './find-person.ts'
import { findProse } from './find-prose.ts'
import { findYesNo } from './find-yes-no.ts'
import { pageOf, type Found, type Page } from './page.ts'
import type { WantedAnswer } from './wanted-answer.ts'

/** One document of no more passages is read as a whole. */
const LONGEST_PAGE = 16
const PASSAGES = 24
/** What is the same wherever a library says it, so that the value that most documents give is right. */
const LASTING: ReadonlySet<WantedKind> = new Set(['identifier', 'address', 'email', 'telephone', 'website'])

const FINDERS: Readonly<Record<WantedKind, (wanted: WantedAnswer, page: Page) => Found | null>> = {
  name: findName,
  identifier: findIdentifier,
  address: findAddress,
  email: findEmail,
  telephone: findTelephone,
  website: findWebsite,
  person: findPerson,
  date: findDate,
  money: findMoney,
  count: findCount,
  'yes-no': findYesNo,
  list: findList,
  prose: findProse,
}

/** `none`: the library does not tell. `unknown`: passages may tell. */
export type TypedAnswer = Found | 'none' | 'unknown'

/**
 * The answer of the wanted kind. A library of one short document is read as a whole, so that what is not found is not
 * there; in a larger one, what lasts is looked up, and the value that most documents give is taken.
 */
export async function findTypedAnswer(wanted: WantedAnswer, library: Library): Promise<TypedAnswer> {
  const documents = await library.documents()
  const whole = await wholePage(documents, library)
  if (whole !== null) return findOn(whole, wanted) ?? 'none'
  if (!LASTING.has(wanted.kind) && wanted.meaning !== 'legalName') return 'unknown'
  return (await mostStated(wanted, documents, library)) ?? 'none'
}

export function findOn(page: Page, wanted: WantedAnswer): Found | null {
  return FINDERS[wanted.kind](wanted, page)
}

/** The page of a library that is short enough to be read as a whole; null for any other. */
async function wholePage(documents: readonly LibraryDocument[], library: Library): Promise<Page | null> {
  const [document, ...others] = documents
  if (document === undefined || others.length > 0) return null
  const passages = await library.passagesOf(document.documentId)
  if (passages.length > LONGEST_PAGE) return null
  const hits = passages.map((passage) => ({ passage, fileName: document.fileName, score: 1 }))
  return pageOf(hits, document.language, true)
}

/** The value that most documents give, then the one found first. */
async function mostStated(
  wanted: WantedAnswer,
  documents: readonly LibraryDocument[],
  library: Library,
): Promise<Found | null> {
  const hits = await library.search(searchFor(wanted), PASSAGES)
  const byDocument = new Map<string, PassageHit[]>()
  for (const hit of hits) {
    const { documentId } = hit.passage
    byDocument.set(documentId, [...(byDocument.get(documentId) ?? []), hit])
  }
  const votes = new Map<string, { found: Found; count: number }>()
  for (const [documentId, own] of byDocument) {
    const language = documents.find((document) => document.documentId === documentId)?.language ?? null
    const found = findOn(pageOf(own, language, false), wanted)
    const key = found === null ? '' : keyOf(found.value)
    if (found !== null) votes.set(key, { found: votes.get(key)?.found ?? found, count: (votes.get(key)?.count ?? 0) + 1 })
  }
  return [...votes.values()].sort((a, b) => b.count - a.count)[0]?.found ?? null
}

/** The words that stand beside the answer, and those of the question. */
function searchFor({ meaning, language, question }: WantedAnswer): string {
  const shown = meaning === 'otherYesNo' ? '' : (language.questions[meaning]?.shown ?? '')
  return `${shown.replace(/[*?_/]+/gu, ' ')} ${question}`
}

/** One web site under all its pages and spellings is one fact. */
function keyOf(value: string): string {
  return normaliseWords(value.replace(/^(?:https?:\/\/)?(?:www\.)?/u, '').replace(/(?<=\.\p{L}{2,})\/.*$/u, ''))
}
