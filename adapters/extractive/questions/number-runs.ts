import { type Features, flag } from './known-line.ts'
import { numberKind } from './own-features.ts'

/** Where a line stands in the run of numbers that its own is of. */
export function numberRuns(numbers: readonly (string | null)[]): Features[] {
  const last = new Map<number, { value: number; index: number; length: number }>()
  const features: { length: number; follows: number; gap: number; value: number; last: number }[] = []
  numbers.forEach((number, index) => {
    const kind = numberKind(number)
    const value = number === null ? -1 : ordinalOf(number)
    const before = number === null ? undefined : last.get(kind)
    const follows = before !== undefined && value === before.value + 1
    const length = follows ? before.length + 1 : number === null ? 0 : 1
    features.push({
      length,
      follows: flag(follows),
      gap: before === undefined ? -1 : index - before.index,
      value,
      last: 1,
    })
    if (follows) features[before.index]!.last = 0
    if (number !== null) last.set(kind, { value, index, length })
  })
  return features
}

function ordinalOf(number: string): number {
  const end = /(\d+|[a-z])[.)]*$/iu.exec(number)?.[1] ?? ''
  return /\d/u.test(end) ? Number(end) : end.toLowerCase().charCodeAt(0) - 96
}
