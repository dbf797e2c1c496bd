import type { MarkedText } from '../../../../../adapters/http-contract/search.ts'
import type { InsertedPassage } from '../../../../../adapters/http-contract/texts.ts'

/** A line of the list: a search result, a recent entry, or a command. */
export interface SearchEntry {
  readonly key: string
  readonly title: MarkedText
  /** Name of its parent. */
  readonly note: string | null
  readonly snippet: MarkedText | null
  /** Whether it opens another page, which takes the focus. */
  readonly leaves: boolean
  /** Whether the list stays open. */
  readonly stays?: boolean
  readonly run: () => void
  /** Text to copy or insert; absent for entries to open only. */
  readonly text?: string
  /** The passage of a document that this text is. */
  readonly from?: InsertedPassage
}

export interface EntryGroup {
  readonly key: string
  readonly label: string
  readonly entries: readonly SearchEntry[]
}

/** A command, found by the words of its label. */
export interface Command {
  readonly label: string
  readonly leaves: boolean
  /** Shown only if its words are typed. */
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

/** Commands whose labels have a word with each typed prefix. */
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
