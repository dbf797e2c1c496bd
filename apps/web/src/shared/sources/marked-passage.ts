export interface PassagePart {
  readonly text: string
  readonly isUsed: boolean
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** White space and list markers may differ between a passage and its quotation. */
const patternOf = (used: string) =>
  used
    .split(/[\s•]+/)
    .filter((word) => word !== '')
    .map(escaped)
    .join('[\\s•]+')

/** Splits the passage into words that an answer uses and the rest; joined, the parts are the passage. */
export function markUsed(passage: string, used: readonly string[]): readonly PassagePart[] {
  const patterns = used
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf)
    .filter((pattern) => pattern !== '')
  if (patterns.length === 0) return [{ text: passage, isUsed: false }]
  return passage
    .split(new RegExp(`(${patterns.join('|')})`, 'u'))
    .map((text, index) => ({ text, isUsed: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

const bare = (text: string) => text.replace(/[\s•]+/g, '')

/** Whether a passage contains this line of its document's current text. */
export function holdsLine(passage: string, line: string | undefined): boolean {
  return line !== undefined && bare(passage).includes(bare(line))
}
