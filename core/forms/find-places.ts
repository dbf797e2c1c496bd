import { comparableText, type FormLine } from '../proposals/form/form-lines.ts'

interface Found {
  readonly text: string
  readonly anchor: string | null
}

interface ComparableLine {
  readonly place: string
  readonly anchor: string
  readonly text: string
}

/** Shorter lines, such as "Name", begin too many questions to identify one. */
const SHORTEST_BEGINNING = 8

/**
 * The place of each found question or item: the line with its words, or null. Found things are in printed order, so the
 * search for each starts at the previous one's line, or after it if their words are the same.
 */
export function findPlaces(
  found: readonly Found[],
  lines: readonly Pick<FormLine, 'place' | 'anchor' | 'text'>[],
): (string | null)[] {
  const comparable = lines.map(({ place, anchor, text }) => ({ place, anchor, text: comparableText(text) }))
  let last = { words: '', at: 0 }
  return found.map((one) => {
    const words = comparableText(one.text)
    const from = words === last.words ? last.at + 1 : last.at
    const at = indexOf(words, one.anchor, comparable, from)
    if (at === -1) return null
    last = { words, at }
    return comparable[at]!.place
  })
}

function indexOf(words: string, anchor: string | null, lines: readonly ComparableLine[], from: number): number {
  const begins = ({ text }: ComparableLine) => `${text} `.startsWith(`${words} `)
  const tests: ((line: ComparableLine) => boolean)[] = [
    (line) => line.anchor === anchor && begins(line),
    (line) => line.text === words,
    begins,
    (line) => isBeginning(line.text, words),
  ]
  for (const start of new Set([from, 0]))
    for (const isLine of tests) {
      const at = lines.findIndex((line, index) => index >= start && line.text !== '' && isLine(line))
      if (at !== -1) return at
    }
  return indexOfAnchor(anchor, lines)
}

/** Index of the line that an anchor leads to; for an empty line, which is space for an answer, the line before it. */
function indexOfAnchor(anchor: string | null, lines: readonly ComparableLine[]): number {
  const at = lines.findIndex((line) => line.anchor === anchor)
  return lines.slice(0, at + 1).findLastIndex(({ text }) => text !== '')
}

function isBeginning(line: string, words: string): boolean {
  return line.length >= SHORTEST_BEGINNING && words.startsWith(`${line} `)
}
