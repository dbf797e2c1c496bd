import type { FoundDeadline } from '../../../core/proposals/form-terms.ts'
import { datesIn, isoDay } from '../../../core/languages/dates.ts'
import { clockBeside } from './clock-beside.ts'
import { sentencesIn, type FormLine } from './form-lines.ts'
import { DEADLINE, OTHER_DATE } from './term-words.ts'
import { wordingOf } from './wording.ts'

/** The last days on which to apply, as the lines say, which are in `language`; a date without its year is none. */
export function findDeadlines(lines: readonly FormLine[], language: string | null): FoundDeadline[] {
  const found = lines.flatMap(sentencesIn).flatMap((sentence) => {
    if (!isOnDeadline(sentence)) return []
    return datesIn(sentence.text, { language }).flatMap((written) => {
      const date = isoDay(written)
      return date === null ? [] : [{ date, ...clockBeside(sentence.text, written), ...wordingOf(sentence) }]
    })
  })
  return onceEach(found)
}

/** A bare date counts under a heading that names the deadline. */
function isOnDeadline({ text, heading }: FormLine): boolean {
  if (OTHER_DATE.test(text)) return false
  return DEADLINE.test(text) || (heading !== null && DEADLINE.test(heading) && !OTHER_DATE.test(heading))
}

/** Said twice, a day with its time counts before the day alone. */
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
