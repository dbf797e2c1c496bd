import type { Library, LibraryDocument } from '../../../core/documents/library.ts'
import { isOfProfile } from '../../../core/known/common-fact-asked-for.ts'
import { findOn } from './find-on.ts'
import { namesAmount } from './find-money.ts'
import { pagesFound } from './pages-found.ts'
import { pageOf, shownOf, type Found, type Page } from './page.ts'
import type { WantedAnswer } from './wanted-answer.ts'

/** One document of no more passages is read as a whole. */
const LONGEST_PAGE = 30

/** `none`: the library does not tell. `unknown`: passages may tell. */
type TypedAnswer = Found | 'none' | 'unknown'

/**
 * What a library of one short document says of what is wanted. It is read as a whole, so that what is not found is not
 * there. What the profile keeps is asked for there.
 */
export async function findTypedAnswer(wanted: WantedAnswer, library: Library): Promise<TypedAnswer> {
  if (isInProfile(wanted)) return 'none'
  const [only, ...others] = await library.documents()
  const whole = only === undefined || others.length > 0 ? null : await wholePage(only, library)
  if (whole === null) return 'unknown'
  return findOn(whole, wanted) ?? (mayBeTold(wanted, whole) ? 'unknown' : 'none')
}

/** Counts are of many things, and of amounts the profile keeps the whole. */
function isInProfile(wanted: WantedAnswer): boolean {
  const { meaning, kind } = wanted
  return meaning !== 'otherYesNo' && kind !== 'count' && kind !== 'money' && isOfProfile(meaning)
}

/** Prose and counts may be said in other words, figures below labels that say more. */
function mayBeTold(wanted: WantedAnswer, page: Page): boolean {
  const { kind, owner, meaning } = wanted
  if (owner !== 'us' || meaning === 'otherYesNo' || meaning === 'reservesPolicy' || meaning === 'risks') return false
  if (kind === 'prose' || kind === 'count') return true
  return kind === 'money' && page.units.some(({ text }) => namesAmount(text, wanted, shownOf(page, meaning)))
}

/** The page of a document that is short enough to be read as a whole; null for any other. */
async function wholePage({ documentId, fileName, language }: LibraryDocument, library: Library): Promise<Page | null> {
  const passages = await library.passagesOf(documentId)
  if (passages.length > LONGEST_PAGE) return null
  const hits = passages.map((passage) => ({ passage, fileName, score: 1 }))
  return pageOf(hits, language)
}

/**
 * What one short document tells where it is read as a whole, as if it were alone: documents on other things take no
 * answer away. Null where several tell it, or a longer one may.
 */
export async function findOnOnlyPage(wanted: WantedAnswer, library: Library): Promise<Found | null> {
  const told: Found[] = []
  for (const { document, hits } of await pagesFound(wanted, await library.documents(), library)) {
    if (hits.every(({ score }) => score === 0)) continue
    const page = await wholePage(document, library)
    if (page === null) return null
    const found = findOn(page, wanted)
    if (found !== null) told.push(found)
  }
  return told.length === 1 ? told[0]! : null
}
