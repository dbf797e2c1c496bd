import { apart, patternOf } from '../../../core/languages/common-questions/asked-words.ts'

const sourcesOf = (shown: string) =>
  shown
    .split(' / ')
    .filter((words) => words !== '')
    .map((words) => patternOf(words))

const known = new Map<string, readonly RegExp[]>()
const knownAny = new Map<string, RegExp>()

/** The alternatives of `shown` or `under`, matched as whole words anywhere in a text. */
export function shownPatterns(shown = ''): readonly RegExp[] {
  const patterns = known.get(shown) ?? sourcesOf(shown).map((source) => apart(source))
  known.set(shown, patterns)
  return patterns
}

/** Same as `matchAll`, which would recompile a long pattern for each text. */
export function* matchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  let from = 0
  for (;;) {
    pattern.lastIndex = from
    const match = pattern.exec(text)
    pattern.lastIndex = 0
    if (match === null) return
    yield match
    from = match.index + Math.max(1, match[0].length)
  }
}

/** Same as one pattern; null if there are no words. */
export function anyShown(shown = ''): RegExp | null {
  if (shown === '') return null
  const pattern = knownAny.get(shown) ?? apart(...sourcesOf(shown))
  knownAny.set(shown, pattern)
  return pattern
}
