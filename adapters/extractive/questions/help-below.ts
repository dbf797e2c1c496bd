import { findLimit, hasLimit, endsWithLimit } from './limits.ts'
import type { PrintedItem, PrintedLine } from './printed-items.ts'
import { askingOf, isPrompt } from './prompts.ts'
import type { QuestionDraft } from './question-drafts.ts'

interface Place {
  /** Index of the open question among the items. */
  readonly open: number
  readonly at: number
}

/**
 * Whether a line's position alone makes it help with the open question: in the same paragraph of the file, or below a
 * numbered question of a run. A line that asks or has its own limit is classified by its features.
 */
export function isHelpBelow(items: readonly PrintedItem[], question: QuestionDraft, { open, at }: Place): boolean {
  const line = items[at]
  if (question.answered || line?.kind !== 'line' || !isPlain(line)) return false
  if (!helps(line)) return false
  const between = items.slice(open + 1, at + 1)
  if (!between.every((one): one is PrintedLine => one.kind === 'line' && isPlain(one))) return false
  if (between.every(({ isNextLine }) => isNextLine)) return isParagraphOf(items, question, { open, at })
  if (between.some(({ listLevel }) => listLevel > 0) || hasLimit(findLimit(line.text))) return false
  return question.number !== null && isPrompt(question.asking) && isInRun(items, open)
}

/** Whether it is plain text: not a heading, without a number, outside tables. */
function isPlain({ number, level, cell }: PrintedLine): boolean {
  return number === null && level === null && cell === 'none'
}

function helps({ text }: PrintedLine): boolean {
  if (/[?？؟:：]\s*$/u.test(text) || endsWithLimit(text)) return false
  const asking = askingOf(text)
  return asking === 'request' || asking === 'instruction' || asking === 'prose' || /[.!]\s*$/u.test(text)
}

/** Whether the first line of a paragraph asks, and no other does; of two unnumbered requests each may ask. */
function isParagraphOf(items: readonly PrintedItem[], question: QuestionDraft, { open, at }: Place): boolean {
  const rest = items.slice(open + 1)
  const end = rest.findIndex((one) => one.kind !== 'line' || !one.isNextLine || !isPlain(one))
  const lines = (end < 0 ? rest : rest.slice(0, end)) as PrintedLine[]
  const isNumbered = question.number !== null
  if (!isNumbered && lines.some((line) => !helps(line))) return false
  const isRequest = ({ text }: PrintedLine) => askingOf(text) === 'request'
  if (isNumbered || question.asking === 'open' || question.asking === 'yes-no') return true
  return question.asking === 'request' ? !lines.some(isRequest) : !isRequest(items[at] as PrintedLine)
}

/** Whether the next numbered line continues its number. */
function isInRun(items: readonly PrintedItem[], open: number): boolean {
  const [own, next] = items.slice(open).flatMap((item) => (item.kind === 'line' ? (item.number ?? []) : []))
  return own !== undefined && next !== undefined && isNext(own, next)
}

function isNext(number: string, next: string): boolean {
  const [, prefix, last] = /^(.*?)(\d{1,3}|[a-z])$/iu.exec(number) ?? []
  if (last === undefined) return false
  const following = /\d/u.test(last) ? String(Number(last) + 1) : String.fromCharCode(last.charCodeAt(0) + 1)
  return next === `${prefix}${following}`
}
