import { apart, patternOf } from '../../../core/languages/common-questions/asked-words.ts'

const known = new Map<string, readonly RegExp[]>()
const knownAny = new Map<string, RegExp>()

/** The alternatives of `shown` or `under`, each anywhere in a text as whole words. */
export function shownPatterns(shown = ''): readonly RegExp[] {
  const patterns =
    known.get(shown) ??
    shown
      .split(' / ')
      .filter((words) => words !== '')
      .map((words) => apart(patternOf(words)))
  known.set(shown, patterns)
  return patterns
}

/** The same as one pattern; null where there are no words. */
export function anyShown(shown = ''): RegExp | null {
  if (shown === '') return null
  const sources = shownPatterns(shown).map(({ source }) => source)
  const pattern = knownAny.get(shown) ?? new RegExp(sources.join('|'), 'giu')
  knownAny.set(shown, pattern)
  return pattern
}
