import type { PrintedItem, PrintedLine } from './printed-items.ts'

const BARE = /^(\d{1,2})\s+(\p{Lu}.*)$/su
const MIN_RUN = 3

/** Numbers without a mark after them ("13 Legal name", "14 Country") where several lines count on from one another. */
export function withRunNumbers(items: readonly PrintedItem[]): readonly PrintedItem[] {
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
