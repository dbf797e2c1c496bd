import { yearsIn } from '../../../core/documents/years-in.ts'
import { readAmount, type Amount } from '../../../core/profile/amounts.ts'

/** A figure of something that there is one of, so that two different ones can't both be right. */
export interface StatedFigure {
  /** What it is of: sentences with the same name the same thing. */
  readonly of: string
  /** As it is written. */
  readonly words: string
  readonly amount: Amount
  /** Those that the sentence names. */
  readonly years: readonly number[]
}

const MONEY = String.raw`(?<money>[£$€]\s?\d[\d.,]*(?:\s?(?:k|m|million|thousand|bn|billion)(?!\p{L}))?)`
const COUNT = String.raw`(?<count>\d[\d.,]*)`
const ABOUT = String.raw`(?:(?:about|around|over|more than|nearly|almost|some|a total of)\s+)?`
const OURS = String.raw`(?:we (?:now |currently )?(?:have|employ)|we are supported by|our team of|our)`
const PEOPLE = String.raw`(?<kind>(?:(?:paid|full-time|part-time|active|regular|trained)\s+){0,2}(?:staff|employees|volunteers|trustees|members))`
const FINANCES = String.raw`(?<kind>(?:annual |total )?(?:income|turnover|expenditure)|(?:free |unrestricted )?reserves)`

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${OURS}\s+${ABOUT}${COUNT}\s+${PEOPLE}(?!\p{L})(?!\s+(?:in|at|on|for|from|who)\s)`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})our ${FINANCES} (?:was|is|were|are|of|stood at|came to)\s+${ABOUT}${MONEY}`, 'giu'),
]
const REQUESTED = new RegExp(
  String.raw`(?:we (?:are|would like to)?\s*(?:request|ask|apply|seek)(?:ing)?(?:\s+for)?|our request (?:is|of)(?:\s+for)?)\s+(?:a (?:total|grant) of\s+)?${ABOUT}${MONEY}`,
  'giu',
)

/** The figures of a sentence that stand for the whole organisation or the whole application. */
export function statedFigures(sentence: string): StatedFigure[] {
  const years = yearsIn(sentence)
  const found = PATTERNS.flatMap((pattern) => [...sentence.matchAll(pattern)])
  const requested = [...sentence.matchAll(REQUESTED)]
  return [
    ...found.flatMap(({ groups = {} }) => figure(groups['kind'] ?? '', groups['count'] ?? groups['money'], years)),
    ...requested.flatMap(({ groups = {} }) => figure('requested', groups['money'], [])),
  ]
}

function figure(kind: string, written: string | undefined, years: readonly number[]): StatedFigure[] {
  const words = written?.replace(/[.,]+$/u, '') ?? ''
  const amount = readAmount(words)
  return amount === null ? [] : [{ of: kind.toLowerCase().replace(/\s+/gu, ' '), words, amount, years }]
}
