import { figuresIn } from '../../../core/languages/figures.ts'
import { YEAR_PATTERN } from '../../../core/languages/dates.ts'
import { plainQuestion } from '../../../core/languages/common-questions/asked-words.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { foundAmong, foundIn, has, isPlan, shownOf, type Found, type Page } from './page.ts'
import type { Unit } from './page-units.ts'
import { anyShown, matchesOf } from './word-patterns.ts'
import { trusteeNames } from './find-list.ts'
import { LANGUAGES } from '../../../core/languages/languages.ts'

/** Small numbers in words, as regex alternatives. */
const WORD_NUMBERS = LANGUAGES.flatMap(({ commonQuestions }) => commonQuestions?.numbers.split(' ') ?? []).join('|')

const DIGITS = String.raw`\p{N}{1,3}(?:[.,\s\u{a0}]\p{N}{3})+(?!\p{N})|\p{N}+(?:[.,]\p{N})?`
const NUMBER = String.raw`(?<![\p{L}\p{N}£$€.,/-])(?!${YEAR_PATTERN}\b)(?<number>${DIGITS}|${WORD_NUMBERS})(?!\p{N}|\s?%|[.,]\p{N})`
/** Words between a number and its noun. */
const BETWEEN = String.raw`(?:[\s,]+(?!and |or |und |et |the |of |to )[\p{L}-]+){0,2}?[\s-]+(?:o |d['’]|de )?`
const FULL_TIME = /\bfte\b|full[ -]time equivalent|vollzeit\p{L}*|\betp\b|cyfwerth/iu
/** Precedes the population of a place, which is not people reached. */
const LIVE_THERE =
  /(?<!\p{L})(?:town|city|village|parish|island|district|borough|county|region|area|valley|neighbourhood|estate|country|population|stadt|gemeinde|dorf|ville|commune|tref|dinas|pentref|poblogaeth|bevölkerung)\s+(?:of|to|with|has|is|mit|von|de|o|â)\s+(?:(?:about|around|some|nearly|over|rund|environ|tua)\s+)?$/iu
const SHORTEST_STEM = 4
const WHOLE_LABEL = 3
const STEM = 5

export interface Counted {
  readonly value: string
  readonly said: string
  readonly year: number | null
  readonly unit: Unit
  readonly fit: number
}

/** Finds a count with its noun, for the requested year or otherwise the latest. */
export function findCount(wanted: WantedAnswer, page: Page): Found | null {
  if (FULL_TIME.test(wanted.question)) return fullTime(page)
  const nouns = nounsOf(wanted, page)
  const others = stemsOf(wanted).map(stemPattern)
  const isOfProject = /\bproje[ck]?t\p{L}*|\bprosiect|\bproyect|\bwill\b|\bbydd|bénéficieront/iu.test(wanted.question)
  const units = page.units.filter((unit) => !isOfProject || isPlan(unit, page))
  for (const noun of nouns) {
    const counted = units.flatMap((unit) => countsIn(unit, noun, others))
    const ours = wanted.meaning === 'peopleReached' ? reachedByUs(counted, wanted) : counted
    const chosen = isOfProject ? most(ours) : best(ours, wanted)
    if (chosen !== null) return saidOnce(chosen)
  }
  if (wanted.meaning !== 'trusteeCount') return null
  const { names, units: named } = trusteeNames(page)
  return names.length < 2
    ? null
    : { value: String(names.length), sentence: `${names.length}: ${names.join(', ')}`, units: named }
}

/** People reached, excluding staff and residents of a place; from sentences about us, if there are any. */
function reachedByUs(counted: readonly Counted[], { language }: WantedAnswer): readonly Counted[] {
  const before = ({ unit, said }: Counted) => unit.text.slice(0, Math.max(0, unit.text.indexOf(said)))
  const people = counted.filter((one) => {
    const { value, unit, said } = one
    return /\p{N}/u.test(value) && !unit.text.includes(`employ ${said}`) && !LIVE_THERE.test(before(one))
  })
  const ofUs = people.filter((one) => has(before(one), anyShown(language.us)))
  return ofUs.length > 0 ? ofUs : people
}

/** Counts for each year, found by the most reliable noun. */
export function countsStated(wanted: WantedAnswer, page: Page): readonly Counted[] {
  for (const noun of nounsOf(wanted, page)) {
    const counted = page.units.flatMap((unit) => countsIn(unit, noun, []).filter(isOfNothingElse))
    const years = [...new Set(counted.map(({ year }) => year))]
    const ofYears = years.flatMap(
      (year) =>
        best(
          counted.filter((one) => one.year === year),
          wanted,
        ) ?? [],
    )
    if (ofYears.length > 0) return ofYears
  }
  return []
}

/** "Staff costs" does not count staff. */
function isOfNothingElse({ unit, fit }: Counted): boolean {
  return unit.kind !== 'row' || fit === WHOLE_LABEL
}

/** Quotes the sentence, unless it has other numbers. */
function saidOnce({ unit, said }: Counted): Found {
  const numbers = [...unit.text.matchAll(new RegExp(NUMBER, 'giu'))].length
  return unit.kind === 'row' || numbers !== 1 ? foundAmong(unit, said) : foundIn(unit, said)
}

/** The largest count, because a project reaches everybody whom its parts reach. */
function most(counted: readonly Counted[]): Counted | null {
  const size = ({ value }: Counted) => Number(value.replace(/\D/gu, ''))
  return counted.reduce<Counted | null>((best, one) => (best === null || size(one) > size(best) ? one : best), null)
}

function best(counted: readonly Counted[], { years }: WantedAnswer): Counted | null {
  const ofYear = years.length === 0 ? counted : counted.filter(({ year }) => year !== null && years.includes(year))
  const fitting = ofYear.length > 0 ? ofYear : counted.filter(({ year }) => year === null)
  const highest = Math.max(...fitting.map(({ fit }) => fit))
  const first = fitting.filter(({ fit }) => fit === highest)
  const latest = Math.max(...first.map(({ year }) => year ?? 0))
  return first.find(({ year }) => (year ?? 0) === latest) ?? null
}

/** Nouns for the question's count, most reliable first: its own noun, then the table's words. */
function nounsOf(wanted: WantedAnswer, page: Page): RegExp[] {
  const { meaning } = wanted
  const own = stemsOf(wanted)
    .slice(0, meaning === 'otherCount' ? 1 : 2)
    .map(stemPattern)
  if (meaning === 'otherCount' || meaning === 'otherYesNo') return own
  const shown = shownOf(page, meaning)
  return meaning === 'peopleReached' ? [...own, ...shown] : [...shown, ...own]
}

/** The words after "how many". */
function stemsOf({ question, language }: WantedAnswer): string[] {
  const plain = plainQuestion(question)
  const asked = anyShown(language.howMany)!
  const [match] = plain.matchAll(asked)
  const behind = match ? plain.slice(match.index + match[0].length) : plain
  return behind.split(' ').filter((word) => word.length >= SHORTEST_STEM && !has(word, anyShown(language.us)))
}

function stemPattern(word: string): RegExp {
  return new RegExp(
    String.raw`(?<!\p{L})${word.slice(0, Math.max(SHORTEST_STEM, Math.min(STEM, word.length - 1)))}\p{L}*`,
    'giu',
  )
}

function countsIn(unit: Unit, noun: RegExp, others: readonly RegExp[]): Counted[] {
  if (unit.kind === 'heading') return []
  if (unit.kind === 'row') return inRow(unit, noun, others)
  if (!has(unit.text, noun)) return []
  const { before, behind } = aroundNoun(noun)
  return [
    ...[...matchesOf(unit.text, before)].map((match) => countOf(unit, match[0].trim(), match.groups!['number']!, 2)),
    ...[...matchesOf(unit.text, behind)].map((match) => countOf(unit, match[0], match.groups!['number']!, 3)),
  ]
}

interface AroundNoun {
  readonly before: RegExp
  readonly behind: RegExp
}

const patterns = new WeakMap<RegExp, AroundNoun>()

/** A number before a noun, or after its colon. */
function aroundNoun(noun: RegExp): AroundNoun {
  const known = patterns.get(noun) ?? {
    before: new RegExp(String.raw`${NUMBER}${BETWEEN}(?<noun>${noun.source})`, 'giu'),
    behind: new RegExp(String.raw`(?<noun>${noun.source})(?:\s*\([^)]*\)| numbers?)?\s*:\s*${NUMBER}`, 'giu'),
  }
  patterns.set(noun, known)
  return known
}

function countOf(unit: Unit, said: string, value: string, fit: number): Counted {
  return { value, said, year: null, unit, fit }
}

function inRow(unit: Unit, noun: RegExp, others: readonly RegExp[]): Counted[] {
  if (unit.figures.some(({ text }) => figuresIn(text).some(({ currency }) => currency !== null))) return []
  const isLabel = has(unit.label, noun)
  return unit.cells.flatMap(({ value, column, year }): Counted[] => {
    if (!/^\p{N}/u.test(value) || !(isLabel || has(column, noun))) return []
    const label = isLabel ? unit.label : column
    const rest = label
      .replace(noun, '')
      .split(/\s+/u)
      .filter((word) => word.length >= SHORTEST_STEM && !others.some((other) => has(word, other))).length
    return [
      {
        value,
        said: `${label}${year === null ? '' : ` (${year})`}: ${value}`,
        year,
        unit,
        fit: WHOLE_LABEL - rest / 10,
      },
    ]
  })
}

function fullTime(page: Page): Found | null {
  const before = new RegExp(String.raw`${NUMBER}\s*(?:${FULL_TIME.source})`, 'iu')
  for (const unit of page.units) {
    const match = before.exec(unit.text)
    if (match) return foundAmong(unit, match[0])
  }
  return null
}
