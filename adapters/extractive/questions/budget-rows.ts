import { AMOUNT_ASKED, MONEY_COLUMN, MONEY_HEADING, TOTAL } from './exclusion-words.ts'
import { isFactLabel } from './fact-labels.ts'
import { takesWords, type Grid, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { cleanPrompt } from './prompt-text.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'

/** A label followed by its place to write. */
interface LabelledRow {
  readonly label: string
  /** Number of its items. */
  readonly length: number
}

const MIN_ROWS = 3
const MAX_LABEL_WORDS = 8
const MONEY_SHARE = 0.4

/** Turns rows of labels and amounts that end in a total into one table of costs or income. */
export function withBudgets(items: readonly PrintedItem[]): PrintedItem[] {
  const read: PrintedItem[] = []
  let heading: PrintedLine | null = null
  for (let at = 0; at < items.length;) {
    const rows = rowsFrom(items, at)
    const taken = rows.slice(0, budgetLength(rows, heading))
    if (taken.length > 0) read.push(gridOf(taken, items[at]!))
    const [first] = rows
    if (first === undefined && items[at]!.kind === 'line') heading = items[at] as PrintedLine
    const length = taken.length > 0 ? lengthOf(taken) : (first?.length ?? 1)
    if (taken.length === 0) read.push(...items.slice(at, at + length))
    at += length
  }
  return read
}

function lengthOf(rows: readonly LabelledRow[]): number {
  return rows.reduce((sum, row) => sum + row.length, 0)
}

function rowsFrom(items: readonly PrintedItem[], start: number): LabelledRow[] {
  const rows: LabelledRow[] = []
  for (let at = start; at < items.length; at += rows.at(-1)!.length) {
    const row = rowAt(items, at)
    if (row === null || wordsIn(row.label) > MAX_LABEL_WORDS || isPrompt(askingOf(row.label))) break
    rows.push(row)
  }
  return rows
}

function rowAt(items: readonly PrintedItem[], at: number): LabelledRow | null {
  const [item, next] = [items[at]!, items[at + 1]]
  if (item.kind === 'answer-space')
    return takesWords(item) && item.label !== null ? { label: item.label, length: 1 } : null
  if (item.kind !== 'line' || item.level !== null || !takesWords(next) || next.label !== null) return null
  let length = 2
  while (isUnlabelled(items[at + length])) length++
  return { label: item.text, length }
}

function isUnlabelled(item: PrintedItem | undefined): boolean {
  return takesWords(item) && item.label === null
}

/** Number of rows in a budget: several up to a total, with words about money in them or above them. */
function budgetLength(rows: readonly LabelledRow[], heading: PrintedLine | null): number {
  const isTotal = ({ label }: LabelledRow) => TOTAL.test(label)
  const end = rows.findLastIndex(isTotal) + 1
  const isHeaded = heading !== null && MONEY_HEADING.test(heading.text)
  if (isHeaded && rows.filter(isTotal).length >= 2) return end + countWhile(rows.slice(end), isOfBudget)
  if (end < MIN_ROWS || rows.slice(0, end).some(({ label }) => AMOUNT_ASKED.test(label))) return 0
  const money = rows.slice(0, end).filter(({ label }) => MONEY_COLUMN.test(label)).length
  return isHeaded || money >= end * MONEY_SHARE ? end : 0
}

/** The requested amount below a budget is not a row of it. */
function isOfBudget({ label }: LabelledRow): boolean {
  return !AMOUNT_ASKED.test(label) && !isFactLabel(cleanPrompt(label))
}

function countWhile<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !test(item))
  return end < 0 ? items.length : end
}

function gridOf(rows: readonly LabelledRow[], first: PrintedItem): Grid {
  const { anchor } = first
  return {
    kind: 'grid',
    series: false,
    money: true,
    columns: [],
    rows: rows.map(({ label }) => label),
    anchor,
    columnAnchors: [],
  }
}
