import { splitSentences } from '../documents/sentences.ts'
import { yearsIn } from '../languages/dates.ts'
import { figuresIn, isSameFigure, type Figure } from '../languages/figures.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'

/** A figure in a text that differs from the confirmed profile. */
export interface DifferingFigure {
  /** The wording in the text. */
  readonly here: string
  /** Its yearly fact, such as `income`. */
  readonly fact: string
  readonly profile: string
  readonly year: number
}

type YearlyFact = ProfileFact & { readonly value: string; readonly year: number }

/** Whether a figure is in position: an amount beside a word, or a number before one. */
type Place = (figure: Figure, sentence: string) => boolean

const before = (what: string): Place => {
  const behind = new RegExp(String.raw`^\s+(?:\p{L}[\p{L}-]*\s+){0,2}(?:${what})(?!\p{L})`, 'iu')
  return ({ currency, isPercent, end }, sentence) => currency === null && !isPercent && behind.test(sentence.slice(end))
}
const near = (what: string): Place => {
  const named = new RegExp(String.raw`(?:${what})(?!\p{L})[^.;£$€\d]{0,60}$`, 'iu')
  const behind = new RegExp(String.raw`^[^.;£$€\d]{0,30}(?:${what})(?!\p{L})`, 'iu')
  return ({ currency, start, end }, sentence) =>
    currency !== null && (named.test(sentence.slice(0, start)) || behind.test(sentence.slice(end)))
}

/** Positions of each fact's figure in a text. */
const PLACES: Readonly<Record<string, Place>> = {
  income: near('(?:annual |total )?(?:income|turnover|revenue)'),
  expenditure: near('(?:annual |total )?(?:expenditure|spending|outgoings)'),
  reserves: near('(?:free |unrestricted )?reserves'),
  staff: before('staff|employees|members of staff'),
  volunteers: before('volunteers'),
  trustees: before('trustees'),
  peopleReached: before('beneficiaries|people (?:reached|helped|supported|each year|a year|every year)'),
}

/**
 * The figures of a text that differ from the confirmed ones of the year that the sentence names, or of the latest year.
 * Years that are not in the profile are ignored.
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
  const [known] = figuresIn(said.value)
  if (known === undefined) return []
  return figuresIn(sentence)
    .filter((figure) => place(figure, sentence) && !isSameFigure(figure, known))
    .map(({ text: here }) => ({ here, fact: base, profile: said.value, year: said.year }))
}

function isKnown(fact: ProfileFact): fact is YearlyFact {
  return fact.state === 'confirmed' && fact.value !== null && fact.year !== null
}
