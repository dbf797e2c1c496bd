import { MONEY_COLUMN, MONEY_HEADING, TOTAL } from './exclusion-words.ts'
import { takesWords, type Grid, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'

/** A label and its place to write, one after the other. */
interface LabelledRow {
  readonly label: string
  /** How many items it takes. */
  readonly length: number
}

const MIN_ROWS = 3
const MAX_LABEL_WORDS = 8
const MONEY_SHARE = 0.4

/** Rows of labels and amounts that end in a total, as one table of costs or income each. */
export function withBudgets(items: readonly PrintedItem[]): PrintedItem[] {
  const read: PrintedItem[] = []
  let heading: PrintedLine | null = null
  for (let at = 0; at < items.length;) {
    const rows = rowsFrom(items, at)
    const length = rows.reduce((sum, row) => sum + row.length, 0)
    const budget = isBudget(rows, heading)
    if (budget) read.push(gridOf(rows, items[at]!))
    else read.push(...items.slice(at, at + Math.max(1, length)))
    const item = items[at]!
    if (length === 0 && item.kind === 'line') heading = item
    at += Math.max(1, length)
  }
  return read
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

/** Several rows with a total at the end, and the words of money in them or above them. */
function isBudget(rows: readonly LabelledRow[], heading: PrintedLine | null): boolean {
  if (rows.length < MIN_ROWS) return false
  const money = rows.filter(({ label }) => MONEY_COLUMN.test(label)).length
  const totals = rows.filter(({ label }) => TOTAL.test(label)).length
  const isHeaded = heading !== null && MONEY_HEADING.test(heading.text)
  if (totals >= 2 && isHeaded) return true
  return TOTAL.test(rows.at(-1)!.label) && (isHeaded || money >= rows.length * MONEY_SHARE)
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
