import { amountsIn, type PlacedAmount } from '../../../core/languages/figures.ts'
import type { FoundAmount } from '../../../core/proposals/form-terms.ts'
import { sentencesIn, type FormLine } from './form-lines.ts'
import { AMOUNT_LIMIT, OTHER_AMOUNT } from './term-words.ts'
import { wordingOf } from './wording.ts'

/** Between two amounts that are the ends of a range. */
const RANGE = /^\s*(?:[A-Z]{3}\s*)?(?:to|and|[-–—]|à|et|bis|und|y|a|e|até)\s*(?:the\s+)?$/iu
/** Before an amount that is the least. */
const AT_LEAST =
  /(?:at least|minimum(?: of| is)?|not less than|no less than|starting at|mindestens|au moins|mínimo de)[^.;]{0,25}$/iu
const LEAST = /\b(?:minimum|minimal|at least)\b/iu
const AT_MOST =
  /(?:up to|maximum|max\.?|no more than|not (?:to )?exceed|exceeding|less than|jusqu['’]à|maximal|bis zu|höchstens|hasta|máxim\p{L}+|até)[^;]{0,40}$/iu

/** How much may be asked for, as the lines say. */
export function findAmounts(lines: readonly FormLine[]): FoundAmount[] {
  return lines.flatMap(sentencesIn).flatMap((sentence) => {
    const { text } = sentence
    if (!AMOUNT_LIMIT.test(text) || OTHER_AMOUNT.test(text) || text.endsWith('?')) return []
    const range = rangeIn(text, amountsIn(text))
    return range === null ? [] : [{ ...range, ...wordingOf(sentence) }]
  })
}

type Range = Pick<FoundAmount, 'least' | 'most' | 'currency'>

function rangeIn(text: string, amounts: readonly PlacedAmount[]): Range | null {
  for (const [index, first] of amounts.entries()) {
    const second = amounts[index + 1]
    if (second !== undefined && RANGE.test(text.slice(first.end, second.start)) && first.value < second.value)
      return { least: first.value, most: second.value, currency: first.currency }
    const before = text.slice(0, first.start)
    if (AT_LEAST.test(before)) return { least: first.value, most: null, currency: first.currency }
    if (AT_MOST.test(before)) return { least: null, most: first.value, currency: first.currency }
  }
  const [only, ...others] = amounts
  if (only === undefined || others.length > 0) return null
  const { value, currency } = only
  if (LEAST.test(text)) return { least: value, most: null, currency }
  return /\bmaximum\b/iu.test(text) ? { least: null, most: value, currency } : null
}
