import type {
  CommonQuestion,
  CommonQuestionsOfLanguage,
} from '../../../core/languages/common-questions/common-question.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { shownWords, unitsOf, type Unit } from './page-units.ts'
import { anyShown, shownPatterns } from './word-patterns.ts'

/** The text read for one answer: units of its passages, and the words of their language. */
export interface Page {
  readonly units: readonly Unit[]
  readonly words: CommonQuestionsOfLanguage
}

/** A value, its sentence, and the unit that states it. */
export interface Found {
  /** Answer to a question that is worded as a label. */
  readonly value: string
  /** Answer to a question that is worded as a sentence. */
  readonly sentence: string
  readonly units: readonly Unit[]
}

export function pageOf(hits: readonly PassageHit[], language: string | null): Page {
  return { units: unitsOf(hits), words: shownWords(language) }
}

/** Labels, roles or nouns of an answer, most reliable first. */
export function shownOf({ words }: Page, meaning: CommonQuestion): readonly RegExp[] {
  return shownPatterns(words.questions[meaning]?.shown)
}

export function headsOf({ words }: Page, meaning: CommonQuestion): RegExp | null {
  return anyShown(words.questions[meaning]?.under)
}

export function has(text: string, pattern: RegExp | null): boolean {
  return pattern !== null && text.search(pattern) >= 0
}

type CommonPatterns = Readonly<Record<'us' | 'intends' | 'forecasts' | 'organisations' | 'not', RegExp>>

const patterns = new WeakMap<CommonQuestionsOfLanguage, CommonPatterns>()

export function commonPatterns({ words }: Page): CommonPatterns {
  let known = patterns.get(words)
  if (known === undefined) {
    const { us, intends, forecasts, organisations, not } = words
    known = {
      us: anyShown(us)!,
      intends: anyShown(intends)!,
      forecasts: anyShown(forecasts)!,
      organisations: anyShown(organisations)!,
      not: anyShown(not)!,
    }
    patterns.set(words, known)
  }
  return known
}

/** Whether a unit is about plans instead of the past. */
export function isPlan(unit: Unit, page: Page): boolean {
  return plannedUnits(page).has(unit)
}

const planned = new WeakMap<Page, ReadonlySet<Unit>>()

/** Units in a paragraph that mentions plans, or below such a heading other than the page's title. */
function plannedUnits(page: Page): ReadonlySet<Unit> {
  let known = planned.get(page)
  if (known === undefined) {
    const { intends } = commonPatterns(page)
    const saying = page.units.filter(({ text, kind }) => kind !== 'heading' && has(text, intends))
    const lines = new Set(saying.map(({ line }) => line))
    const title = page.units[0]?.heading
    const headings = new Set(
      saying.map(({ heading }) => heading).filter((heading) => heading !== '' && heading !== title),
    )
    known = new Set(page.units.filter(({ line, heading }) => lines.has(line) || headings.has(heading)))
    planned.set(page, known)
  }
  return known
}

/** Words; a longer sentence says more than the question asks. */
const LONGEST_SENTENCE = 20

/** A found value, quoted with its unit if short, otherwise worded as `sentence`. */
export function foundIn(unit: Unit, value: string, sentence = value): Found {
  const isShort = unit.text.split(/\s+/u).length <= LONGEST_SENTENCE && /^[\p{Lu}\p{N}]/u.test(unit.text)
  return { value, sentence: isShort ? unit.text : sentence, units: [unit] }
}

/** A found value from a unit with others of its kind. */
export function foundAmong(unit: Unit, value: string, sentence = value): Found {
  return { value, sentence, units: [unit] }
}

/** Text of the page that is the answer without change. */
export function quoted(units: readonly Unit[]): Found {
  const text = units.map((unit) => unit.text).join(' ')
  return { value: text, sentence: text, units }
}
