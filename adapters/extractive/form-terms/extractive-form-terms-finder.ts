import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { termOf, type FormTerms, type Wording, type FoundAmount } from '../../../core/proposals/form/form-terms.ts'
import type { FormTermsFinder } from '../../../core/proposals/ports/form-terms-finder.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import { findDeadlines } from './find-deadlines.ts'
import { formLines, sentencesIn, type FormLine } from './form-lines.ts'
import {
  ATTACHMENT_ADVICE,
  ATTACHMENT_HEADING,
  ATTACHMENT_REQUEST,
  ELIGIBILITY_HEADING,
  ELIGIBILITY_RULE,
  AMOUNT_LIMIT,
  OTHER_AMOUNT,
} from './term-words.ts'
import { wordingOf } from './wording.ts'
import { amountsIn, type PlacedAmount } from '../../../core/languages/figures.ts'

/** Between two amounts that are the ends of a range. */
const RANGE = /^\s*(?:[A-Z]{3}\s*)?(?:to|and|[-–—]|à|et|bis|und|y|a|e|até)\s*(?:the\s+)?$/iu
/** Before an amount that is the least. */
const AT_LEAST =
  /(?:at least|minimum(?: of| is)?|not less than|no less than|starting at|mindestens|au moins|mínimo de)[^.;]{0,25}$/iu
const LEAST = /\b(?:minimum|minimal|at least)\b/iu
const AT_MOST =
  /(?:up to|maximum|max\.?|no more than|not (?:to )?exceed|exceeding|less than|jusqu['’]à|maximal|bis zu|höchstens|hasta|máxim\p{L}+|até)[^;]{0,40}$/iu

/** How much may be asked for, as the lines say. */
function findAmounts(lines: readonly FormLine[]): FoundAmount[] {
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

/** Shorter lines are labels, longer ones no list items. */
const SHORTEST = 15
const LONGEST = 600
const MOST = 8
/** More lines than any form has, so that nobody waits for one that is not. */
const MOST_LINES = 3_000

/** Finds the conditions of applying by the words of the form alone. What it does not say stays unknown. */
export class ExtractiveFormTermsFinder implements FormTermsFinder {
  constructor(private readonly analyser: Pick<TermAnalyser, 'languageOf'>) {}

  find(form: Form): FormTerms {
    const lines = formLines(form).slice(0, MOST_LINES)
    const language = this.analyser.languageOf(lines.map(({ text }) => text).join('\n'))
    return {
      deadline: termOf(findDeadlines(lines, language), ({ date, time, zone }) => `${date} ${time ?? ''} ${zone ?? ''}`),
      amount: termOf(findAmounts(lines), ({ least, most, currency }) => `${least} ${most} ${currency}`),
      eligibility: termOf(wordings(lines, ELIGIBILITY_HEADING, ({ text }) => ELIGIBILITY_RULE.test(text))),
      attachments: termOf(
        wordings(lines, ATTACHMENT_HEADING, ({ text }) => ATTACHMENT_REQUEST.test(text)).filter(
          ({ wording }) => !ATTACHMENT_ADVICE.test(wording),
        ),
      ),
    }
  }
}

/** What stands under such a heading, and the sentences elsewhere that say it themselves. */
function wordings(lines: readonly FormLine[], heading: RegExp, saysIt: (line: FormLine) => boolean): Wording[] {
  const under = lines.filter((line) => line.heading !== null && heading.test(line.heading))
  const elsewhere = lines
    .filter((line) => !under.includes(line))
    .flatMap(sentencesIn)
    .filter(saysIt)
  const said = [...under, ...elsewhere].filter(isStatement).map(wordingOf)
  return [...new Map(said.map((found) => [found.wording, found])).values()].slice(0, MOST)
}

/** A question asks the applicant; it tells nothing. */
function isStatement({ text }: FormLine): boolean {
  return text.length >= SHORTEST && text.length <= LONGEST && !/[?:]\s*$/.test(text) && !/_{3,}|\.{5,}/.test(text)
}
