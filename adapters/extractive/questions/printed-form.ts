import type { Form, FormBlock } from '../../../core/proposals/form/form.ts'
import { flowItems, type PrintedItem, type PrintedLine, type RunInLabel } from './printed-items.ts'
import { withBudgets } from './budget-rows.ts'
import { withRecords } from './written-out-forms.ts'
import { tableItems } from './table-items.ts'
import { REMARK_LABEL } from './exclusion-words.ts'
import { isFactLabel } from './fact-labels.ts'
import { findLimit, hasLimit } from './limits.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'

const BARE = /^(\d{1,2})\s+(\p{Lu}.*)$/su
const MIN_RUN = 3

/** Numbers without a mark after them ("13 Legal name", "14 Country") where several lines count on from one another. */
function withRunNumbers(items: readonly PrintedItem[]): readonly PrintedItem[] {
  const numbered = new Map<PrintedItem, PrintedLine>()
  let run: [PrintedItem, PrintedLine][] = []
  for (const item of items) {
    const bare = item.kind === 'line' && item.number === null ? withNumber(item) : null
    if (bare === null) continue
    const last = run.at(-1)?.[1].number ?? null
    const counts = last !== null && Number(bare.number) === Number(last) + 1
    run = counts ? [...run, [item, bare]] : [[item, bare]]
    if (run.length >= MIN_RUN) for (const [line, one] of run) numbered.set(line, one)
  }
  return items.map((item) => numbered.get(item) ?? item)
}

function withNumber(line: PrintedLine): PrintedLine | null {
  const [, number, text] = BARE.exec(line.text) ?? []
  return number === undefined || text === undefined ? null : { ...line, number, text }
}

const PARTED = /^([^:;.?]{3,60}?(?:\s*\([^)]{2,40}\))?\s*\*?)\s*([:;])\s+(\S.*)$/su
const MAX_LABEL_WORDS = 8
const REACH = 4
const MIN_ALIKE = 2
/** Help speaks to the reader; what is no help is the answer of a filled-in form. */
const HELPS =
  /(?<!\p{L})(?:should|must|please|you|your|this|e\.g|will be|may be|up to|provide|list|describe)(?!\p{L})/iu

/** Marks the lines that begin with a label and go on with its help or its value, where several lines do. */
function withRunInLabels(items: readonly PrintedItem[]): PrintedItem[] {
  const labels = new Map(items.map((item) => [item, item.kind === 'line' ? runInLabel(item) : null]))
  return items.map((item, at) => {
    const label = labels.get(item) ?? null
    if (item.kind !== 'line' || label === null) return item
    const about = items.slice(Math.max(0, at - REACH), at + REACH + 1)
    const alike = about.filter((one) => one !== item && isAlike(one, item) && (labels.get(one) || isBlankLabel(one)))
    return alike.length >= MIN_ALIKE || hasLimit(findLimit(label.text)) ? { ...item, label } : item
  })
}

function runInLabel(line: PrintedLine): RunInLabel | null {
  const [, text = '', mark, rest = ''] = PARTED.exec(line.text) ?? []
  if (text === '' || line.level !== null || !/^[\p{Lu}\d]/u.test(text) || wordsIn(text) > MAX_LABEL_WORDS) return null
  if (askingOf(text) !== 'label' || REMARK_LABEL.test(text) || isFactLabel(rest)) return null
  if (mark === ':' && isPrompt(askingOf(rest)) && !hasLimit(findLimit(text))) return null
  return { text, help: HELPS.test(rest) || mark === ';' ? rest : null }
}

function isAlike(one: PrintedItem, line: PrintedLine): one is PrintedLine {
  return one.kind === 'line' && one.listLevel === line.listLevel && one.cell === line.cell && one.italic === line.italic
}

function isBlankLabel(line: PrintedLine): boolean {
  return line.level === null && /:\s*\*?\s*$/u.test(line.text) && wordsIn(line.text) <= MAX_LABEL_WORDS
}

/** The form as one run of lines, places to answer and grids, in printed order. */
export function printedItems(form: Form): readonly PrintedItem[] {
  return withRunInLabels(withBudgets(withRecords(withRunNumbers(form.blocks.flatMap(itemsOf)))))
}

function itemsOf(block: FormBlock): PrintedItem[] {
  return block.kind === 'table' ? tableItems(block) : flowItems(block, 'none')
}
