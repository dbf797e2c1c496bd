import type { MarkedText } from '../../../../../adapters/http-contract/search.ts'

/** One line of the list: something found, something opened before, or a command. */
export interface SearchEntry {
  readonly key: string
  readonly title: MarkedText
  /** What it belongs to. */
  readonly note: string | null
  readonly snippet: MarkedText | null
  /** Whether it leads to another place, which then has the focus. */
  readonly leaves: boolean
  /** Whether the list stays open. */
  readonly stays?: boolean
  readonly run: () => void
  /** What copying or inserting it takes; none where it is only opened. */
  readonly text?: string
}

export interface EntryGroup {
  readonly key: string
  readonly label: string
  readonly entries: readonly SearchEntry[]
}

/** Something that can be done, found by the words of its label. */
export interface Command {
  readonly label: string
  readonly leaves: boolean
  /** Shown once somebody types its words. */
  readonly isRare?: boolean
  readonly run: () => void
}

export const unmarked = (text: string): MarkedText => ({ text, marks: [] })

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The commands whose label has, for each word of the text, a word that begins so. */
export function commandsFor(commands: readonly Command[], text: string): readonly Command[] {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return commands.filter(({ isRare }) => isRare !== true)
  return commands.filter(({ label }) => {
    const words = wordsOf(label)
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
  })
}

export const entryOf = ({ label, leaves, run }: Command): SearchEntry => ({
  leaves,
  run,
  key: `command ${label}`,
  title: unmarked(label),
  note: null,
  snippet: null,
})
