import type { ClaimKind } from '../shared/answer-warning.ts'
import type { CalendarDate } from '../languages/dates.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import type { CheckedSentence } from './checked-sentence.ts'
import { fractionsIn } from './fractions.ts'
import { isShare, shareOf } from './shares.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import { isAbout, isFigureHeld } from './figure-support.ts'
import { isNameHeld, namesIn } from './name-support.ts'
import { type SentenceEvidence, countShared } from './sentence-evidence.ts'
import { likeTo } from './words-of-text.ts'

/** Whether a sentence claims an award, a rank or a standing of which no statement of the evidence on its matter speaks. */
function claimsStanding({ standing, content }: CheckedSentence, { texts, language }: SentenceEvidence): boolean {
  if (texts.some(({ isForeign }) => isForeign)) return false
  return standing.some((words) => {
    const rest = content.filter((word) => !words.includes(word))
    return !texts.some(({ statements }) =>
      statements.some(
        (one) =>
          words.every((word) => one.words.some(likeTo(word, language))) &&
          (rest.length === 0 || countShared(rest, one.content, language) > 0),
      ),
    )
  })
}

export interface Claim {
  readonly claim: ClaimKind
  readonly text: string
  /** In the sentence. */
  readonly start: number
}

/** Shares in words are rounded, in percent. */
const ROUNDED_SHARE = 1

interface PossibleClaim extends Claim {
  readonly isHeld: () => boolean
}

/** What of a sentence its evidence does not bear out; the sentence as a whole where it claims a standing of its own. */
export function claimsOfSentence(sentence: CheckedSentence, evidence: SentenceEvidence): Claim[] {
  const claims = possibleClaims(sentence, evidence)
    .filter(({ isHeld }) => !isHeld())
    .map(({ claim, text: said, start }) => ({ claim, text: said, start }))
  if (claims.length > 0 || !claimsStanding(sentence, evidence)) return claims.sort((a, b) => a.start - b.start)
  return [{ claim: 'statement', text: sentence.whole, start: 0 }]
}

/** Where two overlap, the first counts. */
function possibleClaims(sentence: CheckedSentence, evidence: SentenceEvidence): PossibleClaim[] {
  const possible: PossibleClaim[] = []
  for (const claim of partsOf(sentence, evidence))
    if (!possible.some((other) => overlap(claim, other))) possible.push(claim)
  return possible
}

function partsOf(sentence: CheckedSentence, evidence: SentenceEvidence): PossibleClaim[] {
  return [
    ...quotationsOf(sentence, evidence),
    ...datesOf(sentence, evidence),
    ...yearSpansOf(sentence, evidence),
    ...fractionsOf(sentence, evidence),
    ...figuresOf(sentence, evidence),
    ...namesOf(sentence, evidence),
  ]
}

function figuresOf(sentence: CheckedSentence, evidence: SentenceEvidence): PossibleClaim[] {
  return sentence.figures.map((figure) => ({
    claim: figure.kind === 'amount' || figure.kind === 'percent' ? 'amount' : 'figure',
    text: figure.text,
    start: figure.start,
    isHeld: () => isFigureHeld(figure, sentence, evidence),
  }))
}

function namesOf(sentence: CheckedSentence, evidence: SentenceEvidence): PossibleClaim[] {
  return namesIn(sentence.text, evidence).map((name) => ({
    claim: 'name',
    text: name.text,
    start: name.start,
    isHeld: () => isNameHeld(name, sentence, evidence),
  }))
}

function quotationsOf({ quotations }: CheckedSentence, { texts, asked }: SentenceEvidence): PossibleClaim[] {
  return quotations.map(({ text, start }) => ({
    claim: 'quotation',
    text,
    start,
    isHeld: () => [...texts, asked].some(({ normal }) => normal.includes(normaliseWords(text))),
  }))
}

function datesOf(sentence: CheckedSentence, evidence: SentenceEvidence): PossibleClaim[] {
  return sentence.dates.map(({ text, start, readings }) => ({
    claim: 'date',
    text,
    start,
    isHeld: () => readings.some((date) => isDateHeld(date, sentence, evidence)),
  }))
}

function isDateHeld(
  date: CalendarDate,
  sentence: CheckedSentence,
  { texts, asked, language }: SentenceEvidence,
): boolean {
  if (asked.statements.some(({ dates }) => dates.some((known) => isSameDate(date, known)))) return true
  return texts.some((text) =>
    text.statements.some((statement, at) => {
      const isThere = statement.dates.some((known) => isSameDate(date, known)) || isTold(date, text, at)
      const isOfOneWord = date.day !== null && sentence.content.length <= 1
      return isThere && (text.isForeign || isOfOneWord || isAbout(sentence, text, at, language))
    }),
  )
}

function isSameDate({ year, month, day }: CalendarDate, known: CalendarDate): boolean {
  return year === known.year && month === known.month && (day === null || day === known.day)
}

/** A day and month that stand alone in their statement, with the year beside them: "3 to 5 March", under "2025". */
function isTold({ year, month, day }: CalendarDate, text: EvidenceIndex, at: number): boolean {
  const statement = text.statements[at]
  if (!statement?.months.has(month) || !text.values.has(year)) return false
  const isOfOtherYear = statement.years.size > 0 && !statement.years.has(year)
  return !isOfOtherYear && (day === null || statement.figures.some(({ values }) => values.includes(day)))
}

function yearSpansOf(sentence: CheckedSentence, { texts, asked }: SentenceEvidence): PossibleClaim[] {
  return sentence.spans.map(({ text, start, years }) => ({
    claim: 'date',
    text,
    start,
    isHeld: () =>
      [...texts, asked].some(({ values }) => years.every((year) => values.has(year)) || isFinancialYear(years, values)),
  }))
}

/** The year that ends in spring counts for both of its years. */
function isFinancialYear([from, to]: readonly [number, number], values: ReadonlySet<number>): boolean {
  return to === from + 1 && values.has(to) && !values.has(from + 2)
}

function fractionsOf(sentence: CheckedSentence, { texts, language }: SentenceEvidence): PossibleClaim[] {
  return fractionsIn(sentence.text, language).map(({ text, start, value }) => {
    const accepts = shareOf({ values: [value * 100], start }, sentence, language, ROUNDED_SHARE)
    const isHeld = () =>
      texts.some(
        (known) =>
          known.isForeign ||
          known.statements.some(({ figures }) =>
            figures.some(({ kind, values }) => kind === 'percent' && accepts((values[0] ?? 0) / 100)),
          ) ||
          isShare(accepts, sentence, known, language),
      )
    return { claim: 'figure', text, start, isHeld } as const
  })
}

function overlap(a: Claim, b: Claim): boolean {
  return a.start < b.start + b.text.length && b.start < a.start + a.text.length
}
