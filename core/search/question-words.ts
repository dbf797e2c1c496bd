import { placedWords } from '../languages/words.ts'
import { foldLetters } from '../shared/fold-letters.ts'
import { givenAnswer, type Question } from '../proposals/question.ts'

type Searched = Pick<Question, 'text' | 'answer'>

/** The answer as search shows it; null where the documents do not hold it. */
export function shownAnswer({ answer }: Searched): string | null {
  return givenAnswer({ answer })?.text ?? null
}

/** The words by which a question is found. One character alone finds nothing. */
export function indexedWords(question: Searched): string[] {
  const words = placedWords(`${question.text}\n${shownAnswer(question) ?? ''}`).map(({ word }) => foldLetters(word))
  return [...new Set(words)].filter((word) => word.length > 1)
}

/** Those beginnings that the index can be asked for. */
export function longBeginnings(beginnings: readonly (readonly string[])[]): string[][] {
  const long = beginnings.map((any) => [...new Set(any.filter((one) => one.length > 1))])
  return long.filter((any) => any.length > 0)
}

/** Few, since each is a row: a question has some hundred words. */
export const WORD_BUCKETS = 8

/** The bucket of a word: that of all words with the same first two characters, from 0. Can't change without a new index. */
export function bucketOfWord(word: string): number {
  const [first = '', second = ''] = word
  const code = (first.codePointAt(0) ?? 0) * 31 + (second.codePointAt(0) ?? 0)
  return (code ^ (code >>> 5)) % WORD_BUCKETS
}

/** The words of a question by their buckets, each with a space before it, so that a beginning can be searched for. */
export function bucketedWords(question: Searched): ReadonlyMap<number, string> {
  const buckets = new Map<number, string>()
  for (const word of indexedWords(question)) {
    const bucket = bucketOfWord(word)
    buckets.set(bucket, `${buckets.get(bucket) ?? ''} ${word}`)
  }
  return buckets
}
