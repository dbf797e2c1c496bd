import { splitSentences } from '../documents/sentences.ts'
import { yearsIn } from '../documents/years-in.ts'
import { readAmount, sameAmount } from '../profile/amounts.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'

/** A figure in a text that the confirmed profile gives otherwise. */
export interface DifferingFigure {
  /** As the text has it. */
  readonly here: string
  /** The yearly fact that it is of, such as `income`. */
  readonly fact: string
  readonly profile: string
  readonly year: number
}

type YearlyFact = ProfileFact & { readonly value: string; readonly year: number }

const MONEY = String.raw`(?:[£$€]|(?:GBP|USD|EUR)\s?)\s?\d[\d.,]*(?:\s?(?:k|m|million|thousand|bn|billion)(?!\p{L}))?`
const NUMBER = String.raw`(?<![\p{L}\p{N}£$€.,-])\d[\d.,]*\d|(?<![\p{L}\p{N}£$€.,-])\d`
const before = (what: string) =>
  new RegExp(String.raw`(${NUMBER})\s+(?:\p{L}[\p{L}-]*\s+){0,2}(?:${what})(?!\p{L})`, 'giu')
const near = (what: string) =>
  new RegExp(
    String.raw`(?:${what})(?!\p{L})[^.;£$€\d]{0,60}(${MONEY})|(${MONEY})[^.;£$€\d]{0,30}(?:${what})(?!\p{L})`,
    'giu',
  )

/** Where a text gives the figure of a fact. */
const PLACES: Readonly<Record<string, RegExp>> = {
  income: near('(?:annual |total )?(?:income|turnover|revenue)'),
  expenditure: near('(?:annual |total )?(?:expenditure|spending|outgoings)'),
  reserves: near('(?:free |unrestricted )?reserves'),
  staff: before('staff|employees|members of staff'),
  volunteers: before('volunteers'),
  trustees: before('trustees'),
  peopleReached: before('beneficiaries|people (?:reached|helped|supported|each year|a year|every year)'),
}

/**
 * The figures of a text that differ from what people confirmed of the year that the sentence names, or else of the latest
 * year. A year that the profile does not have proves nothing.
 */
export function differingFigures(text: string, facts: readonly ProfileFact[]): DifferingFigure[] {
  const yearly = facts.filter(isKnown)
  return text
    .split('\n')
    .flatMap(splitSentences)
    .flatMap((sentence) => Object.keys(PLACES).flatMap((base) => inSentence(sentence, base, yearly)))
}

function inSentence(sentence: string, base: string, facts: readonly YearlyFact[]): DifferingFigure[] {
  const ofFact = facts.filter(({ definition }) => definition.key === base).sort((a, b) => b.year - a.year)
  const years = yearsIn(sentence)
  const said = years.length === 0 ? ofFact[0] : ofFact.find(({ year }) => years.includes(year))
  const place = PLACES[base]
  if (said === undefined || place === undefined) return []
  const found = [...sentence.matchAll(place)].map(([, first, second]) => (first ?? second ?? '').replace(/[.,]+$/u, ''))
  return found
    .filter((here) => differs(here, said.value))
    .map((here) => ({ here, fact: base, profile: said.value, year: said.year }))
}

function differs(here: string, value: string): boolean {
  const [one, other] = [readAmount(here), readAmount(value)]
  return one !== null && other !== null && !sameAmount(one, other)
}

function isKnown(fact: ProfileFact): fact is YearlyFact {
  return fact.state === 'confirmed' && fact.value !== null && fact.year !== null
}
