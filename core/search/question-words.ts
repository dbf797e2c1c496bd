import { placedWords } from '../languages/words.ts'
import { foldLetters } from '../shared/fold-letters.ts'
import { givenAnswer, type Question } from '../proposals/question/question.ts'

type Searched = Pick<Question, 'text' | 'answer'>

/** The answer as search shows it; null if it is missing. */
export function shownAnswer({ answer }: Searched): string | null {
  return givenAnswer({ answer })?.text ?? null
}

/** The words by which a question is found, without single characters. */
export function indexedWords(question: Searched): string[] {
  const words = placedWords(`${question.text}\n${shownAnswer(question) ?? ''}`).map(({ word }) => foldLetters(word))
  return [...new Set(words)].filter((word) => word.length > 1)
}

/** Beginnings that are long enough for the index. */
export function longBeginnings(beginnings: readonly (readonly string[])[]): string[][] {
  const long = beginnings.map((any) => [...new Set(any.filter((one) => one.length > 1))])
  return long.filter((any) => any.length > 0)
}

/** Few, because each is a row and a question has about a hundred words. */
export const WORD_BUCKETS = 8

/**
 * The bucket of a word, from 0: the same for all words with the same first two characters. A change requires a new
 * index.
 */
export function bucketOfWord(word: string): number {
  const [first = '', second = ''] = word
  const code = (first.codePointAt(0) ?? 0) * 31 + (second.codePointAt(0) ?? 0)
  return (code ^ (code >>> 5)) % WORD_BUCKETS
}

/** The words of a question by bucket, each after a space, so that beginnings can be searched for. */
export function bucketedWords(question: Searched): ReadonlyMap<number, string> {
  const buckets = new Map<number, string>()
  for (const word of indexedWords(question)) {
    const bucket = bucketOfWord(word)
    buckets.set(bucket, `${buckets.get(bucket) ?? ''} ${word}`)
  }
  return buckets
}
