import type { Library, LibraryDocument } from '../../../core/documents/library.ts'
import { askingTerms } from '../../../core/documents/asking-words.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { isOfProfile } from '../../../core/known/common-fact-asked-for.ts'
import { findOn } from './find-on.ts'
import { namesAmount } from './find-money.ts'
import { pagesFound } from './pages-found.ts'
import { has, headsOf, pageOf, shownOf, type Found, type Page } from './page.ts'
import type { WantedAnswer } from './wanted-answer.ts'

/** A single document with at most this many passages is read as a whole. */
const LONGEST_PAGE = 30

/** `none`: the library has no answer. `unknown`: passages may have one. */
type TypedAnswer = Found | 'none' | 'unknown'

/**
 * Finds the answer in a library of one short document. It is read as a whole, so nothing is missed. Values kept in the
 * profile are left to the profile.
 */
export async function findTypedAnswer(wanted: WantedAnswer, library: Library): Promise<TypedAnswer> {
  if (isInProfile(wanted)) return 'none'
  const [only, ...others] = await library.documents()
  const whole = only === undefined || others.length > 0 ? null : await wholePage(only, library)
  if (whole === null) return 'unknown'
  return findOn(whole, wanted) ?? (mayBeTold(wanted, whole) ? 'unknown' : 'none')
}

/** Excludes counts and amounts: counts vary, and the profile keeps only total amounts. */
function isInProfile(wanted: WantedAnswer): boolean {
  const { meaning, kind } = wanted
  return meaning !== 'otherYesNo' && kind !== 'count' && kind !== 'money' && isOfProfile(meaning)
}

/** Prose and counts may be worded differently, and figures may have longer labels. */
function mayBeTold(wanted: WantedAnswer, page: Page): boolean {
  const { kind, owner, meaning } = wanted
  if (owner !== 'us' || meaning === 'otherYesNo' || meaning === 'reservesPolicy' || meaning === 'risks') return false
  if (kind === 'prose' || kind === 'count') return true
  return kind === 'money' && page.units.some(({ text }) => namesAmount(text, wanted, shownOf(page, meaning)))
}

/** Page of a document short enough to be read as a whole; null for any other. */
async function wholePage({ documentId, fileName, language }: LibraryDocument, library: Library): Promise<Page | null> {
  const passages = await library.passagesOf(documentId)
  if (passages.length > LONGEST_PAGE) return null
  const hits = passages.map((passage) => ({ passage, fileName, score: 1 }))
  return pageOf(hits, language)
}

/** Minimum ratio of the best document's search score to the next one's. */
const CLEARLY = 1.5
/** Kinds of answers that change from year to year. */
const COUNTED: ReadonlySet<string> = new Set<WantedAnswer['kind']>(['count', 'money'])

interface Told {
  readonly found: Found
  /** Whether it is below a heading on the question. */
  readonly isHeaded: boolean
  readonly writtenOn: string
  readonly score: number
}

/**
 * Finds the answer in short documents, each read alone, so that documents on other topics don't matter. Null if several
 * answer it and none matches clearly better, or a longer document may answer it.
 */
export async function findOnBestPage(
  wanted: WantedAnswer,
  library: Library,
  analyser: TermAnalyser,
): Promise<Found | null> {
  const told: Told[] = []
  for (const { document, hits } of await pagesFound(wanted, await library.documents(), library)) {
    const score = Math.max(...hits.map((hit) => hit.score))
    if (score === 0) continue
    const page = await wholePage(document, library)
    if (page === null) return null
    const found = findOn(page, wanted)
    if (found === null || !speaksOf(wanted.narrowing, found, document, analyser)) continue
    told.push({ found, isHeaded: isHeaded(found, page, wanted), writtenOn: document.datedAt, score })
  }
  return told.length > 1 && COUNTED.has(wanted.kind) ? newest(told, wanted) : clearest(told, wanted)
}

/** The figure of the requested year, otherwise that of the newest document. */
function newest(told: readonly Told[], { years }: WantedAnswer): Found | null {
  const ofYear = ({ found, writtenOn }: Told) =>
    years.every((year) => found.sentence.includes(String(year)) || writtenOn.startsWith(String(year)))
  const [first] = told.filter(ofYear).sort((a, b) => (a.writtenOn < b.writtenOn ? 1 : -1))
  return first?.found ?? null
}

function clearest(told: readonly Told[], { kind }: WantedAnswer): Found | null {
  const headed = told.filter((one) => one.isHeaded)
  const [best, next] = [...(headed.length > 0 ? headed : told)].sort((a, b) => b.score - a.score)
  const isClear = next === undefined || (kind === 'prose' && best!.score >= CLEARLY * next.score)
  return best !== undefined && isClear ? best.found : null
}

/** Whether the words that narrow the question are in the found text, or above it. */
function speaksOf(
  narrowing: readonly string[],
  { units }: Found,
  { fileName, language }: LibraryDocument,
  analyser: TermAnalyser,
): boolean {
  const asking = askingTerms(language, analyser)
  const asked = analyser.termsOf(narrowing.join(' '), language).filter((term) => !asking.has(term))
  if (asked.length === 0) return true
  const said = units.flatMap(({ text, heading, hit }) => [text, heading, ...hit.passage.headings])
  const terms = new Set(analyser.termsOf([fileName, ...said].join('\n'), language))
  return asked.every((term) => terms.has(term))
}

function isHeaded({ units }: Found, page: Page, { meaning }: WantedAnswer): boolean {
  const heads = meaning === 'otherYesNo' ? null : headsOf(page, meaning)
  return units.some(({ heading }) => has(heading, heads))
}
