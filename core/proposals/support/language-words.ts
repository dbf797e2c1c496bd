import { STOP_WORDS } from '../../languages/stop-words.ts'
import { normaliseText } from '../../shared/normalise-text.ts'
import { english } from './words/english.ts'
import { dutch, polish } from './words/dutch-and-polish.ts'
import { french, german, welsh } from './words/other.ts'
import { italian, portuguese, spanish } from './words/romance.ts'
import type { RelationWords, SupportWords } from './words/support-words.ts'

const WORDS: ReadonlyMap<string, SupportWords> = new Map([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['cy', welsh],
  ['es', spanish],
  ['it', italian],
  ['pt', portuguese],
  ['nl', dutch],
  ['pl', polish],
])
/** Nothing in it has an accent. */
const PLAIN = /^[a-z0-9]*$/u
const NEVER = /(?!)/u

/** The words of one language, ready to be looked up. */
export interface LanguageWords {
  readonly code: string
  /** Whether its sentences can be read for what they state, and not only for figures, dates, names and quotations. */
  readonly isKnown: boolean
  readonly stopWords: ReadonlySet<string>
  /** State nothing by themselves; stop words included. */
  readonly generic: ReadonlySet<string>
  /** The groups of words of the same meaning in which a word is. */
  readonly meanings: ReadonlyMap<string, readonly number[]>
  readonly conjunctions: ReadonlySet<string>
  readonly abstractNouns: ReadonlySet<string>
  readonly fractions: ReadonlyMap<string, number>
  readonly standing: RegExp
  readonly intents: RegExp
  readonly general: RegExp
  readonly greetings: RegExp
  readonly farewells: RegExp
  readonly near: RegExp
  readonly below: RegExp
  readonly above: RegExp
  readonly differences: RegExp
  readonly sums: RegExp
  readonly means: RegExp
  readonly prices: RegExp
  readonly falls: RegExp
  readonly rises: RegExp
  readonly causes: RegExp
  readonly receives: RegExp
  readonly all: readonly Relation[]
  readonly most: Relation
  /** Who does what to whom: what a sentence says, and how statements that bear it out say it. */
  readonly relations: readonly Relation[]
}

interface Relation {
  readonly claimed: RegExp
  readonly said: RegExp
}

const known = new Map<string, LanguageWords>()

/** `language` as `de-AT`. Where nothing is known of it, its lists are empty. */
export function languageWords(language: string): LanguageWords {
  const code = language.toLowerCase().replace(/[-_].*/u, '')
  const words = known.get(code) ?? read(code)
  known.set(code, words)
  return words
}

/** As words are compared: in lower case and without accents. */
export function plainWord(word: string): string {
  const lower = word.toLowerCase()
  return PLAIN.test(lower) ? lower : normaliseText(lower, { withoutAccents: true })
}

function read(code: string): LanguageWords {
  const words = WORDS.get(code)
  const stopWords = new Set([...(STOP_WORDS.get(code) ?? [])].map(plainWord))
  const fractions = fractionsOf(words?.fractions ?? '')
  const before = (list: string | undefined) =>
    pattern(list, String.raw`(?<![\p{L}\p{N}])(?:`, String.raw`)[\s~]*(?:an?\s)?[£$€]?$`)
  const atStart = (list: string | undefined) => pattern(list, String.raw`^[\s*_#>]*(?:`, String.raw`)(?!\p{L})`)
  const inside = (list: string | undefined, flags = 'iu') =>
    pattern(list, String.raw`(?<![\p{L}\p{N}])(?:`, String.raw`)(?![\p{L}\p{N}])`, flags)
  return {
    code,
    isKnown: words !== undefined,
    stopWords,
    generic: new Set([...stopWords, ...setOf(words?.generic ?? ''), ...[...fractions.keys()].map(plainWord)]),
    meanings: meaningsOf(words?.synonyms ?? ''),
    conjunctions: setOf(words?.conjunctions ?? ''),
    abstractNouns: setOf(words?.abstractNouns ?? ''),
    fractions,
    standing: inside(words?.standing, code === 'de' || code === 'fr' ? 'gu' : 'giu'),
    intents: inside(words?.intents),
    general: inside(words?.general),
    greetings: atStart(words?.greetings),
    farewells: atStart(words?.farewells),
    near: before(words?.near),
    below: before(words?.below),
    above: before(words?.above),
    differences: inside(words?.differences),
    sums: inside(words?.sums),
    means: inside(words?.means),
    prices: inside(words?.prices),
    falls: inside(words?.falls),
    rises: inside(words?.rises),
    causes: inside(words?.causes),
    receives: inside(words?.receives),
    all: (words?.all ?? []).map(relation),
    most: relation(words?.most),
    relations: (words?.relations ?? []).map(relation),
  }
}

/** The words of what is said may have any ending. */
function relation(words: RelationWords | undefined): Relation {
  const claimed = pattern(words?.claimed, String.raw`(?<![\p{L}\p{N}])(?:`, String.raw`)(?![\p{L}\p{N}])`)
  return { claimed, said: pattern(words?.said, String.raw`(?<![\p{L}\p{N}])(?:`, ')') }
}

function pattern(list: string | undefined, start: string, end: string, flags = 'iu'): RegExp {
  return list === undefined ? NEVER : new RegExp(start + list.replace(/\s*\n\s*/gu, '') + end, flags)
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map(plainWord),
  )
}

function meaningsOf(groups: string): ReadonlyMap<string, readonly number[]> {
  const meanings = new Map<string, number[]>()
  for (const [group, words] of groups.split(';').entries())
    for (const word of setOf(words)) meanings.set(word, [...(meanings.get(word) ?? []), group])
  for (const [word, groups] of [...meanings])
    if (word.endsWith('s') && !meanings.has(word.slice(0, -1))) meanings.set(word.slice(0, -1), groups)
  return meanings
}

function fractionsOf(list: string): ReadonlyMap<string, number> {
  const pairs = list.split(/\s+/u).filter((pair) => pair.includes('='))
  return new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', Number(pair.split('=')[1])]))
}
