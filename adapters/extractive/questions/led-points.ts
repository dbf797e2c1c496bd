import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import type { PrintedItem, PrintedLine } from './printed-items.ts'
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
  for (let at = 0; at < items.length; at++) {
    const lead = items[at]!
    if (lead.kind !== 'line' || points.has(at)) continue
    const run = runBelow(items, at, lead)
    if (run.length < LEAST_POINTS || !leadsIn(lead, run[0]!)) continue
    const end = at + 1 + run.length
    if (run.every(({ text }) => hasLimit(findLimit(text)))) headings.add(at)
    else if (areParts(run, items[end])) run.forEach((_, place) => points.set(at + 1 + place, at))
  }
  return { points, headings }
}

/** A list of a deeper level, or of letters or small Roman numbers, right below. */
function runBelow(items: readonly PrintedItem[], at: number, lead: PrintedLine): PrintedLine[] {
  const rest = items.slice(at + 1)
  const end = rest.findIndex((item) => item.kind !== 'line' || !isPoint(item, lead))
  return (end < 0 ? rest : rest.slice(0, end)) as PrintedLine[]
}

const BULLET = /^[-*•●▪■◦‣–—·]\s/u
const LETTER = /^\(?(?:[a-z]|[ivx]{1,4})[.)]?$/iu

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
