import { STOP_WORDS } from '../languages/stop-words.ts'
import { normaliseText } from '../shared/normalise-text.ts'
import { english } from './words/english.ts'
import { french, german, welsh } from './words/other.ts'
import type { SupportWords } from './words/support-words.ts'

const WORDS: ReadonlyMap<string, SupportWords> = new Map([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['cy', welsh],
])
/** Words that need no accents removed. */
const PLAIN = /^[a-z0-9]*$/u
/** Global, because `matchAll` requires it. */
const NEVER = /(?!)/gu

/** The words of one language as sets and patterns. */
export interface LanguageWords {
  readonly code: string
  readonly stopWords: ReadonlySet<string>
  readonly abstractNouns: ReadonlySet<string>
  readonly standing: RegExp
  readonly greetings: RegExp
  readonly farewells: RegExp
  readonly near: RegExp
  readonly below: RegExp
  readonly above: RegExp
}

const known = new Map<string, LanguageWords>()

/** `language` is a tag such as `de-AT`; an unknown language has empty lists. */
export function languageWords(language: string): LanguageWords {
  const code = language.toLowerCase().replace(/[-_].*/u, '')
  const words = known.get(code) ?? read(code)
  known.set(code, words)
  return words
}

/** Lower case without accents, for comparing words. */
export function plainWord(word: string): string {
  const lower = word.toLowerCase()
  return PLAIN.test(lower) ? lower : normaliseText(lower, { withoutAccents: true })
}

function read(code: string): LanguageWords {
  const words = WORDS.get(code)
  const stopWords = new Set([...(STOP_WORDS.get(code) ?? [])].map(plainWord))
  const before = (list: string | undefined) =>
    pattern(list, String.raw`(?<![\p{L}\p{N}])(?:`, String.raw`)[\s~]*(?:an?\s)?[£$€]?$`)
  const atStart = (list: string | undefined) => pattern(list, String.raw`^[\s*_#>]*(?:`, String.raw`)(?!\p{L})`)
  const inside = (list: string | undefined, flags = 'iu') =>
    pattern(list, String.raw`(?<![\p{L}\p{N}])(?:`, String.raw`)(?![\p{L}\p{N}])`, flags)
  return {
    code,
    stopWords,
    abstractNouns: setOf(words?.abstractNouns ?? ''),
    standing: inside(words?.standing, code === 'de' || code === 'fr' ? 'gu' : 'giu'),
    greetings: atStart(words?.greetings),
    farewells: atStart(words?.farewells),
    near: before(words?.near),
    below: before(words?.below),
    above: before(words?.above),
  }
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
