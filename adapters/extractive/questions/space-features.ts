import { type Features, flag } from './known-line.ts'
import { type PrintedItem, takesTicks, takesWords } from './printed-items.ts'

/** Places to write and to tick about the item at a place, in items from it. */
export function spaceFeatures(items: readonly PrintedItem[], at: number): Features {
  const next = items[at + 1]
  const before = items[at - 1]
  return {
    next: flag(takesWords(next) && next.label === null),
    nextLabelled: flag(takesWords(next) && next.label !== null),
    nextFilled: flag(next?.kind === 'answer-space' && next.value !== null),
    nextTicks: flag(takesTicks(next)),
    nextGrid: flag(next?.kind === 'grid'),
    nextFile: flag(next?.kind === 'answer-space' && /^(?:file|signature)$/u.test(next.control)),
    before: flag(takesWords(before) && before.label === null),
    beforeTicks: flag(takesTicks(before)),
    beforeGrid: flag(before?.kind === 'grid'),
    toWrite: distance(items, at, 1, (item) => takesWords(item) && item.label === null),
    toTick: distance(items, at, 1, (item) => takesTicks(item)),
    toGrid: distance(items, at, 1, (item) => item.kind === 'grid'),
    sinceWrite: distance(items, at, -1, (item) => takesWords(item) && item.label === null),
    sinceTick: distance(items, at, -1, (item) => takesTicks(item)),
    sinceGrid: distance(items, at, -1, (item) => item.kind === 'grid'),
  }
}

function distance(
  items: readonly PrintedItem[],
  from: number,
  step: 1 | -1,
  test: (item: PrintedItem) => boolean,
): number {
  for (let away = 1; away <= 12; away++) {
    const item = items[from + away * step]
    if (item === undefined) return 20
    if (test(item)) return away
  }
  return 20
}
