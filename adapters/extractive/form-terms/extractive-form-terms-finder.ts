import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { termOf, type FormTerms, type Wording } from '../../../core/proposals/form-terms.ts'
import type { FormTermsFinder } from '../../../core/proposals/ports/form-terms-finder.ts'
import type { Form } from '../../../core/proposals/form.ts'
import { findAmounts } from './find-amounts.ts'
import { findDeadlines } from './find-deadlines.ts'
import { formLines, sentencesIn, type FormLine } from './form-lines.ts'
import {
  ATTACHMENT_ADVICE,
  ATTACHMENT_HEADING,
  ATTACHMENT_REQUEST,
  ELIGIBILITY_HEADING,
  ELIGIBILITY_RULE,
} from './term-words.ts'
import { wordingOf } from './wording.ts'

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
