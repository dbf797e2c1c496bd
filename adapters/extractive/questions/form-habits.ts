import { takesTicks, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { askingOf, wordsIn } from './prompts.ts'

/** Levels at which headings mostly have a prompt right below them: there every heading asks. */
export function askingLevels(items: readonly PrintedItem[], asks: (line: PrintedLine) => boolean): Set<number> {
  const counts = new Map<number, { all: number; asking: number }>()
  items.forEach((item, index) => {
    if (item.kind !== 'line' || item.level === null) return
    const next = items[index + 1]
    if (next?.kind !== 'line' || next.level !== null) return
    const count = counts.get(item.level) ?? { all: 0, asking: 0 }
    counts.set(item.level, count)
    count.all++
    if (asks(next)) count.asking++
  })
  const levels = [...counts].filter(([, { all, asking }]) => asking >= 3 && asking >= all / 2)
  return new Set(levels.map(([level]) => level))
}

/** Levels whose headings are mostly questions or requests themselves, each with the share of those that are. */
export function promptLevels(items: readonly PrintedItem[]): Map<number, number> {
  const levels = new Map<number, { all: number; asking: number }>()
  for (const item of items) {
    if (item.kind !== 'line' || item.level === null) continue
    const count = levels.get(item.level) ?? { all: 0, asking: 0 }
    levels.set(item.level, count)
    count.all++
    if (isPromptText(item.text)) count.asking++
  }
  const usual = [...levels].filter(([, { all, asking }]) => asking >= 3 && asking >= all / 2)
  return new Map(usual.map(([level, { all, asking }]) => [level, asking / all]))
}

const MIN_BARE = 3

/** Headings with nothing below them, where a form has several of a level: each waits for words. */
export function bareHeadings(items: readonly PrintedItem[]): Set<PrintedItem> {
  const bare = items.filter((item, index) => isBareHeading(item, items[index + 1])) as PrintedLine[]
  const counts = new Map<number | null, number>()
  for (const { level } of bare) counts.set(level, (counts.get(level) ?? 0) + 1)
  return new Set(bare.filter(({ level }) => counts.get(level)! >= MIN_BARE))
}

const MIN_TEMPLATE = 4
const TEMPLATE_SHARE = 0.8
const MAX_HELP_WORDS = 30
const INCLUDES = /^(?:please )?(?:include|add|use|insert)(?!\p{L})/iu

/** The headings that ask in a template: a text of headings with nothing but a prompt, or a list of points, below each. */
export function templateHeadings(items: readonly PrintedItem[]): Set<PrintedItem> {
  if (items.some((item) => item.kind !== 'line' && !takesTicks(item))) return new Set()
  const leaves = items.flatMap((item, index) => leafOf(items, item, index))
  const helped = leaves.filter(({ body }) => isHelp(body))
  if (helped.length < MIN_TEMPLATE || helped.length < leaves.length * TEMPLATE_SHARE) return new Set()
  return new Set(
    helped.filter(({ body }) => body[0] === undefined || !isPromptText(body[0].text)).map(({ heading }) => heading),
  )
}

interface Leaf {
  readonly heading: PrintedLine
  readonly body: readonly PrintedLine[]
}

/** A heading that has no heading below it, with its text; none for headings over ticks. */
function leafOf(items: readonly PrintedItem[], item: PrintedItem, index: number): Leaf[] {
  if (item.kind !== 'line' || item.level === null || item.level === 0) return []
  let end = index + 1
  while (end < items.length && !isHeading(items[end]!)) end++
  const next = items[end]
  if (next?.kind === 'line' && next.level! > item.level) return []
  const body = items.slice(index + 1, end)
  const lines = body.filter((one): one is PrintedLine => one.kind === 'line')
  return lines.length === body.length ? [{ heading: item, body: lines }] : []
}

function isHeading(item: PrintedItem): boolean {
  return item.kind === 'line' && item.level !== null
}

function isHelp(body: readonly PrintedLine[]): boolean {
  const [first] = body
  if (first === undefined) return true
  if (isPromptText(first.text) || INCLUDES.test(first.text)) return true
  return body.every(({ listLevel, text }) => listLevel > 0 && wordsIn(text) <= MAX_HELP_WORDS && !/[.]\s*$/u.test(text))
}

function isBareHeading(item: PrintedItem, next: PrintedItem | undefined): boolean {
  if (item.kind !== 'line' || item.level === null || item.level === 0) return false
  if (next === undefined) return true
  if (next.kind !== 'line' || next.level === null || next.level > item.level) return false
  return !isPromptText(next.text) || (item.number !== null && next.number !== null)
}

function isPromptText(text: string): boolean {
  return /^(?:open|yes-no|request)$/.test(askingOf(text))
}

const MIN_NUMBERED = 3

/**
 * The shapes of number ("9a", "9.9") that the prompts of the form mostly bear, each with whether those prompts are
 * set in bold or as headings.
 */
export function promptNumbers(items: readonly PrintedItem[]): Map<string, { bold: boolean }> {
  const counts = new Map<string, { all: number; bold: number }>()
  for (const item of items) {
    if (item.kind !== 'line' || item.number === null || !isPromptText(item.text)) continue
    const shape = shapeOf(item.number)
    const count = counts.get(shape) ?? { all: 0, bold: 0 }
    counts.set(shape, { all: count.all + 1, bold: count.bold + (item.bold ? 1 : 0) })
  }
  const usual = [...counts].filter(([, { all }]) => all >= MIN_NUMBERED)
  return new Map(usual.map(([shape, { all, bold }]) => [shape, { bold: bold > all * 0.6 }]))
}

export function shapeOf(number: string): string {
  return number.replace(/\d+/g, '9').replace(/[a-z]/gi, 'a')
}

/** Whether the form prints boxes or words to pick from: where it does not, yes or no is asked in words. */
export function printsOptions(items: readonly PrintedItem[]): boolean {
  return items.some((item) => takesTicks(item))
}
