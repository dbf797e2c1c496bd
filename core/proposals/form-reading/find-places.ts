import { comparableText, type FormLine } from './form-lines.ts'

interface Found {
  readonly text: string
  readonly anchor: string | null
}

interface ComparableLine {
  readonly place: string
  readonly anchor: string
  readonly text: string
}

/** Shorter lines, such as "Name", open too many questions to be the beginning of a certain one. */
const SHORTEST_BEGINNING = 8

/**
 * The line of the form in which each of what was found stands, null where none has its words. What was found is in printed
 * order, so the next one is looked for from where the last one stands.
 */
export function findPlaces(found: readonly Found[], lines: readonly FormLine[]): (string | null)[] {
  const comparable = lines.map(({ place, anchor, text }) => ({ place, anchor, text: comparableText(text) }))
  let from = 0
  return found.map((one) => {
    const at = indexOf(one, comparable, from)
    if (at === -1) return null
    from = at
    return comparable[at]!.place
  })
}

function indexOf({ text, anchor }: Found, lines: readonly ComparableLine[], from: number): number {
  const words = comparableText(text)
  const tests: ((line: ComparableLine) => boolean)[] = [
    (line) => line.text === words,
    (line) => line.text.startsWith(`${words} `) || isBeginning(line.text, words),
    (line) => line.anchor === anchor,
  ]
  for (const start of new Set([from, 0]))
    for (const isLine of tests) {
      const at = lines.findIndex((line, index) => index >= start && line.text !== '' && isLine(line))
      if (at !== -1) return at
    }
  return -1
}

function isBeginning(line: string, words: string): boolean {
  return line.length >= SHORTEST_BEGINNING && words.startsWith(`${line} `)
}
