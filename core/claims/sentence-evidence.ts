import type { EvidenceIndex } from './evidence-index.ts'
import type { LanguageWords } from './language-words.ts'
import { likeTo, wordsIn } from './words-of-text.ts'

/** What one sentence may rest on: a passage of its own, and what people told. */
export interface SentenceEvidence {
  readonly texts: readonly EvidenceIndex[]
  /** What was asked, of whom and by whom: names and figures in it may be repeated, but it bears nothing out. */
  readonly asked: EvidenceIndex
  /** Words of short texts that people told, such as the name of their organisation: they may be named anywhere. */
  readonly toldNames: ReadonlySet<string>
  readonly language: LanguageWords
}

/** How many of these words are among the others, each once, in whatever form. */
export function countShared(words: Iterable<string>, others: Iterable<string>, language: LanguageWords): number {
  const known = new Set(others)
  let shared = 0
  for (const word of new Set(words)) if (isAmong(word, known, language)) shared++
  return shared
}

export function isSaidIn(word: string, { words, content }: EvidenceIndex, language: LanguageWords): boolean {
  return words.has(word) || isAmong(word, content, language)
}

function isAmong(word: string, known: ReadonlySet<string>, language: LanguageWords): boolean {
  if (known.has(word)) return true
  const isLikeIt = likeTo(word, language)
  for (const other of known) if (isLikeIt(other)) return true
  return false
}

/** The words of a name, without what stands before it at the beginning of a sentence. */
export function plainWords(text: string): string[] {
  return wordsIn(text).map(({ plain }) => plain)
}
