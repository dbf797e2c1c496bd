import { askedFor, asksForSeveral } from '../../../../core/gaps/asked-for.ts'
import type { Library, LibraryDocument } from '../../../../core/documents/library.ts'
import type { WantedKind } from '../../../../core/languages/common-questions/common-question.ts'
import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import { contactOfMost } from './contact-of-most.ts'
import { findAddress, findEmail, findTelephone, findWebsite } from './find-address.ts'
import { findCount } from './find-count.ts'
import { findDate, saysFounded } from './find-date.ts'
import { findIdentifier } from './find-identifier.ts'
import { findList } from './find-list.ts'
import { findMoney, namesAmount } from './find-money.ts'
import { findName } from './find-name.ts'
import { findPerson } from './find-person.ts'
import { findProse } from './find-prose.ts'
import { findSeveral } from './find-several.ts'
import { findYesNo } from './find-yes-no.ts'
import { mostGiven, pagesFound } from './pages-found.ts'
import { nameOfMost } from './name-of-most.ts'
import { pageOf, shownOf, type Found, type Page } from './page.ts'
import { isOfChosenPerson } from './whose-value.ts'
import { lastStated } from './last-stated.ts'
import type { WantedAnswer } from './wanted-answer.ts'

/** One document of no more passages is read as a whole. */
const LONGEST_PAGE = 30
/** What is asked for together, such as name and address. */
const DETAILS: ReadonlySet<WantedKind> = new Set(['name', 'address', 'website', 'identifier'])
const CONTACTS: ReadonlySet<WantedKind> = new Set(['address', 'email', 'telephone', 'website'])
/** What rows and labels tell in a larger library, those of the newest document best. */
const CHANGING: ReadonlySet<string> = new Set<WantedAnswer['meaning']>([
  'chair',
  'chiefExecutive',
  'treasurer',
  'secretary',
  'safeguardingLead',
  'income',
  'expenditure',
  'reserves',
  'yearEnd',
])

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

/** A second question that no fact answers. */
const ASKS_MORE =
  /,? (?:and|und|et|a) (?:why|how|what|when|who|which|where|wie|was|warum|pourquoi|comment|pam|sut)\b|\?.*\?|^(?:please )?explain|^(?:bitte )?(?:erläuter|begründ)|^expliqu|^eglurwch/iu

/** `none`: the library does not tell. `unknown`: passages may tell. */
export type TypedAnswer = Found | 'none' | 'unknown'

/**
 * The answer of the wanted kind. A library of one short document is read as a whole, so that what is not found is not
 * there; in a larger one, what lasts is looked up, and the value that most documents give is taken.
 */
export async function findTypedAnswer(
  wanted: WantedAnswer,
  library: Library,
  section: string | null = null,
): Promise<TypedAnswer> {
  const findOne = (one: WantedAnswer) => findOneAnswer(one, library, section)
  const isSeveral = DETAILS.has(wanted.kind) && asksForSeveral(wanted.question)
  return isSeveral ? findSeveral(wanted, findOne) : findOne(wanted)
}

async function findOneAnswer(wanted: WantedAnswer, library: Library, section: string | null): Promise<TypedAnswer> {
  const documents = await library.documents()
  const [only, ...others] = documents
  const whole = only === undefined || others.length > 0 ? null : await wholePage(only, library)
  if (whole !== null) return findOn(whole, wanted) ?? (mayBeTold(wanted, whole) ? 'unknown' : 'none')
  if (isOfChosenPerson(wanted, section)) return 'none'
  if (ASKS_MORE.test(wanted.question)) return 'unknown'
  if (wanted.meaning === 'legalName') return (await nameOfMost(wanted, documents, library)) ?? 'none'
  if (CHANGING.has(wanted.meaning)) return (await lastStated(wanted, documents, library, findOn)) ?? 'unknown'
  if (wanted.kind === 'website' && isOfAnything(wanted.question)) return 'none'
  if (CONTACTS.has(wanted.kind)) return (await contactOfMost(wanted, documents, library)) ?? 'none'
  if (wanted.kind !== 'identifier') return 'unknown'
  return (await mostStated(wanted, documents, library)) ?? 'none'
}

/** "Address of the video", "Visitors to the web site": more than a web site is named. */
function isOfAnything(question: string): boolean {
  return askedFor({ text: question, section: null }).fact !== 'website'
}

export function findOn(page: Page, wanted: WantedAnswer): Found | null {
  const found = FINDERS[wanted.kind](wanted, page)
  const others =
    found === null ? [] : wanted.alsoMoney.flatMap((meaning) => findMoney({ ...wanted, meaning }, page) ?? [])
  return others.reduce(together, found)
}

function together(one: Found | null, other: Found): Found {
  const said = [one?.sentence, other.sentence].filter((text) => text !== undefined).join('; ')
  return { value: said, sentence: said, units: [...new Set([...(one?.units ?? []), ...other.units])] }
}

/** Prose and counts may be said in other words, figures below labels that say more. */
function mayBeTold(wanted: WantedAnswer, page: Page): boolean {
  const { kind, owner, meaning } = wanted
  if (owner !== 'us' || meaning === 'otherYesNo' || meaning === 'reservesPolicy' || meaning === 'risks') return false
  if (kind === 'prose' || kind === 'count') return true
  if (meaning === 'founded') return page.units.some(({ text }) => saysFounded(text, page))
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

/** The value that most documents give, then the one found first. */
async function mostStated(
  wanted: WantedAnswer,
  documents: readonly LibraryDocument[],
  library: Library,
): Promise<Found | null> {
  const found = (await pagesFound(wanted, documents, library)).flatMap(({ page }) => findOn(page, wanted) ?? [])
  return mostGiven(found, ({ value }) => normaliseWords(value))
}
