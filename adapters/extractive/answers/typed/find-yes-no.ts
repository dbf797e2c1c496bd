import { plainQuestion } from '../../../../core/languages/common-questions/asked-words.ts'
import { findIdentifier } from './find-identifier.ts'
import { findMoney } from './find-money.ts'
import { topicOf } from './find-date.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { commonPatterns, foundIn, has, shownOf, type Found, type Page } from './page.ts'
import type { Unit } from './page-units.ts'

const ABOVE = /\b(?:over|above|more|exceed\p{L}*)\b/iu
const SHORTEST_WORD = 4

/** Yes or no with the sentence that says so. */
export function findYesNo(wanted: WantedAnswer, page: Page): Found | null {
  switch (wanted.meaning) {
    case 'isCharity':
      return isCharity(wanted, page)
    case 'incomeAbove':
      return isIncomeAbove(wanted, page)
    case 'policy':
      return policyOn(wanted, page)
    case 'insurance':
      return saidBy(
        page.units.find((unit) => mentions(unit, page, 'insurance')),
        wanted,
        page,
      )
    default:
      return saidBy(
        page.units.find((unit) => saysAll(unit, wanted)),
        wanted,
        page,
      )
  }
}

function isCharity(wanted: WantedAnswer, page: Page): Found | null {
  const { not } = commonPatterns(page)
  const denial = page.units.find((unit) => mentions(unit, page, 'isCharity') && has(unit.text, not))
  if (denial !== undefined) return saidBy(denial, wanted, page)
  const number = findIdentifier({ ...wanted, meaning: 'charityNumber', kind: 'identifier' }, page)
  if (number !== null)
    return {
      ...number,
      sentence: `${page.words.yes}. ${number.sentence}`,
      value: `${page.words.yes}. ${number.sentence}`,
    }
  return saidBy(
    page.units.find((unit) => mentions(unit, page, 'isCharity')),
    wanted,
    page,
  )
}

function isIncomeAbove(wanted: WantedAnswer, page: Page): Found | null {
  const limit = Number(/\p{N}[\p{N},.]*/u.exec(wanted.question)?.[0].replace(/\D/gu, '') ?? Number.NaN)
  const income = findMoney({ ...wanted, meaning: 'income', kind: 'money', owner: 'us', years: [] }, page)
  const amount = Number(
    /[£$€]?\s?(\p{N}[\p{N},. ]*)\D*$/u.exec(income?.value ?? '')?.[1]?.replace(/\D/gu, '') ?? Number.NaN,
  )
  if (income === null || Number.isNaN(limit) || Number.isNaN(amount)) return null
  const isYes = ABOVE.test(wanted.question) ? amount > limit : amount < limit
  const text = `${isYes ? page.words.yes : page.words.no}. ${income.sentence}`
  return { value: text, sentence: text, units: income.units }
}

/** A unit that names the policy and what it is on. */
function policyOn(wanted: WantedAnswer, page: Page): Found | null {
  const topic = topicOf(wanted.question, page)
  const isPolicy = (unit: Unit) =>
    unit.kind !== 'heading' && shownOf(page, 'policy').some((words) => has(`${unit.heading} ${unit.text}`, words))
  return saidBy(
    page.units.find((unit) => isPolicy(unit) && topic !== null && has(unit.text, topic)),
    wanted,
    page,
  )
}

function mentions(unit: Unit, page: Page, meaning: 'insurance' | 'isCharity'): boolean {
  return unit.kind !== 'heading' && shownOf(page, meaning).some((words) => has(unit.text, words))
}

/** Whether a unit has every word of the question that means something. */
function saysAll(unit: Unit, { question }: WantedAnswer): boolean {
  const words = plainQuestion(question)
    .split(' ')
    .filter(
      (word) =>
        word.length >= SHORTEST_WORD &&
        !/^(?:does|have|your|you|organi[sz]ation\p{L}*|charity|group|any|which|that|this|with|haben|avez|gennych)$/u.test(
          word,
        ),
    )
  const text = plainQuestion(unit.text)
  return (
    unit.kind !== 'heading' &&
    words.length > 1 &&
    words.every((word) => text.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`))
  )
}

function saidBy(unit: Unit | undefined, { kind }: WantedAnswer, page: Page): Found | null {
  if (unit === undefined || kind !== 'yes-no') return null
  const said = unit.label !== '' || /[.!]$/u.test(unit.text) ? unit.text : `${unit.text}.`
  const text = `${has(unit.text, commonPatterns(page).not) ? page.words.no : page.words.yes}. ${said}`
  return foundIn(unit, text, text)
}
