export interface PassagePart {
  readonly text: string
  readonly isUsed: boolean
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** White space may differ between a passage and what was quoted from it. */
const patternOf = (used: string) => used.trim().split(/\s+/).map(escaped).join('\\s+')

/** Parts the passage into what an answer uses and the rest; joined, the parts are the passage. */
export function markUsed(passage: string, used: readonly string[]): readonly PassagePart[] {
  const patterns = used
    .filter((words) => words.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf)
  if (patterns.length === 0) return [{ text: passage, isUsed: false }]
  return passage
    .split(new RegExp(`(${patterns.join('|')})`, 'u'))
    .map((text, index) => ({ text, isUsed: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
