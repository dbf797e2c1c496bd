import { normaliseWords } from '../../shared/normalise-text.ts'

/** One of the wordings of a question. */
export interface AskedAlternative {
  readonly wanted: readonly RegExp[]
  readonly unwanted: readonly RegExp[]
  /** Words allowed besides; null if any are. */
  readonly fillers: RegExp | null
}

/**
 * Letters and digits of the languages that have a table, which write Latin letters, and of Greek and Cyrillic. `\p{L}` with
 * all of its ranges takes ten times as long to compile, and a process has hundreds of these expressions.
 */
const LETTER = '0-9A-Za-zªµºÀ-ÖØ-öø-ʯͰ-ͽΆΈ-ҁҊ-ԯḀ-ỿ'

/** Reads the alternatives of `asked` in a table of common questions. */
export function askedAlternatives(asked: string, fillers: string): AskedAlternative[] {
  const others = anyOf(fillers.split(' ').join('|'))
  return asked.split(' / ').map((alternative) => {
    const words = alternative.replace(/^=/u, '').split(' ')
    return {
      wanted: words.filter((word) => !word.startsWith('!')).map(anyOf),
      unwanted: words.filter((word) => word.startsWith('!')).map((word) => anyOf(word.slice(1))),
      fillers: alternative.startsWith('=') ? others : null,
    }
  })
}

/** Degree to which a plain question fits; 0 if it does not. */
export function fitOf(question: string, { wanted, unwanted, fillers }: AskedAlternative): number {
  if (!wanted.every((pattern) => question.search(pattern) >= 0)) return 0
  if (unwanted.some((pattern) => question.search(pattern) >= 0)) return 0
  const longest = wanted.map((pattern) => Math.max(...[...question.matchAll(pattern)].map(([found]) => found.length)))
  const fit = longest.reduce((sum, length) => sum + 1 + length / 100, 0)
  if (fillers === null) return fit
  return holdsOnly(question, [...wanted, fillers]) ? fit + 1.5 : 0
}

/** Whether a question consists of words that match these patterns. */
export function holdsOnly(question: string, patterns: readonly RegExp[]): boolean {
  return patterns.reduce((text, pattern) => text.replaceAll(pattern, ' '), question).trim() === ''
}

/** A question in the plain form that `askedAlternatives` matches. */
export function plainQuestion(text: string): string {
  return ` ${normaliseWords(text)} `
}

/**
 * A pattern for words separated by `|`, as whole words of a plain question. Letter classes are left out: there are
 * hundreds of these expressions, and each class would take a millisecond to compile.
 */
export function anyOf(word: string): RegExp {
  const patterns = word.split('|').map((one) => patternOf(one.toLowerCase(), IN_PLAIN_WORDS))
  return new RegExp(`(?<= )(?:${patterns.join('|')})(?= )`, 'gu')
}

/** The patterns as whole words. */
export function apart(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![${LETTER}])(?:${patterns.join('|')})(?![${LETTER}])`, 'giu')
}

interface Signs {
  readonly endOfWord: string
  readonly letter: string
  readonly betweenWords: string
}

const IN_TEXT: Signs = {
  endOfWord: `[${LETTER}]*`,
  letter: `[${LETTER}]`,
  betweenWords: String.raw`[\s'’.-]+`,
}
const IN_PLAIN_WORDS: Signs = { endOfWord: '[^ ]*', letter: '[^ ]', betweenWords: ' +' }

/** Words of a table of common questions as a pattern. */
export function patternOf(words: string, { endOfWord, letter, betweenWords }: Signs = IN_TEXT): string {
  return words
    .replace(/[.+()[\]{}^$\\]/gu, String.raw`\$&`)
    .replace(/[_-]/gu, betweenWords)
    .replaceAll('*', endOfWord)
    .replaceAll('?', letter)
}
