import { findIdentifier } from './find-identifier.ts'
import { topicOf } from './find-date.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { commonPatterns, foundIn, has, shownOf, type Found, type Page } from './page.ts'
import type { Unit } from './page-units.ts'

/** Yes or no with the sentence that says so. */
export function findYesNo(wanted: WantedAnswer, page: Page): Found | null {
  switch (wanted.meaning) {
    case 'isCharity':
      return isCharity(wanted, page)
    case 'policy':
      return policyOn(wanted, page)
    case 'insurance':
      return mentioned('insurance', wanted, page)
    default:
      return null
  }
}

function isCharity(wanted: WantedAnswer, page: Page): Found | null {
  const number = findIdentifier({ ...wanted, meaning: 'charityNumber', kind: 'identifier' }, page)
  if (number !== null)
    return {
      ...number,
      sentence: `${page.words.yes}. ${number.sentence}`,
      value: `${page.words.yes}. ${number.sentence}`,
    }
  return mentioned('isCharity', wanted, page)
}

/** A unit that names the policy and what it is on. */
function policyOn(wanted: WantedAnswer, page: Page): Found | null {
  const topic = topicOf(wanted.question)
  const isPolicy = (unit: Unit) =>
    unit.kind !== 'heading' && shownOf(page, 'policy').some((words) => has(`${unit.heading} ${unit.text}`, words))
  return saidBy(
    page.units.find((unit) => isPolicy(unit) && topic !== null && has(unit.text, topic)),
    wanted,
    page,
  )
}

function mentioned(meaning: 'insurance' | 'isCharity', wanted: WantedAnswer, page: Page): Found | null {
  const isSaid = (unit: Unit) =>
    unit.kind !== 'heading' && shownOf(page, meaning).some((words) => has(unit.text, words))
  return saidBy(page.units.find(isSaid), wanted, page)
}

function saidBy(unit: Unit | undefined, { kind }: WantedAnswer, page: Page): Found | null {
  if (unit === undefined || kind !== 'yes-no') return null
  const said = unit.label !== '' || /[.!]$/u.test(unit.text) ? unit.text : `${unit.text}.`
  const text = `${has(unit.text, commonPatterns(page).not) ? page.words.no : page.words.yes}. ${said}`
  return foundIn(unit, text, text)
}
