import type { WantedKind, CommonQuestion } from '../../../core/languages/common-questions/common-question.ts'
import { findAddress, findEmail, findTelephone, findWebsite } from './find-address.ts'
import { findCount } from './find-count.ts'
import { findDate, topicOf } from './find-date.ts'
import { findList } from './find-list.ts'
import { findMoney } from './find-money.ts'
import { findName } from './find-name.ts'
import { findPerson } from './find-person.ts'
import { findProse } from './find-prose.ts'
import { type Found, type Page, commonPatterns, foundIn, has, shownOf } from './page.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import type { Unit } from './page-units.ts'
import { isYear } from '../../../core/languages/dates.ts'
import { anyShown } from './word-patterns.ts'

/** Formats of register numbers. */
const SHAPES: Readonly<Partial<Record<CommonQuestion, string>>> = {
  charityNumber: String.raw`(?:SC ?0?|NIC ?|RCN ?)?\p{N}{5,8}(?:-\p{N}{1,2})?|W\p{N}{9}`,
  companyNumber: String.raw`\p{N}{3} ?\p{N}{3} ?\p{N}{3}(?: ?\p{N}{5})?|(?:SC|NI|OC|CE|RC)? ?\p{N}{6,8}`,
  registeredNumber: String.raw`(?:VR|HRB|CH|SC|IP|NIC)? ?\p{N}{3,8}[A-Z]?`,
  taxNumber: String.raw`\p{N}{2}-\p{N}{7}|(?:GB ?)?\p{N}{3} ?\p{N}{4} ?\p{N}{2}|[A-Z]{2} ?\p{N}{8,12}`,
}
const REGISTERS: readonly CommonQuestion[] = ['charityNumber', 'companyNumber', 'taxNumber']
/** Characters between the name of the register and the number. */
const NEAR = 56

/** Our registration number, after the name of this register only. */
function findIdentifier({ meaning }: WantedAnswer, page: Page): Found | null {
  const shape = SHAPES[meaning as CommonQuestion]
  if (shape === undefined) return null
  const others = REGISTERS.filter((one) => one !== meaning).map((one) => page.words.questions[one]?.shown)
  const other =
    meaning === 'registeredNumber' ? null : anyShown(others.filter((shown) => shown !== undefined).join(' / '))
  const number = new RegExp(String.raw`(?<![\p{L}\p{N}£$€.,-])(?:${shape})(?![\p{N}%]|[.,]\p{N})`, 'gu')
  for (const register of shownOf(page, meaning as CommonQuestion))
    for (const unit of page.units) {
      if (unit.kind === 'heading') continue
      for (const { index, 0: said } of unit.text.matchAll(register)) {
        const behind = unit.text.slice(index + said.length, index + said.length + NEAR)
        const value = firstNumber(behind, number, other)
        if (value !== null) return foundIn(unit, value, `${said}: ${value}`)
      }
    }
  return null
}

function firstNumber(behind: string, number: RegExp, other: RegExp | null): string | null {
  for (const { index, 0: value } of behind.matchAll(number)) {
    // A year alone is no number of a register.
    if (isYear(value.trim())) continue
    return has(behind.slice(0, index), other) ? null : value.trim()
  }
  return null
}

/** Yes or no, with the sentence that says so. */
function findYesNo(wanted: WantedAnswer, page: Page): Found | null {
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

/** A unit that names the policy and its topic. */
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

const FINDERS: Readonly<Record<WantedKind, (wanted: WantedAnswer, page: Page) => Found | null>> = {
  name: findName,
  identifier: findIdentifier,
  address: findAddress,
  email: findEmail,
  telephone: findTelephone,
  website: findWebsite,
  person: findPerson,
  date: findDate,
  money: findMoney,
  count: findCount,
  'yes-no': findYesNo,
  list: findList,
  prose: findProse,
}

/** Finds the answer on a page; null if it is not there. */
export function findOn(page: Page, wanted: WantedAnswer): Found | null {
  const found = FINDERS[wanted.kind](wanted, page)
  const others =
    found === null ? [] : wanted.alsoMoney.flatMap((meaning) => findMoney({ ...wanted, meaning }, page) ?? [])
  return others.reduce(together, found)
}

function together(one: Found | null, other: Found): Found {
  const said = [one?.sentence, other.sentence].filter((text) => text !== undefined).join('; ')
  return { value: said, sentence: said, units: [...new Set([...(one?.units ?? []), ...other.units])] }
}
