import { yearsIn } from '../../../core/languages/dates.ts'
import { figuresIn, type Figure } from '../../../core/languages/figures.ts'

/** A figure of something that there is one of, so that two different ones can't both be right. */
export interface StatedFigure {
  /** What it is of: sentences with the same name the same thing. */
  readonly of: string
  /** As it is written. */
  readonly words: string
  readonly amount: Figure
  /** Those that the sentence names. */
  readonly years: readonly number[]
}

const ABOUT = String.raw`(?:(?:about|around|over|more than|nearly|almost|some|a total of)\s+)?`
const OURS = String.raw`(?:we (?:now |currently )?(?:have|employ)|we are supported by|our team of|our)`
const PEOPLE = String.raw`(?<kind>(?:(?:paid|full-time|part-time|active|regular|trained)\s+){0,2}(?:staff|employees|volunteers|trustees|members))`
const FINANCES = String.raw`(?<kind>(?:annual |total )?(?:income|turnover|expenditure)|(?:free |unrestricted )?reserves)`

const BEFORE_COUNT = new RegExp(String.raw`(?<!\p{L})${OURS}\s+${ABOUT}$`, 'iu')
const BEHIND_COUNT = new RegExp(String.raw`^\s+${PEOPLE}(?!\p{L})(?!\s+(?:in|at|on|for|from|who)\s)`, 'iu')
const BEFORE_MONEY = new RegExp(
  String.raw`(?<!\p{L})our ${FINANCES} (?:was|is|were|are|of|stood at|came to)\s+${ABOUT}$`,
  'iu',
)
const BEFORE_REQUESTED = new RegExp(
  String.raw`(?:we (?:are|would like to)?\s*(?:request|ask|apply|seek)(?:ing)?(?:\s+for)?|our request (?:is|of)(?:\s+for)?)\s+(?:a (?:total|grant) of\s+)?${ABOUT}$`,
  'iu',
)

/** The figures of a sentence that stand for the whole organisation or the whole application. */
export function statedFigures(sentence: string): StatedFigure[] {
  const years = yearsIn(sentence)
  return figuresIn(sentence).flatMap((amount) => {
    const of = subjectOf(amount, sentence)
    return of === null ? [] : [{ of, words: amount.text, amount, years: of === 'requested' ? [] : years }]
  })
}

function subjectOf({ start, end, currency }: Figure, sentence: string): string | null {
  const before = sentence.slice(0, start)
  if (currency !== null && BEFORE_REQUESTED.test(before)) return 'requested'
  const counted = BEFORE_COUNT.test(before) ? BEHIND_COUNT.exec(sentence.slice(end)) : null
  const kind = (currency === null ? counted : BEFORE_MONEY.exec(before))?.groups?.['kind']
  return kind?.toLowerCase().replace(/\s+/gu, ' ') ?? null
}
