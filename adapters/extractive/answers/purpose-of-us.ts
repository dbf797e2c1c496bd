import type { Library } from '../../../core/documents/library.ts'
import type { ProfileWords, Purpose } from '../../../core/languages/profile-words/profile-words.ts'
import { LANGUAGES } from '../../../core/languages/languages.ts'
import { anywhere, escapePattern, NOTHING } from '../profile/patterns.ts'
import { wordsFor } from '../profile/searched-document.ts'
import { ownNames } from '../page/own-names.ts'
import type { Unit } from '../page/page-units.ts'
import type { Found, Page } from '../page/page.ts'
import { pagesFound, searchFor } from '../page/pages-found.ts'
import type { WantedAnswer } from '../page/wanted-answer.ts'

/** Purposes that can replace an unstated one. */
const INSTEAD: Readonly<Record<Purpose, readonly Purpose[]>> = {
  mission: ['mission', 'aims'],
  vision: ['vision'],
  aims: ['aims', 'mission'],
}
/** Openers of a sentence that needs the one before it. */
const POINTS_BACK = /^(?:it|its|they|their)\b/iu
/** Maximum characters before a sentence's subject: "The ". */
const OPENING = 4
const FEWEST_WORDS = 4
const MOST_WORDS = 50

interface Statement {
  readonly found: Found
  /** Lower is surer. */
  readonly place: number
  readonly writtenOn: string
}

/** The sentence that states the organisation's mission, vision or aims; null without one. */
export async function purposeOfUs(
  wanted: WantedAnswer,
  library: Library,
  asked = purposeAskedFor(wanted.question),
): Promise<Found | null> {
  if (asked === null) return null
  const own = (await ownNames(library))?.names ?? []
  const queries = [searchFor(wanted), ...own.map((name) => `${name} ${asked} ${wanted.question}`)]
  const pages = await pagesFound(wanted, await library.documents(), library, queries)
  for (const purpose of INSTEAD[asked]) {
    const stated = pages.flatMap(({ document, page }) => {
      const words = wordsFor(document.language)
      const patterns = statementsOf(purpose, words, own)
      const isBelow = belowHeadingOf(purpose, words, own)
      return page.units.flatMap((unit) =>
        isBelow(unit) && page.units[page.units.indexOf(unit) - 1]?.kind === 'heading'
          ? { found: { value: unit.text, sentence: unit.text, units: [unit] }, place: -1, writtenOn: document.datedAt }
          : statementIn(unit, patterns, document.datedAt, sentenceBefore(unit, page)),
      )
    })
    if (stated.length > 0) return stated.reduce((best, next) => (isBetter(next, best) ? next : best)).found
  }
  return null
}

function purposeAskedFor(question: string): Purpose | null {
  const all = LANGUAGES.flatMap(({ profile }) => profile?.purposes ?? [])
  const purposes: readonly Purpose[] = ['mission', 'vision', 'aims']
  return purposes.find((purpose) => all.some((words) => anywhere(words[purpose])?.test(question))) ?? null
}

function isBetter(one: Statement, other: Statement): boolean {
  return one.place < other.place || (one.place === other.place && one.writtenOn > other.writtenOn)
}

/**
 * Ways to state a purpose, with the group `said`, the surest first. Projects have aims too, so the organisation's aims
 * need its name.
 */
export function statementsOf(purpose: Purpose, words: ProfileWords, own: readonly string[]): readonly RegExp[] {
  const { us = NOTHING, purposes, purposeIs = NOTHING, purposeOf = NOTHING, ofWhom = NOTHING, whose = NOTHING } = words
  const noun = purposes?.[purpose] ?? NOTHING
  const names = own.map(escapePattern).join('|') || NOTHING
  const link = purpose === 'aims' ? purposeIs : `${purposeIs}|${purposeOf}`
  const others = purpose === 'aims' ? NOTHING : `${us}|${whose}`
  const before = String.raw`(?<![\p{L}\p{N}])(?:(?:${names})(?:['’]s?)?|${others})(?: [\p{Ll}-]+){0,2}? (?:${noun})`
  const behind = String.raw`(?<![\p{L}\p{N}])(?:${noun}) ${ofWhom} (?:${names}|${others})(?: \([^)]*\))?`
  const patterns = [before, behind].map((start) => String.raw`${start}\s?(?:${link})\s?(?<said>.+)$`)
  const striving = String.raw`^(?:the )?(?:${names})(?: \([^)]*\))? (?:${words.strivesTo ?? NOTHING})(?<said>.+)$`
  return [...patterns, ...(purpose === 'aims' ? [striving] : [])].map((pattern) => new RegExp(pattern, 'iu'))
}

/** Whether a sentence stands below a heading such as "Our mission" and tells of the organisation. */
function belowHeadingOf(purpose: Purpose, { purposes, us }: ProfileWords, own: readonly string[]) {
  const heading = new RegExp(String.raw`^(?:\p{L}+ )?(?:${purposes?.[purpose] ?? NOTHING})$`, 'iu')
  const subject = new RegExp(
    String.raw`^(?:the )?(?:${[...own.map(escapePattern), us ?? NOTHING].join('|')})(?!\p{L})`,
    'iu',
  )
  return (unit: Unit) =>
    unit.kind === 'sentence' && heading.test(unit.heading) && subject.test(unit.text) && isWhole(unit.text)
}

/** The sentence before one that begins with "its". */
function sentenceBefore(unit: Unit, { units }: Page): Unit | null {
  const before = units[units.indexOf(unit) - 1]
  return POINTS_BACK.test(unit.text) && before?.line === unit.line ? before : null
}

function statementIn(unit: Unit, patterns: readonly RegExp[], writtenOn: string, before: Unit | null): Statement[] {
  if (unit.kind === 'heading' || unit.kind === 'row') return []
  return patterns.flatMap((pattern, place) => {
    const match = pattern.exec(unit.text)
    const said = withoutBrackets(match?.groups?.['said'] ?? '')
    if (!match || !isWhole(said)) return []
    const value = `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`
    const units = before === null ? [unit] : [before, unit]
    const opens = match.index <= OPENING && /^\p{Lu}/u.test(unit.text)
    const sentence = opens ? units.map(({ text }) => text).join(' ') : value
    return [{ found: { value, sentence, units }, place, writtenOn }]
  })
}

function withoutBrackets(said: string): string {
  return said.replace(/\s*\([^)]*\)(?=[.!]?$)/u, '').trim()
}

function isWhole(said: string): boolean {
  const words = said.split(/\s+/u).length
  return words >= FEWEST_WORDS && words <= MOST_WORDS && /[.!]$/u.test(said)
}
