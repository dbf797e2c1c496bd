import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import { takesWords, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { askingOf, isPrompt } from './prompts.ts'

/** The lines of a form that a line above leads in ("Please cover:", "…, including"), by their places. */
export interface LedLines {
  /** Points of one answer, each with the place of the line that leads it in. */
  readonly points: ReadonlyMap<number, number>
  /** Lines that lead in nothing but questions with limits of their own. */
  readonly headings: ReadonlySet<number>
}

const LEAST_POINTS = 2

export function ledLines(items: readonly PrintedItem[]): LedLines {
  const points = new Map<number, number>()
  const headings = new Set<number>()
  const addPoints = (lead: number, count: number) => {
    for (let place = lead + 1; place <= lead + count; place++) points.set(place, lead)
  }
  for (let at = 0; at < items.length; at++) {
    const lead = items[at]!
    if (lead.kind !== 'line' || points.has(at)) continue
    const run = runBelow(items, at, (line) => isPoint(line, lead))
    const parts = runBelow(items, at, (line) => isDeeper(line, lead))
    const isLed = run.length >= LEAST_POINTS && leadsIn(lead, run[0]!)
    if (isLed && run.every(({ text }) => hasLimit(findLimit(text)))) headings.add(at)
    else if (isLed && areParts(run, items[at + 1 + run.length])) addPoints(at, run.length)
    else if (parts.length >= LEAST_POINTS && !parts.some(limits) && isClosed(items, at + 1 + parts.length, lead))
      addPoints(at, parts.length)
  }
  return { points, headings }
}

/** The lines of a kind right below. */
function runBelow(items: readonly PrintedItem[], at: number, isOf: (line: PrintedLine) => boolean): PrintedLine[] {
  const end = items.findIndex((item, place) => place > at && (item.kind !== 'line' || !isOf(item)))
  return items.slice(at + 1, end < 0 ? undefined : end) as PrintedLine[]
}

function isDeeper(line: PrintedLine, lead: PrintedLine): boolean {
  return line.level === null && line.cell === lead.cell && line.listLevel > lead.listLevel
}

function limits({ text }: PrintedLine): boolean {
  return hasLimit(findLimit(text))
}

const MOST_REMARKS = 3

/** Whether the one place for all of a list comes next, below its limit, perhaps with remarks between them. */
function isClosed(items: readonly PrintedItem[], end: number, lead: PrintedLine): boolean {
  const isRemark = (line: PrintedLine) => line.number === null && line.level === null && line.cell === lead.cell
  const below = runBelow(items, end - 1, isRemark)
  const place = items[end + below.length]
  const last = below.at(-1)
  if (last === undefined || below.length > MOST_REMARKS + 1 || !takesWords(place) || place.label !== null) return false
  return limits(last) && !EACH.test(last.text) && !below.slice(0, -1).some(limits)
}

const BULLET = /^[-*•●▪■◦‣–—·]\s/u
const LETTER = /^\(?(?:[a-z]|[ivx]{1,4})[.)]?$/iu

/** An entry of a list of a deeper level, or with a letter or a small Roman number. */
function isPoint(line: PrintedLine, lead: PrintedLine): boolean {
  if (line.level !== null || line.cell !== lead.cell) return false
  if (line.number !== null) return LETTER.test(line.number) && !LETTER.test(lead.number ?? '')
  return line.listLevel > lead.listLevel || (BULLET.test(line.text) && !BULLET.test(lead.text))
}

/** It ends with a colon, or its sentence goes on in the points. */
function leadsIn({ text }: PrintedLine, first: PrintedLine): boolean {
  if (/[:：]\s*$/u.test(text)) return true
  return !/[.?!…。？)]\s*$/u.test(text) && /^\p{Ll}/u.test(first.text.replace(BULLET, ''))
}

const EACH = /(?<!\p{L})(?:each|every|per|jeweils|jede[rn]?|chacune?|chaque|cada|ogni|elke?)(?!\p{L})/iu

/** None has a limit or a place of its own; those that ask by themselves are parts only where one limit closes them all. */
function areParts(run: readonly PrintedLine[], next: PrintedItem | undefined): boolean {
  if (run.some(({ text }) => hasLimit(findLimit(text)) && !isOnlyLimit(text))) return false
  const asking = run.filter(({ text }) => isPrompt(askingOf(text)) && /[?？]\s*$/u.test(text))
  if (asking.length === 0) return true
  return next?.kind === 'line' && next.number === null && hasLimit(findLimit(next.text)) && !EACH.test(next.text)
}
