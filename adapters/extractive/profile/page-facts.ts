import type { Passage } from '../../../core/documents/passage.ts'
import { withoutInstructions } from '../../../core/documents/without-instructions.ts'
import { COMMON_QUESTIONS, type CommonQuestion } from '../../../core/languages/common-questions/common-question.ts'
import { LANGUAGES } from '../../../core/languages/languages.ts'
import type { DocumentToSearch } from '../../../core/profile/ports.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { definitionOf, keyOfYear } from '../../../core/profile/profile-facts.ts'
import { countsStated } from '../page/find-count.ts'
import { findOn } from '../page/find-on.ts'
import { amountsStated } from '../page/find-money.ts'
import { REGISTERED_NAME } from '../page/find-name.ts'
import { pageOf, type Page } from '../page/page.ts'
import type { Unit } from '../page/page-units.ts'
import type { WantedAnswer } from '../page/wanted-answer.ts'
import { isName } from './author-names.ts'
import { factIn } from './document-lines.ts'
import { canBeValue } from './value-shapes.ts'

/** Passages: a longer document is not a page about an organisation. */
const LONGEST_PAGE = 30

const VALUES: Readonly<Record<string, CommonQuestion>> = {
  workingName: 'legalName',
  legalForm: 'legalForm',
  charityNumber: 'charityNumber',
  companyNumber: 'companyNumber',
  registeredNumber: 'registeredNumber',
  taxNumber: 'taxNumber',
  founded: 'founded',
  registeredAddress: 'address',
  website: 'website',
  contactEmail: 'email',
  contactTelephone: 'telephone',
  contactName: 'contact',
  chiefExecutive: 'chiefExecutive',
  chair: 'chair',
  treasurer: 'treasurer',
  secretary: 'secretary',
  safeguardingLead: 'safeguardingLead',
  yearEnd: 'yearEnd',
}
const AMOUNTS = ['income', 'expenditure', 'reserves'] as const
const COUNTS = { volunteers: 'volunteers', staff: 'staff', trustees: 'trusteeCount' } as const

/**
 * Facts that a page about an organisation mentions without a label or letterhead. If the language is unknown, all are
 * tried.
 */
export function pageFacts({ passages, fileName, language, datedAt }: DocumentToSearch): FoundFact[] {
  if (passages.length > LONGEST_PAGE) return []
  const hits = passages.map((passage) => ({ passage: plainPassage(passage), fileName, score: 1 }))
  const codes =
    language === null ? LANGUAGES.filter(({ commonQuestions }) => commonQuestions).map(({ code }) => code) : []
  const facts = new Map<string, FoundFact>()
  for (const code of language === null ? codes : [language])
    for (const fact of factsOn(pageOf(hits, code), Number(datedAt.slice(0, 4))))
      if (!facts.has(fact.key)) facts.set(fact.key, { ...fact, isMention: true })
  return [...facts.values()]
}

function plainPassage(passage: Passage): Passage {
  return { ...passage, text: withoutInstructions(passage.text), headings: passage.headings.map(withoutInstructions) }
}

function factsOn(page: Page, year: number): FoundFact[] {
  return [...valuesOn(page), ...amountsOn(page, year), ...countsOn(page, year)]
}

function valuesOn(page: Page): FoundFact[] {
  const found = Object.entries(VALUES).flatMap(([key, meaning]) => valueOf(key, meaning, page))
  const registered = registeredName(page)
  const numbers = found.filter(({ key }) => key === 'charityNumber' || key === 'companyNumber')
  const isRepeated = ({ key, value }: FoundFact) =>
    key === 'registeredNumber' && numbers.some((number) => number.value === value)
  return [...found.filter((fact) => !isRepeated(fact)), ...registered]
}

function valueOf(key: string, meaning: CommonQuestion, page: Page): FoundFact[] {
  const found = findOn(page, asked(meaning, page))
  const unit = found?.units[0]
  if (!found || !unit) return []
  const value = valueAlone(key, found.value, unit)
  if (key === 'workingName' && !isSpokenOf(value, page)) return []
  return isValueOf(key, value) ? [factOf(unit, key, value)] : []
}

/**
 * A heading of one word, or with one capital, may be the page's subject ("Partners", "Income and expenditure"): a name
 * also appears in the text.
 */
function isSpokenOf(name: string, page: Page): boolean {
  const [, ...others] = name.trim().split(/\s+/u)
  const isTitled = others.some((word) => /^[\p{Lu}\p{Lo}]/u.test(word))
  return isTitled || page.units.some(({ kind, text }) => kind !== 'heading' && text !== name && text.includes(name))
}

function registeredName(page: Page): FoundFact[] {
  const unit = page.units.find(({ text }) => REGISTERED_NAME.test(text))
  const name = unit && REGISTERED_NAME.exec(unit.text)?.groups?.['name']
  return unit && name ? [factOf(unit, 'legalName', name)] : []
}

const BRITISH_POSTCODE = /^(?<address>.*?[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b.*$/u

/** Removes text of a joined line after the value, and the year of an annual date. */
function valueAlone(key: string, value: string, { text }: Unit): string {
  const { kind } = definitionOf(key)
  if (kind === 'day') return value.replace(/,?\s*\p{N}{4}$/u, '')
  if (kind === 'address') return BRITISH_POSTCODE.exec(value)?.groups?.['address'] ?? value
  const isBeforeMark = kind === 'person' && text.slice(text.indexOf(value) + value.length).startsWith(':')
  return isBeforeMark ? value.replace(/\s+\S+$/u, '') : value
}

/** Headings of reports, forms, tables and lists are not names of organisations. */
function canHead(value: string): boolean {
  const others = LANGUAGES.flatMap(({ profile }) => [
    ...Object.values(profile?.labels ?? {}).map((label) => `^(?:${label})$`),
    ...Object.values(profile?.totals ?? {}).map((label) => `^(?:${label})$`),
    ...(profile?.reports === undefined ? [] : [`(?<!\\p{L})(?:${profile.reports})`]),
  ])
  return isName(value) && !others.some((words) => new RegExp(words, 'iu').test(value))
}

/** Register numbers were already matched by format. */
function isValueOf(key: string, value: string): boolean {
  const { kind } = definitionOf(key)
  if (kind === 'name' && !canHead(value)) return false
  if (kind === 'text' && !/\p{L}{3}/u.test(value)) return false
  return kind === 'identifier' || canBeValue(key, value)
}

function amountsOn(page: Page, writtenIn: number): FoundFact[] {
  return AMOUNTS.flatMap((meaning) =>
    amountsStated(asked(meaning, page), page, writtenIn).flatMap(({ text, year, unit }) =>
      year === null ? [] : [factOf(unit, keyOfYear(meaning, year), text)],
    ),
  )
}

function countsOn(page: Page, ofDocument: number): FoundFact[] {
  return Object.entries(COUNTS).flatMap(([key, meaning]) =>
    countsStated(asked(meaning, page), page).flatMap(({ value, year, unit }) =>
      canBeValue(key, value) ? [factOf(unit, keyOfYear(key, year ?? ofDocument), value)] : [],
    ),
  )
}

function asked(meaning: CommonQuestion, page: Page): WantedAnswer {
  return {
    question: '',
    meaning,
    ...COMMON_QUESTIONS[meaning],
    years: [],
    language: page.words,
    alsoMoney: [],
    narrowing: [],
  }
}

function factOf({ hit: { passage }, text }: Unit, key: string, value: string): FoundFact {
  return factIn({ page: passage.page, ordinal: passage.ordinal, text }, key, value)
}
