import { differingFigures } from '../../../core/answer-library/differing-figures.ts'
import { figuresIn, isSameFigure, type Figure } from '../../../core/languages/figures.ts'
import type { Finding, ProofreadingTask } from '../../../core/proofreading/ports.ts'
import { answerSentences, type AnswerSentence } from './answer-sentences.ts'
import { yearsIn } from '../../../core/languages/dates.ts'
import { asksAmountRequested } from '../answers/answer-from-grant-info.ts'

/** A figure with only one true value, so that two different ones conflict. */
interface StatedFigure {
  /** Its subject, equal for sentences about the same thing. */
  readonly of: string
  /** The words as written. */
  readonly words: string
  readonly amount: Figure
  /** Years that the sentence names. */
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

/** Figures of a sentence that apply to the whole organisation or application. */
function statedFigures(sentence: string): StatedFigure[] {
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

/** Conflicting figures: with another answer, the confirmed profile, or the requested amount. */
export function differingStatements(task: ProofreadingTask): Finding[] {
  const sentences = answerSentences(task)
  return [
    ...sentences.flatMap((sentence) => fromProfile(sentence, task)),
    ...sentences.flatMap((sentence) => fromRequest(sentence, task)),
    ...fromOthers(sentences, amountAskedFor(task) !== null),
  ]
}

function fromProfile({ answer: { position }, text }: AnswerSentence, { facts }: ProofreadingTask): Finding[] {
  return differingFigures(text, facts)
    .slice(0, 1)
    .map(({ here, profile: known, year }) => {
      const why = { code: 'proofreading.differs-from-profile', values: { here, known, year } } as const
      return contradiction(position, text, { position: null, words: known }, why)
    })
}

function fromRequest({ answer: { position }, text }: AnswerSentence, { application }: Asking): Finding[] {
  const asked = amountAskedFor({ application })
  if (asked === null) return []
  const question = application.questions.find((one) => one.position === position)
  const isAsked = question !== undefined && asksAmountRequested(question.text)
  const stated = statedFigures(text).filter(({ of }) => of === 'requested')
  const figures = figuresIn(text)
  const requested = isAsked && figures.length === 1 ? figures : stated.map(({ amount }) => amount)
  return requested
    .filter((said) => !isSameFigure(said, asked.amount))
    .slice(0, 1)
    .map(({ text: here }) => {
      const why = { code: 'proofreading.differs-from-request', values: { here, asked: asked.words } } as const
      return contradiction(position, text, { position: null, words: asked.words }, why)
    })
}

type Asking = Pick<ProofreadingTask, 'application'>

/** The requested amount, if stated exactly once. */
function amountAskedFor({ application }: Asking): { readonly words: string; readonly amount: Figure } | null {
  const [asked, more] = application.grantInfo.filter(({ topic }) => topic === 'amount')
  const amount = more === undefined ? figuresIn(asked?.answer ?? '')[0] : undefined
  return asked === undefined || amount === undefined ? null : { words: asked.answer, amount }
}

/**
 * Compares each figure with those of earlier answers, once; requested amounts only if the application does not state
 * one.
 */
function fromOthers(sentences: readonly AnswerSentence[], isAmountKnown: boolean): Finding[] {
  const stated = sentences
    .flatMap((sentence) => statedFigures(sentence.text).map((figure) => ({ sentence, figure })))
    .filter(({ figure }) => !isAmountKnown || figure.of !== 'requested')
  return stated.flatMap(({ sentence, figure }, at) => {
    const earlier = stated
      .slice(0, at)
      .find((one) => one.sentence.answer !== sentence.answer && differs(one.figure, figure))
    if (earlier === undefined) return []
    const values = { here: figure.words, there: earlier.figure.words }
    const other = { position: earlier.sentence.answer.position, words: earlier.sentence.text }
    const why = { code: 'proofreading.differs-from-answer', values } as const
    return [contradiction(sentence.answer.position, sentence.text, other, why)]
  })
}

function differs(one: StatedFigure, other: StatedFigure): boolean {
  return one.of === other.of && one.years.join() === other.years.join() && !isSameFigure(one.amount, other.amount)
}

function contradiction(
  position: number,
  words: string,
  other: NonNullable<Finding['other']>,
  why: Finding['why'],
): Finding {
  return { kind: 'contradiction', position, words, other, why, replacement: null }
}
