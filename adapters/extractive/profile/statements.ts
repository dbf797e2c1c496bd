import { figuresIn } from '../../../core/languages/figures.ts'
import { FOUNDING_YEAR_PATTERN, lastYearsIn } from '../../../core/languages/dates.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { keyOfYear } from '../../../core/profile/profile-facts.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { factIn } from './document-lines.ts'
import { anywhere, NOTHING, wholeText } from './patterns.ts'
import type { SearchedDocument } from './searched-document.ts'
import { canBeValue } from './value-shapes.ts'

const LONGEST_MISSION = 500
const LONGEST_WITH_YEAR_END = 200

/** A rule for sentences: the pattern, and the fact that it states. */
interface Rule {
  /** Fast pre-check: sentences without a match are skipped. */
  readonly mentions: RegExp | null
  readonly read: (sentence: string) => readonly (readonly [key: string, value: string])[]
}

/** Facts in sentences about their author: with "we", its name, or a history line that begins with a year. */
export function statements(document: SearchedDocument): FoundFact[] {
  const rules = rulesFor(document).filter(({ mentions }) => mentions !== null)
  const mentioned = document.lines.flatMap((line) => {
    const open = document.isOthers(line.heading) ? [] : rules.filter(({ mentions }) => mentions!.test(line.text))
    if (open.length === 0) return []
    const facts = splitSentences(line.text).flatMap((sentence) => open.flatMap(({ read }) => read(sentence)))
    return facts.map(([key, value]) => factIn(line, key, value))
  })
  return [...missionsBelow(document), ...mentioned]
}

/** The organisation's own sentence below "Our mission", which is surer than what a letter or a report says in passing. */
function missionsBelow(document: SearchedDocument): FoundFact[] {
  const { lines, subjects, words } = document
  const heading = wholeText(words.labels?.['mission'])
  const tells = new RegExp(String.raw`^(?:the )?(?:${subjects})(?!\p{L})`, 'iu')
  return lines.flatMap((line, at) => {
    const above = lines[at - 1]?.text ?? ''
    if (heading?.test(above) !== true || document.isOthers(line.heading)) return []
    const [sentence = ''] = splitSentences(line.text)
    const text = sentence.replace(/[.!]$/u, '')
    const isWhole = text !== sentence && text.length <= LONGEST_MISSION
    return isWhole && tells.test(text) && canBeValue('mission', text) ? [factIn(line, 'mission', text)] : []
  })
}

function rulesFor(document: SearchedDocument): Rule[] {
  const money = Object.keys(document.words.spent ?? {}) as ('income' | 'expenditure' | 'reserves')[]
  return [
    foundedRule(document),
    missionRule(document),
    yearEndRule(document),
    peopleRule('staff', document),
    peopleRule('volunteers', document),
    ...money.map((key) => moneyRule(key, document)),
  ]
}

/** The words after the sentence's subject, with at most this many characters between them. */
function about(subjects: string, words: string, between: number): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${subjects})(?![\p{L}\p{N}])[^.;]{0,${between}}?(?:${words})`, 'iu')
}

function foundedRule({ names, words }: SearchedDocument): Rule {
  const { founded = NOTHING, foundedVerbs = NOTHING, us = NOTHING } = words
  const patterns = [
    about(names, founded, 45),
    new RegExp(`(?:^|since )(?:${us}) (?:${founded})`, 'iu'),
    new RegExp(
      String.raw`^(?<date>${FOUNDING_YEAR_PATTERN}):? (?:${names})(?: \([^)]*\))? (?:${foundedVerbs})(?!\p{L})`,
      'iu',
    ),
  ]
  return {
    mentions: anywhere(foundedVerbs),
    read: (sentence) => patterns.flatMap((pattern) => valueOf('founded', pattern.exec(sentence)?.groups?.['date'])),
  }
}

function missionRule({ subjects, words: { mission = NOTHING } }: SearchedDocument): Rule {
  const pattern = about(subjects, String.raw`(?:${mission}) (?<mission>.+)$`, 45)
  return {
    mentions: anywhere(mission),
    read: (sentence) => {
      const text = capitalised(pattern.exec(sentence)?.groups?.['mission']?.replace(/[.!]$/, ''))
      return text && text.length <= LONGEST_MISSION && canBeValue('mission', text) ? valueOf('mission', text) : []
    },
  }
}

function yearEndRule({ words: { yearEnds = NOTHING } }: SearchedDocument): Rule {
  const pattern = new RegExp(yearEnds, 'iu')
  return {
    mentions: pattern,
    read: (sentence) =>
      sentence.length > LONGEST_WITH_YEAR_END ? [] : valueOf('yearEnd', pattern.exec(sentence)?.groups?.['day']),
  }
}

/** "We employ 12 staff" or "more than 3,000 Pact staff", in the year of the sentence or else of the document. */
function peopleRule(key: 'staff' | 'volunteers', { subjects, names, words, year }: SearchedDocument): Rule {
  const patterns = [
    about(subjects, words[key] ?? NOTHING, key === 'staff' ? 12 : 45),
    new RegExp(String.raw`(?<number>\d[\d,]*) (?:${names}) ${key}\b`, 'iu'),
  ]
  return {
    mentions: words[key] === undefined ? null : /\d/,
    read: (sentence) => {
      const years = lastYearsIn(sentence)
      const numbers = patterns.map((pattern) => pattern.exec(sentence)?.groups?.['number'])
      return years.length > 1 ? [] : numbers.flatMap((number) => valueOf(keyOfYear(key, years[0] ?? year), number))
    },
  }
}

/** An amount in a sentence that names one year. */
function moneyRule(key: 'income' | 'expenditure' | 'reserves', { subjects, words, forecasts }: SearchedDocument): Rule {
  const spent = words.spent?.[key] ?? NOTHING
  const pattern = about(subjects, spent, 30)
  const unnamed = new RegExp(`^(?=${words.spentInYear ?? NOTHING})(?:${spent})`, 'iu')
  return {
    mentions: /\d/,
    read: (sentence) => {
      const [year, ...others] = lastYearsIn(sentence)
      if (year === undefined || others.length > 0) return []
      if (forecasts?.test(sentence) === true) return []
      const found = pattern.exec(sentence) ?? unnamed.exec(sentence)
      return valueOf(keyOfYear(key, year), found ? moneyAt(sentence, found) : undefined)
    },
  }
}

/** The whole amount of money at the position that a pattern found. */
function moneyAt(sentence: string, { index, groups = {} }: RegExpExecArray): string | undefined {
  const begins = sentence.indexOf(groups['amount'] ?? '', index) + (/\S/u.exec(groups['amount'] ?? '')?.index ?? 0)
  return figuresIn(sentence).find(({ start, currency }) => start === begins && currency !== null)?.text
}

function valueOf(key: string, value: string | undefined): [string, string][] {
  return value === undefined || value === '' ? [] : [[key, value]]
}

function capitalised(text: string | undefined): string | undefined {
  return text && text.charAt(0).toUpperCase() + text.slice(1)
}
