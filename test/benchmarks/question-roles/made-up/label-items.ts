import { diffArrays } from 'diff'
import { splitOrdinal } from '../../../../core/proposals/question/printed-ordinal.ts'
import type { PrintedItem } from '../../../../adapters/extractive/questions/printed-items.ts'
import type { Role } from './notation.ts'
import type { Words } from './sheet.ts'

/** What an item of a read form is, as its made-up form says; `unknown` where nothing of it was set by us. */
export interface ItemLabel {
  readonly role: Role | 'unknown'
  /** The place of its element in the made-up form's list; the title and page furniture have none. */
  readonly element: number | null
  /** Whether the item holds the first word of its element. */
  readonly starts: boolean
  /** The labels of a grid's columns; empty for other items. */
  readonly columns: readonly Omit<ItemLabel, 'columns'>[]
}

interface Word {
  readonly text: string
  readonly of: Words
  readonly first: boolean
}

/**
 * Labels the items that a form file was read as, by aligning their words with the words that were set. Items merge,
 * part and drop words, so an item is what most of its words are, or a question where its first words begin one.
 */
export function labelItems(items: readonly PrintedItem[], set: readonly Words[]): ItemLabel[] {
  const words = set.flatMap((of) =>
    wordsIn(splitOrdinal(of.text).text).map((text, index): Word => ({ text, of, first: index === 0 })),
  )
  const parts = items.flatMap((item, index) => partsOf(item).map((text, part) => ({ text, index, part })))
  const found = parts.flatMap(({ text }, index) => wordsIn(text).map((word) => ({ text: word, index })))
  const aligned: Word[][] = parts.map(() => [])
  let [left, right] = [0, 0]
  const changes = diffArrays(
    words.map(({ text }) => text),
    found.map(({ text }) => text),
  )
  for (const { added, removed, value } of changes) {
    if (added !== true && removed !== true)
      for (let step = 0; step < value.length; step++) aligned[found[right + step]!.index]!.push(words[left + step]!)
    if (added !== true) left += value.length
    if (removed !== true) right += value.length
  }
  const ofItem = items.map((_, item) => aligned.filter((_, part) => parts[part]!.index === item))
  return ofItem.map((words, index) => {
    const item = items[index]!
    const columns = item.kind === 'grid' ? words.slice(0, item.columns.length).map(labelOf) : []
    return { ...labelOf(words.flat()), columns }
  })
}

/** The texts of an item: one, or the columns and rows of a grid. */
function partsOf(item: PrintedItem): string[] {
  if ('text' in item) return [item.text]
  if (item.kind === 'grid') return [...item.columns, ...item.rows]
  return [[item.label, ...item.options, item.help].filter((text) => text !== null).join(' ')]
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** A question's own first word this early in the item makes it that question. */
const EARLY = 3

function labelOf(words: readonly Word[]): Omit<ItemLabel, 'columns'> {
  const begun = words.slice(0, EARLY).find(({ first, of }) => first && of.role === 'question')
  const most = begun?.of ?? mostOf(words)
  if (most === null) return { role: 'unknown', element: null, starts: false }
  return { role: most.role, element: most.element, starts: words.some(({ of, first }) => of === most && first) }
}

function mostOf(words: readonly Word[]): Words | null {
  const counts = new Map<Words, number>()
  for (const { of } of words) counts.set(of, (counts.get(of) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
