import type { WantedAnswer } from './wanted-answer.ts'
import { commonPatterns, type Found, foundIn, has, type Page, shownOf } from './page.ts'
import type { Unit } from './page-units.ts'
import type { CommonQuestion, WantedKind } from '../../../core/languages/common-questions/common-question.ts'
import { findCount } from './find-count.ts'
import { findDate, topicOf } from './find-date.ts'
import { findList } from './find-list.ts'
import { findMoney } from './find-money.ts'
import { findName } from './find-name.ts'
import { findPerson } from './find-person.ts'
import { findProse } from './find-prose.ts'
import { isYear } from '../../../core/languages/dates.ts'
import { anyShown } from './word-patterns.ts'

const POSTCODE = String.raw`(?:\b[A-Z]{1,2}\p{N}[A-Z\p{N}]?,? ?\p{N}[A-Z]{2}\b|\b\p{N}{5} \p{Lu}[\p{L}-]+(?: (?:am|an der|im) \p{Lu}\p{L}+)?|\b[A-Z]{2},? \p{N}{5}\b)`
const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const SITE =
  /(?<![@\p{L}\p{N}.-])(?:https?:\/\/|www\.)[\p{L}\p{N}.-]+\.\p{L}{2,}(?:\/[\p{L}\p{N}_./#-]*[\p{L}\p{N}/])?|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]{3,}\.(?:org\.uk|co\.uk|org|com|net|eu|de|fr|wales|cymru|scot|info|example)\b(?!@)/iu
/** Sites of third parties, where organisations also have pages. */
const PLATFORM =
  /doi\.org|zenodo|github|gitlab|twitter|facebook|linkedin|youtube|instagram|meetup|wikipedia|creativecommons|gov\b|google|amazonaws|medium\.com|arxiv|eventbrite/iu
const TELEPHONE =
  /(?<![\p{L}\p{N}-])(?:\+\p{N}{2}[\s()]*)?\(?0\p{N}[\p{N}() ./-]{6,16}\p{N}|\+\p{N}[\p{N}() .-]{7,18}\p{N}/u

/** Finds our address after its label or in a sentence about us; an address in brackets belongs to somebody else. */
function findAddress(_: WantedAnswer, page: Page): Found | null {
  const labels = shownOf(page, 'address')
  for (const label of labels)
    for (const unit of page.units) {
      if (unit.label === '' || !has(unit.label, label)) continue
      const value = unit.value.replace(/,?\s*\S+@\S+/gu, '').replace(/[.;]$/u, '')
      if (/\p{N}|,/u.test(value)) return foundIn(unit, value, `${unit.label}: ${value}`)
    }
  for (const label of labels)
    for (const unit of page.units) {
      const said = unit.kind === 'heading' || isOthers(unit, page) ? null : behindLabel(unit.text, label)
      if (said !== null) return foundIn(unit, said)
    }
  const block = blockIn(page)
  if (block !== null) return block
  for (const unit of page.units) {
    const bare =
      unit.kind === 'heading' || isOthers(unit, page)
        ? null
        : beforePostcode(unit.kind === 'field' ? unit.value : unit.text)
    if (bare !== null) return foundIn(unit, bare, bare)
  }
  return null
}

function behindLabel(text: string, label: RegExp): string | null {
  for (const { index, 0: said } of text.matchAll(label)) {
    const behind = text.slice(index + said.length)
    const match = new RegExp(
      String.raw`^[^.:]{0,16}?[:,]?\s*(?:is at |is |at |in |to |yw )?(?<address>[^()]{6,120}?${POSTCODE})`,
      'u',
    ).exec(behind)
    const address = match?.groups?.['address']
    if (address !== undefined) return address.replace(/^(?:is|at|in|yw)\s+|^[\s,:]+/gu, '')
  }
  return null
}

function beforePostcode(text: string): string | null {
  const match = new RegExp(
    String.raw`(?:^|\b(?:at|from|in|to)\s+|\),?\s+)(?<address>(?:\p{Lu}|\p{N}|c\/o)[^()@]{4,110}?${POSTCODE})`,
    'u',
  ).exec(text)
  return match?.groups?.['address'] ?? null
}

const MOST_LINES = 7
const LONGEST_LINE_WORDS = 6

/** Short lines directly above a postcode. */
function blockIn({ units }: Page): Found | null {
  const last = units.findIndex(({ text }) => new RegExp(String.raw`^${POSTCODE}$`, 'u').test(text))
  if (last < 0) return null
  const isLine = ({ text, hit }: Unit) =>
    text.split(/\s+/u).length <= LONGEST_LINE_WORDS && !/[.:!?]$/u.test(text) && !hit.passage.headings.includes(text)
  const above = units.slice(Math.max(0, last - MOST_LINES), last)
  const from = above.findLastIndex((unit) => !isLine(unit)) + 1
  const lines = [...above.slice(from), units[last]!]
  return {
    value: lines.map(({ text }) => text).join(', '),
    sentence: lines.map(({ text }) => text).join('\n'),
    units: lines,
  }
}

/** "whose office is at", "(2 Temple Row, …)", "The Norbury Foundation, 8 Fleet Row, …". */
function isOthers({ text }: Unit, page: Page): boolean {
  if (
    /\bwhose\b|\bdessen\b|\bderen\b|\bdont\b/iu.test(text) ||
    new RegExp(String.raw`\([^)]*${POSTCODE}\)`, 'u').test(text)
  )
    return true
  const { organisations } = commonPatterns(page)
  const [before = ''] = text.split(/,\s/u)
  return /\b(?:gave|gives|paid|pays|zahlte|talu|grant|zuschuss|versé)\b/iu.test(text) && has(before, organisations)
}

/** Mailboxes of organisations, not of people. */
const SHARED_BOX =
  /(?<![\p{L}\p{N}._%+-])(?:info|office|hello|contact|admin|enquir|inquir|general|mail|post|kontakt|buero|büro|verein|bonjour|accueil|swyddfa)[\p{L}\p{N}._%+-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/iu

function findEmail(_: WantedAnswer, page: Page): Found | null {
  return firstMatch(page, SHARED_BOX) ?? firstMatch(page, MAIL)
}

function findTelephone(_: WantedAnswer, page: Page): Found | null {
  return firstMatch(page, TELEPHONE)
}

function findWebsite(_: WantedAnswer, page: Page): Found | null {
  return firstMatch(page, SITE, PLATFORM)
}

function firstMatch(page: Page, pattern: RegExp, unless?: RegExp): Found | null {
  for (const unit of page.units) {
    const value = pattern.exec(unit.text)?.[0]
    if (value !== undefined && unless?.test(value) !== true) return foundIn(unit, value, value)
  }
  return null
}

/** Formats of register numbers. */
const SHAPES: Readonly<Partial<Record<CommonQuestion, string>>> = {
  charityNumber: String.raw`(?:SC ?0?|NIC ?|RCN ?)?\p{N}{5,8}(?:-\p{N}{1,2})?|W\p{N}{9}`,
  companyNumber: String.raw`\p{N}{3} ?\p{N}{3} ?\p{N}{3}(?: ?\p{N}{5})?|(?:SC|NI|OC|CE|RC)? ?\p{N}{6,8}`,
  registeredNumber: String.raw`(?:VR|HRB|CH|SC|IP|NIC)? ?\p{N}{3,8}[A-Z]?`,
  taxNumber: String.raw`\p{N}{2}-\p{N}{7}|(?:GB ?)?\p{N}{3} ?\p{N}{4} ?\p{N}{2}|[A-Z]{2} ?\p{N}{8,12}`,
}
const REGISTERS: readonly CommonQuestion[] = ['charityNumber', 'companyNumber', 'taxNumber']
/** Characters between the name of the register and the number. */
const LOOKED_BEHIND = 56

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
        const behind = unit.text.slice(index + said.length, index + said.length + LOOKED_BEHIND)
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
