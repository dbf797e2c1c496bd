import { COMMON_QUESTIONS, type CommonQuestion } from '../../../core/languages/common-questions/common-question.ts'
import type { DocumentToSearch } from '../../../core/profile/ports/fact-finder.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { definitionOf, keyOfYear } from '../../../core/profile/profile-facts.ts'
import { countsStated } from '../page/find-count.ts'
import { findOn } from '../page/find-on.ts'
import { amountsStated } from '../page/find-money.ts'
import { REGISTERED_NAME } from '../page/find-name.ts'
import { pageOf, type Page } from '../page/page.ts'
import type { Unit } from '../page/page-units.ts'
import type { WantedAnswer } from '../page/wanted-answer.ts'
import { factIn } from './document-lines.ts'
import { canBeValue } from './value-shapes.ts'

/** Passages: a longer document is no page on an organisation. */
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

/** What a page on an organisation mentions of it, where no label or letterhead states it. */
export function pageFacts({ passages, fileName, language, datedAt }: DocumentToSearch): FoundFact[] {
  if (passages.length > LONGEST_PAGE) return []
  const page = pageOf(
    passages.map((passage) => ({ passage, fileName, score: 1 })),
    language,
  )
  const year = Number(datedAt.slice(0, 4))
  return [...valuesOn(page), ...amountsOn(page), ...countsOn(page, year)].map((fact) => ({ ...fact, isMention: true }))
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
  return isValueOf(key, value) ? [factOf(unit, key, value)] : []
}

function registeredName(page: Page): FoundFact[] {
  const unit = page.units.find(({ text }) => REGISTERED_NAME.test(text))
  const name = unit && REGISTERED_NAME.exec(unit.text)?.groups?.['name']
  return unit && name ? [factOf(unit, 'legalName', name)] : []
}

const BRITISH_POSTCODE = /^(?<address>.*?[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b.*$/u

/** Without what lines that were joined put behind it, and without the year of a day that is of every year. */
function valueAlone(key: string, value: string, { text }: Unit): string {
  const { kind } = definitionOf(key)
  if (kind === 'day') return value.replace(/,?\s*\p{N}{4}$/u, '')
  if (kind === 'address') return BRITISH_POSTCODE.exec(value)?.groups?.['address'] ?? value
  const isBeforeMark = kind === 'person' && text.slice(text.indexOf(value) + value.length).startsWith(':')
  return isBeforeMark ? value.replace(/\s+\S+$/u, '') : value
}

/** Numbers of registers have the shapes that the page was searched for. */
function isValueOf(key: string, value: string): boolean {
  const { kind } = definitionOf(key)
  if (kind === 'text' && !/\p{L}{3}/u.test(value)) return false
  return kind === 'identifier' || canBeValue(key, value)
}

function amountsOn(page: Page): FoundFact[] {
  return AMOUNTS.flatMap((meaning) =>
    amountsStated(asked(meaning, page), page).flatMap(({ text, year, unit }) =>
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
  return { question: '', meaning, ...COMMON_QUESTIONS[meaning], years: [], language: page.words, alsoMoney: [] }
}

function factOf({ hit: { passage }, text }: Unit, key: string, value: string): FoundFact {
  return factIn({ page: passage.page, ordinal: passage.ordinal, text }, key, value)
}
