import { formWords } from './languages.ts'
import { inLowerCase, LEAST_BEFORE, LEAST, OTHER_SCOPE } from './printed-length.ts'
import { LETTERS } from './letters.ts'

/** Minimum length of an answer: "400 words minimum". */
export interface PrintedMinimum {
  readonly unit: 'words' | 'characters'
  readonly amount: number
}

const COUNTED = new RegExp(
  String.raw`(?<![${LETTERS}0-9£$€.,–-])(?<amount>\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+|\d+)[\s-]?(?:(?<words>${formWords('wordUnits')})|${formWords('characterUnits')})(?![${LETTERS}])`,
  'g',
)
const LEAST_AFTER = new RegExp(String.raw`^[\s(,]*(?:${LEAST})(?![${LETTERS}])`)
/** Ambiguous words, used for maximums as well as minimums: "answers over 500 words are cut off". */
const UNCERTAIN = /(?:more than|over|upwards|plus de)\s*$/
const LOOKED_AROUND = 40

/** The minimum that a question or its help prints for the answer, or null. */
export function minimumOfQuestion({ text, guidance }: { readonly text: string; readonly guidance: string | null }) {
  return printedMinimum(text) ?? printedMinimum(guidance ?? '')
}

function printedMinimum(text: string): PrintedMinimum | null {
  for (const line of inLowerCase(text).split('\n')) {
    for (const { 0: said, index, groups = {} } of line.matchAll(COUNTED)) {
      const before = line.slice(Math.max(0, index - LOOKED_AROUND), index)
      const after = line.slice(index + said.length, index + said.length + LOOKED_AROUND)
      if (!isLeast(before, after) || OTHER_SCOPE.test(line)) continue
      const amount = Number((groups['amount'] ?? '').replace(/\D/g, ''))
      return { unit: groups['words'] === undefined ? 'characters' : 'words', amount }
    }
  }
  return null
}

function isLeast(before: string, after: string): boolean {
  return (LEAST_BEFORE.test(before) && !UNCERTAIN.test(before)) || LEAST_AFTER.test(after)
}
