import { formWords } from '../../../core/languages/languages.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { FoundItem } from '../../../core/forms/ports/question-finder.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import { DECLARATION, FILE_PROMPT, YES_OR_NO } from './exclusion-words.ts'
import { isMoneyGrid, isPeopleGrid } from './grids.ts'
import {
  namesItself,
  takesTicks,
  type AnswerSpace,
  type FieldRecord,
  type Grid,
  type PrintedItem,
  type PrintedLine,
} from './printed-items.ts'
import { cleanPrompt } from './prompt-text.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'
import type { QuestionDraft } from './question-drafts.ts'
import { levelOfHeading, PSEUDO_LEVEL, Sections } from './sections.ts'
import { signatureItems } from './signature-blocks.ts'
import { titleLine } from './title.ts'

interface Reading {
  readonly items: readonly PrintedItem[]
  /** Items of signature blocks. */
  readonly signing: ReadonlySet<PrintedItem>
  /** Lines that are questions themselves. */
  readonly asked: ReadonlySet<PrintedItem>
  /** Anchors of the places that answer questions. */
  readonly answered: ReadonlySet<string>
  readonly pages: ReadonlyMap<string, number | null>
}

/** Items of a form that text does not answer: to tick, pick, sign, attach, or fill with amounts. */
export function foundItems(form: Form, items: readonly PrintedItem[], drafts: readonly QuestionDraft[]): FoundItem[] {
  const asked = new Set(drafts.flatMap(({ line }) => line ?? []))
  const answered = new Set(drafts.map(({ anchor }) => anchor))
  const reading = { items, asked, answered, signing: signatureItems(items), pages: pagesOf(form) }
  const sections = new Sections(titleLine(items))
  const found: FoundItem[] = []
  for (const [at, item] of items.entries()) {
    if (item.kind === 'line' && namesPart(item, reading)) sections.enter(item, levelIn(item))
    for (const named of namedAt(reading, at, isOfAttachments(sections.path())))
      if (named.text !== '') found.push(placed(named, item, sections, reading.pages))
  }
  return found
}

function pagesOf({ blocks }: Form): Reading['pages'] {
  const placed = blocks.flatMap((block) => [
    block,
    ...(block.kind === 'table' ? block.cells.flatMap((cell) => [cell, ...cell.blocks]) : []),
  ])
  return new Map(placed.map(({ anchor, page }) => [anchor, page]))
}

/** The heading above a list of attachments. */
const ATTACHMENTS = new RegExp(String.raw`^[\d.\s]*(?:${formWords('attachmentHeadings')})[\s.:]*$`, 'iu')
const MAX_HEADING_WORDS = 12
const MAX_ATTACHMENT_WORDS = 15

function isOfAttachments(section: string | null): boolean {
  return (section ?? '').split(' > ').some((part) => ATTACHMENTS.test(part))
}

/** A heading, or a short line in bold that asks nothing. */
function namesPart(line: PrintedLine, { asked }: Reading): boolean {
  if (line.level !== null) return true
  const isLabel = asked.has(line) || /[.:]\s*$/u.test(line.text)
  return line.bold && line.cell === 'none' && !isLabel && wordsIn(line.text) <= MAX_HEADING_WORDS
}

function levelIn(line: PrintedLine): number {
  return line.level === null ? PSEUDO_LEVEL : levelOfHeading(line)
}

interface Named {
  readonly kind: QuestionKind
  readonly text: string
  readonly options?: readonly string[]
}

function placed(
  { kind: told, text, options = [] }: Named,
  item: PrintedItem,
  sections: Sections,
  pages: Reading['pages'],
): FoundItem {
  const { anchor } = item
  const section = item.kind === 'record' ? (item.section ?? sections.path()) : sections.path()
  const isAttached = told === 'choice' && isOfAttachments(section)
  const kind = isAttached ? 'attachment' : told
  return { kind, text: cleanPrompt(text), section, options, anchor, page: pages.get(anchor) ?? null }
}

function namedAt(reading: Reading, at: number, listsAttachments: boolean): Named[] {
  const item = reading.items[at]!
  if (reading.signing.has(item))
    return reading.signing.has(reading.items[at - 1]!) ? [] : [{ kind: 'signature', text: labelOf(item) }]
  if (item.kind === 'line') return reading.asked.has(item) ? [] : namedByLine(item, listsAttachments)
  if (item.kind === 'record') return namedByRecord(item)
  if (item.kind === 'grid') return reading.answered.has(item.anchor) ? [] : namedByGrid(item, reading.items[at - 1])
  if (item.control === 'file') return [{ kind: 'attachment', text: labelOf(item) || textBefore(reading.items, at) }]
  return beginsChoice(reading.items, at) ? namedByTicks(reading, at) : []
}

function namedByLine(line: PrintedLine, listsAttachments: boolean): Named[] {
  if (line.level !== null) return []
  if (DECLARATION.test(line.text)) return [{ kind: 'declaration', text: line.text }]
  const isShort = !/[.:?]\s*$/u.test(line.text) && wordsIn(line.text) <= MAX_ATTACHMENT_WORDS
  const isListed = listsAttachments && !line.bold && isShort
  return isListed || FILE_PROMPT.test(line.text) ? [{ kind: 'attachment', text: line.text }] : []
}

function namedByRecord({ control, text, options }: FieldRecord): Named[] {
  if (control === 'text') return []
  return [{ kind: control === 'file' ? 'attachment' : kindOfPick(text, options), text, options }]
}

/** A table is one item, with its columns. */
function namedByGrid(grid: Grid, before: PrintedItem | undefined): Named[] {
  const isBudget = isMoneyGrid(grid)
  if (!isBudget && !isPeopleGrid(grid)) return []
  const own = grid.columns.length > 0 ? grid.columns : grid.rows
  const text = before?.kind === 'line' ? before.text : own.join('; ')
  return [{ kind: isBudget ? 'budget' : 'table', text, options: grid.columns }]
}

/** Consecutive boxes belong together; a box with its own name stands alone. */
function beginsChoice(items: readonly PrintedItem[], at: number): boolean {
  return takesTicks(items[at]) && (!takesTicks(items[at - 1]) || namesItself(items[at]) || namesItself(items[at - 1]))
}

/** A run of boxes below one prompt is one choice; boxes without a prompt are ticked one by one. */
function namedByTicks({ items, asked }: Reading, at: number): Named[] {
  const { label: own, options } = items[at] as AnswerSpace
  if (namesItself(items[at])) return [{ kind: kindOfPick(own!, options), text: own!, options }]
  const end = items.findIndex((item, next) => next > at && (!takesTicks(item) || namesItself(item)))
  const run = items.slice(at, end < 0 ? undefined : end) as AnswerSpace[]
  const before = items[at - 1]
  const labels = run.flatMap(({ label, options }) => (options.length > 0 ? options : (label ?? [])))
  if (before?.kind === 'line' && asked.has(before)) return []
  if (before?.kind !== 'line' || before.level !== null || !leadsIn(before))
    return labels.map((text) => ({ kind: kindOfTick(text), text }))
  return [{ kind: kindOfPick(before.text, labels), text: before.text, options: labels }]
}

/** A question, a label or a lead-in; a whole sentence before boxes is about something else. */
function leadsIn({ text }: PrintedLine): boolean {
  return /[?:]\s*$/u.test(text) || wordsIn(text) <= MAX_HEADING_WORDS || isPrompt(askingOf(text))
}

function kindOfTick(text: string): QuestionKind {
  if (DECLARATION.test(text)) return 'declaration'
  return FILE_PROMPT.test(text) ? 'attachment' : 'choice'
}

function kindOfPick(text: string, options: readonly string[]): QuestionKind {
  if (DECLARATION.test(text)) return 'declaration'
  return options.some((option) => YES_OR_NO.test(option)) && options.length <= 3 ? 'yes-no' : 'choice'
}

function labelOf(item: PrintedItem): string {
  if (item.kind === 'line') return item.text
  return item.kind === 'answer-space' ? (item.label ?? '') : ''
}

function textBefore(items: readonly PrintedItem[], at: number): string {
  const before = items[at - 1]
  return before?.kind === 'line' ? before.text : ''
}
