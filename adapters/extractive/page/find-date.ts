import { plainQuestion } from '../../../core/languages/common-questions/asked-words.ts'
import { datesIn, monthsNamedIn, type WrittenDate } from '../../../core/languages/dates.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { commonPatterns, foundAmong, foundIn, has, isPlan, quoted, shownOf, type Found, type Page } from './page.ts'
import type { Unit } from './page-units.ts'
import { anyShown } from './word-patterns.ts'

/** Founding year of the oldest organisations. */
const EARLIEST_YEAR = 1700
const LOOKED_BEHIND = 42

export function findDate(wanted: WantedAnswer, page: Page): Found | null {
  switch (wanted.meaning) {
    case 'founded':
      return findFounded(page)
    case 'yearEnd':
      return findYearEnd(page)
    case 'policyDate':
      return findPolicyDate(wanted, page)
    default:
      return findPlanned(wanted, page)
  }
}

function saysDate(text: string): boolean {
  return datesOf(text).length > 0
}

function findFounded(page: Page): Found | null {
  for (const verb of shownOf(page, 'founded')) {
    for (const unit of page.units) {
      if (unit.kind === 'heading' || unit.kind === 'row') continue
      if (unit.label !== '' && has(unit.label, verb)) {
        const [date] = datesOf(unit.value)
        if (date !== undefined) return foundIn(unit, date.text)
      }
      const found = isOurs(unit, page) && !isOfSomething(unit.text, verb) ? besideVerb(unit.text, verb) : null
      if (found !== null) return foundIn(unit, found)
    }
  }
  return null
}

/** "Since 2021 the wheel makes our electricity": the year is the organisation's only if it is the subject. */
function isOfSomething(text: string, verb: RegExp): boolean {
  const isLasting = [...text.matchAll(verb)].some(([said]) => /^(?:since|seit|depuis|ers)$/iu.test(said))
  return isLasting && !/(?<!\p{L})(?:we|wir|uns|nous|ni)(?!\p{L})/iu.test(text)
}

function besideVerb(text: string, verb: RegExp): string | null {
  const dates = datesOf(text)
  for (const { index, 0: said } of text.matchAll(verb)) {
    const from = index + said.length
    const isNear = ({ start }: WrittenDate) => start >= from && start - from <= LOOKED_BEHIND
    const behind = dates.find((date) => isNear(date) && !/[.;:]/u.test(text.slice(from, date.start)))
    const before = dates.findLast(({ end }) => end <= index && /^[^.;]{0,20}$/u.test(text.slice(end, index)))
    const found = behind ?? before
    if (found !== undefined) return found.text
  }
  return null
}

/** Includes years as early as the oldest organisations'. */
function datesOf(text: string): WrittenDate[] {
  return datesIn(text, { earliest: EARLIEST_YEAR })
}

/** Whether the sentence is about its author: "we", "it", or the first words of the page. */
function isOurs(unit: Unit, page: Page): boolean {
  const { us } = commonPatterns(page)
  return (
    has(unit.text, us) ||
    unit.line <= 4 ||
    /^(?:it|the (?:club|group|charity|trust|hall|choir|organisation|organization|school|museum|project|association|company|society|\p{Lu})|elle|il|l[’']association|er|sie|der verein|sefydlwyd)\b/iu.test(
      unit.text,
    )
  )
}

function findYearEnd(page: Page): Found | null {
  for (const words of shownOf(page, 'yearEnd'))
    for (const unit of page.units)
      for (const { index, 0: said } of unit.text.matchAll(words)) {
        const behind = unit.text.slice(index + said.length, index + said.length + LOOKED_BEHIND)
        const date = monthsNamedIn(behind).find(({ day }) => day !== null)
        if (date !== undefined) return dayIn(unit, date.text, said)
      }
  return null
}

/** Quotes the sentence, or only the date for a caption. */
function dayIn(unit: Unit, day: string, said: string): Found {
  return /[.!?]$/u.test(unit.text) || unit.label !== ''
    ? foundIn(unit, day, `${said.trim()}: ${day}`)
    : foundAmong(unit, day)
}

function findPolicyDate({ question }: WantedAnswer, page: Page): Found | null {
  const topic = topicOf(question)
  const reviewed = anyShown(page.words.questions.policyDate?.shown)
  const fitting = page.units.filter(
    (unit) => saysDate(unit.text) && (topic === null || has(`${unit.heading} ${unit.text}`, topic)),
  )
  const unit = fitting.find(({ text }) => has(text, reviewed))
  return unit === undefined ? null : quoted([unit])
}

const NO_TOPIC =
  /^(?:policy|policies|polic|review|approv|updat|adopt|last|when|have|your|date|does|what|which|polisi|pryd|most|recent)/u

/** Topic of a policy, from the words of the question. */
export function topicOf(question: string): RegExp | null {
  const stems = plainQuestion(question)
    .split(' ')
    .filter((word) => word.length > 4 && !NO_TOPIC.test(word))
    .map((word) => word.slice(0, 7))
  return stems.length === 0 ? null : new RegExp(String.raw`(?<!\p{L})(?:${stems.join('|')})`, 'giu')
}

interface Planned {
  readonly unit: Unit
  readonly dates: readonly string[]
}

/** Finds when the project starts and ends; only plans count. */
function findPlanned({ meaning }: WantedAnswer, page: Page): Found | null {
  const planned = page.units
    .filter((unit) => isPlan(unit, page) && unit.kind !== 'heading')
    .map(plannedIn)
    .filter(({ dates }) => dates.length > 0)
  const from = anyShown(page.words.from)
  const first = planned.find(({ unit, dates }) => dates.length > 1 || has(unit.text, from))
  if (first === undefined) return null
  const { unit, dates } = first
  if (meaning === 'projectStart') return foundIn(unit, dates[0]!, dates[0])
  if (meaning === 'projectEnd') return dates.length < 2 ? null : foundIn(unit, dates.at(-1)!, dates.at(-1))
  const [start, end] = [dates[0]!, dates.length > 1 ? dates.at(-1)! : null]
  const range = end === null ? start : `${start} – ${end}`
  return foundIn(unit, range, unit.text)
}

/** The months of a unit, each with its own or the next year: "between June and August 2026". */
function plannedIn(unit: Unit): Planned {
  const found = monthsNamedIn(unit.text)
  const dates = found.flatMap(({ text, year }, at) => {
    if (year !== null) return [text]
    const next = found.slice(at).find((later) => later.year !== null)
    return next === undefined ? [] : [`${text} ${next.year}`]
  })
  return { unit, dates }
}
