import { LANGUAGES } from '../../../core/languages/languages.ts'
import { englishProfileWords } from '../../../core/languages/profile-words/english.ts'
import type { ProfileWords } from '../../../core/languages/profile-words/profile-words.ts'
import type { DocumentToSearch } from '../../../core/profile/ports.ts'
import { shownWords } from '../page/page-units.ts'
import { anyShown } from '../page/word-patterns.ts'
import { authorNameIn, supportersIn, type AuthorName } from './author-names.ts'
import { linesOf, type DocumentLine } from './document-lines.ts'
import { anywhere, escapePattern, NOTHING } from './patterns.ts'

/** A document with the data that the rules need. */
export interface SearchedDocument {
  readonly fileName: string
  /** The year for figures without one. */
  readonly year: number
  readonly lines: readonly DocumentLine[]
  readonly words: ProfileWords
  readonly author: AuthorName | null
  /** Organisations that the document names as givers of money or a home to its author. */
  readonly supporters: readonly string[]
  /** The author's names, as alternatives of a pattern. */
  readonly names: string
  /** Its names and "we". */
  readonly subjects: string
  /** Words for the figure of an unfinished year. */
  readonly forecasts: RegExp | null
  /** Whether a label or heading announces somebody else's details. */
  isOthers(text: string): boolean
}

export function searchedDocument(document: Omit<DocumentToSearch, 'accountId'>): SearchedDocument {
  const words = wordsFor(document.language)
  const lines = linesOf(document)
  const supporters = supportersIn(lines.map(({ text }) => text).join('\n'), words)
  const author = authorNameIn({ lines, words, supporters }, document.names)
  const others = anywhere(words.others)
  const names = author ? author.names.map(escapePattern) : []
  return {
    fileName: document.fileName,
    year: Number(document.datedAt.slice(0, 4)),
    lines,
    words,
    author,
    supporters,
    names: names.join('|') || NOTHING,
    subjects: [...names, ...(words.us === undefined ? [] : [words.us])].join('|') || NOTHING,
    forecasts: forecastsIn(document.language),
    isOthers: (text) => others?.test(text) ?? false,
  }
}

function forecastsIn(language: string | null): RegExp | null {
  const words = anyShown(shownWords(language).forecasts)
  return words && new RegExp(words.source, 'iu')
}

/** A language's words by which documents name their author. */
export function wordsFor(language: string | null): ProfileWords {
  return LANGUAGES.find(({ code }) => code === language)?.profile ?? englishProfileWords
}
