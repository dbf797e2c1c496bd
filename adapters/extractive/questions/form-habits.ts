import { takesTicks, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { askingOf } from './prompts.ts'

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

/** Levels whose headings are mostly questions or requests themselves. */
export function promptLevels(items: readonly PrintedItem[]): Set<number> {
  const levels = new Map<number, { all: number; asking: number }>()
  for (const item of items) {
    if (item.kind !== 'line' || item.level === null) continue
    const count = levels.get(item.level) ?? { all: 0, asking: 0 }
    levels.set(item.level, count)
    count.all++
    if (/^(?:open|yes-no|request)$/.test(askingOf(item.text))) count.asking++
  }
  return new Set([...levels].filter(([, { all, asking }]) => asking >= 3 && asking >= all / 2).map(([level]) => level))
}

const MIN_NUMBERED = 3

/**
 * The shapes of number ("9a", "9.9") that the prompts of the form mostly bear, each with whether those prompts are
 * set in bold or as headings.
 */
export function promptNumbers(items: readonly PrintedItem[]): Map<string, { bold: boolean }> {
  const counts = new Map<string, { all: number; bold: number }>()
  for (const item of items) {
    if (item.kind !== 'line' || item.number === null || !/^(?:open|yes-no|request)$/.test(askingOf(item.text))) continue
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
