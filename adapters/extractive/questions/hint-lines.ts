import type { PrintedItem, PrintedLine } from './printed-items.ts'
import { askingOf, wordsIn } from './prompts.ts'

/** Lines that only say how to answer the label right above them, by index, and their labels. */
export interface HintLines {
  readonly hints: ReadonlySet<number>
  readonly labels: ReadonlySet<number>
}

const FEWEST_PAIRS = 3
const LONGEST_LABEL = 14
const LONGEST_HINT = 25

/**
 * "Project lead" above "Last name, first name", again and again: labels that stand out, each above one plainer line. A
 * single pair may be a heading above its only field.
 */
export function hintLines(items: readonly PrintedItem[]): HintLines {
  const hints = new Set<number>()
  const labels = new Set<number>()
  let run: number[] = []
  const close = () => {
    const named = run.filter((at) => isHint(items, at + 1))
    if (named.length >= FEWEST_PAIRS && named.length * 2 > run.length)
      for (const at of named) hints.add(at + 1) && labels.add(at)
    run = []
  }
  const lines = [...items.keys()].filter((at) => !isPlace(items[at]!))
  for (const [place, at] of lines.entries()) {
    if (run.at(-1) === lines[place - 1] && isHint(items, at)) continue
    const first = items[run[0] ?? at] as PrintedLine
    if (!isLabel(items[at]!) || markOf(items[at]) !== markOf(first)) close()
    if (isLabel(items[at]!)) run.push(at)
  }
  close()
  return { hints, labels }
}

/** An empty place to write or tick. */
function isPlace(item: PrintedItem): boolean {
  return item.kind === 'answer-space' && item.label === null
}

function isLabel(item: PrintedItem): item is PrintedLine {
  if (item.kind !== 'line' || item.cell !== 'none' || item.listLevel > 0) return false
  const asking = askingOf(item.text)
  return wordsIn(item.text) <= LONGEST_LABEL && asking !== 'prose' && asking !== 'follow-up'
}

/** Plainer than the label right above it, and no label, question or list itself. */
function isHint(items: readonly PrintedItem[], at: number): boolean {
  const [label, line] = [items[at - 1], items[at]]
  if (label === undefined || !isLabel(label) || line?.kind !== 'line' || line.cell !== 'none') return false
  if (line.number !== null || line.level !== null || line.bold || line.listLevel > 0) return false
  if (/[?？.:：_]\s*$/u.test(line.text) || wordsIn(line.text) > LONGEST_HINT || markOf(line) === markOf(label))
    return false
  if (!WORDS.test(line.text) || ANSWERED.test(line.text)) return false
  return askingOf(line.text) === 'label' || LIST_OF_NAMES.test(line.text)
}

/** A name alone is the answer of a filled-in form. */
const WORDS = /(?<!\p{L})\p{Ll}{2,}.*[\s,]\p{Ll}{2,}/u
const ANSWERED = /@|https?:|www\.|\.\s|\p{N}{3}[ -]\p{N}{3}/u
/** "Name, position and telephone": no verb. */
const LIST_OF_NAMES = /^\p{L}+,/u

function markOf(item: PrintedItem | undefined): string {
  return item?.kind === 'line' ? `${item.bold} ${item.level} ${item.number !== null}` : ''
}
