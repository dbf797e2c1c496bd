import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'
import {
  type FormTerms,
  type FoundAmount,
  type FoundDeadline,
  termOf,
  type Wording,
} from '../../../core/proposals/form/form-terms.ts'
import { datesIn, isoDay } from '../../../core/languages/dates.ts'
import { cutText } from '../../../core/shared/cut-text.ts'
import { askingOf, isPrompt } from '../questions/prompts.ts'
import { sentencesIn, type TermLine, termLines } from './form-lines.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { FormTermsFinder } from '../../../core/proposals/ports.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import { amountsIn, type PlacedAmount } from '../../../core/languages/figures.ts'

function anywhere(kind: FormWordKind): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${formWords(kind)})`, 'iu')
}

function whole(kind: FormWordKind): RegExp {
  return new RegExp(String.raw`^(?:[\divx]+[.)]\s*)?(?:${formWords(kind)})\s*:?$`, 'iu')
}

const DEADLINE = anywhere('deadlines')
const OTHER_DATE = anywhere('otherDates')
const AMOUNT_LIMIT = anywhere('amountLimits')
const OTHER_AMOUNT = anywhere('otherAmounts')
const ELIGIBILITY_HEADING = whole('eligibilityHeadings')
const ELIGIBILITY_RULE = anywhere('eligibilityRules')
const ATTACHMENT_HEADING = whole('attachmentHeadings')
const ATTACHMENT_ADVICE = anywhere('attachmentAdvice')
const ATTACHMENT_REQUEST = new RegExp(String.raw`^(?:${formWords('attachmentRequests')})`, 'iu')

interface Clock {
  /** `HH:MM`; null without a time beside it. */
  readonly time: string | null
  /** An IANA time zone; null without one beside it. */
  readonly zone: string | null
}

/** Maximum characters between a date and its time. */
const BESIDE = 40

/** The time beside a date of a text. */
function clockBeside(text: string, { start, end }: { readonly start: number; readonly end: number }): Clock {
  const around = `${text.slice(Math.max(0, start - BESIDE), start)} ${text.slice(end, end + BESIDE)}`
  const time = timeIn(around)
  return { time, zone: time === null ? null : zoneIn(around) }
}

const ZONES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:GMT|BST|(?:UK|London|British) time)\b/u, 'Europe/London'],
  [/\b(?:CES?T|Brussels time)\b/u, 'Europe/Brussels'],
  [/\b(?:E[SD]T|ET|[Ee]astern(?: \p{L}+)? [Tt]ime)\b/u, 'America/New_York'],
  [/\b(?:P[SD]T|PT|[Pp]acific(?: \p{L}+)? [Tt]ime)\b/u, 'America/Los_Angeles'],
  [/\bUTC\b/u, 'UTC'],
]

function zoneIn(text: string): string | null {
  return ZONES.find(([names]) => names.test(text))?.[1] ?? null
}

const CLOCK = /(?<![\d.:£$€])(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?m\.?|p\.?m\.?)(?!\p{L})/iu
const CLOCK_24 = /(?<![\d.:£$€/])([01]?\d|2[0-3])[:h]([0-5]\d)(?!\d)/u
const NOON = /(?<!\p{L})(?:12 )?(?:noon|midday)(?!\p{L})/iu

function timeIn(text: string): string | null {
  const clock = CLOCK.exec(text)
  if (clock) return ofHalf(Number(clock[1]), Number(clock[2] ?? 0), /^p/i.test(clock[3] ?? ''))
  const clock24 = CLOCK_24.exec(text)
  if (clock24) return timeOf(Number(clock24[1]), Number(clock24[2]))
  return NOON.test(text) ? '12:00' : null
}

function ofHalf(hour: number, minute: number, isAfternoon: boolean): string | null {
  if (hour > 12 || minute > 59) return null
  return timeOf((hour % 12) + (isAfternoon ? 12 : 0), minute)
}

function timeOf(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Deadlines in the lines, which are in `language`; dates without a year are left out. */
function findDeadlines(lines: readonly TermLine[], language: string | null): FoundDeadline[] {
  const found = lines.flatMap(sentencesIn).flatMap((sentence) => {
    if (!isOnDeadline(sentence)) return []
    return datesIn(sentence.text, { language }).flatMap((written) => {
      const date = isoDay(written)
      return date === null ? [] : [{ date, ...clockBeside(sentence.text, written), ...wordingOf(sentence) }]
    })
  })
  return onceEach(found)
}

/** A bare date counts below a heading that names the deadline. */
function isOnDeadline({ text, heading }: TermLine): boolean {
  if (OTHER_DATE.test(text)) return false
  return DEADLINE.test(text) || (heading !== null && DEADLINE.test(heading) && !OTHER_DATE.test(heading))
}

/** If a day appears twice, the one with a time counts. */
function onceEach(found: readonly FoundDeadline[]): FoundDeadline[] {
  const byDate = new Map<string, FoundDeadline>()
  for (const deadline of found) {
    const before = byDate.get(deadline.date)
    if (before === undefined || (before.time === null && deadline.time !== null)) byDate.set(deadline.date, deadline)
    else if (deadline.time !== null && before.time !== deadline.time)
      byDate.set(`${deadline.date} ${deadline.time}`, deadline)
  }
  return [...byDate.values()]
}

/** Separators between the two ends of a range of amounts. */
const RANGE = /^\s*(?:[A-Z]{3}\s*)?(?:to|and|[-–—]|à|et|bis|und|y|a|e|até)\s*(?:the\s+)?$/iu
/** Words before a minimum amount. */
const AT_LEAST =
  /(?:at least|minimum(?: of| is)?|not less than|no less than|starting at|mindestens|au moins|mínimo de)[^.;]{0,25}$/iu
const LEAST = /\b(?:minimum|minimal|at least)\b/iu
const AT_MOST =
  /(?:up to|maximum|max\.?|no more than|not (?:to )?exceed|exceeding|less than|jusqu['’]à|maximal|bis zu|höchstens|hasta|máxim\p{L}+|até)[^;]{0,40}$/iu

/** Amounts that applicants may request, from the lines. */
function findAmounts(lines: readonly TermLine[]): FoundAmount[] {
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

/** Shorter lines are labels; longer ones are not list items. */
const SHORTEST = 15
const LONGEST = 600
const MAX_REQUIREMENTS = 8
/** More lines than any form has, to limit the time for other files. */
const MOST_LINES = 3_000

/** Finds the conditions for applying from the form's words alone. Everything else stays unknown. */
export class ExtractiveFormTermsFinder implements FormTermsFinder {
  constructor(private readonly analyser: Pick<TermAnalyser, 'languageOf'>) {}

  find(form: Form): FormTerms {
    const lines = termLines(form).slice(0, MOST_LINES)
    const language = this.analyser.languageOf(lines.map(({ text }) => text).join('\n'))
    return {
      deadline: termOf(findDeadlines(lines, language), ({ date, time, zone }) => `${date} ${time ?? ''} ${zone ?? ''}`),
      amount: termOf(findAmounts(lines), ({ least, most, currency }) => `${least} ${most} ${currency}`),
      eligibility: termOf(
        wordings(lines, ELIGIBILITY_HEADING, ({ text }) => ELIGIBILITY_RULE.test(text) && !isPrompt(askingOf(text))),
      ),
      attachments: termOf(
        wordings(lines, ATTACHMENT_HEADING, ({ text }) => ATTACHMENT_REQUEST.test(text)).filter(
          ({ wording }) => !ATTACHMENT_ADVICE.test(wording),
        ),
      ),
    }
  }
}

/** Lines below such a heading, and sentences elsewhere that state it themselves. */
function wordings(lines: readonly TermLine[], heading: RegExp, saysIt: (line: TermLine) => boolean): Wording[] {
  const under = lines.filter((line) => line.heading !== null && heading.test(line.heading))
  const elsewhere = lines
    .filter((line) => !under.includes(line))
    .flatMap(sentencesIn)
    .filter(saysIt)
  const said = [...under, ...elsewhere].filter(isStatement).map(wordingOf)
  return [...new Map(said.map((found) => [found.wording, found])).values()].slice(0, MAX_REQUIREMENTS)
}

const LONGEST_WORDING = 400

/** The text and page of a line, truncated if very long. */
function wordingOf({ text, page }: TermLine): Wording {
  return { wording: cutText(text.trim(), LONGEST_WORDING).text, page }
}

/** A question to the applicant is not a statement. */
function isStatement({ text }: TermLine): boolean {
  return text.length >= SHORTEST && text.length <= LONGEST && !/[?:]\s*$/.test(text) && !/_{3,}|\.{5,}/.test(text)
}
