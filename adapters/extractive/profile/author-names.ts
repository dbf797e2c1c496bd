import { datesIn, YEAR_PATTERN } from '../../../core/languages/dates.ts'
import type { ProfileWords } from '../../../core/languages/profile-words/profile-words.ts'
import { isAbbreviation } from '../../../core/profile/names.ts'
import { isSameValue } from '../../../core/profile/same-value.ts'
import type { DocumentLine } from './document-lines.ts'
import { nameBefore, nameBehind, placesOf } from './names-in-text.ts'
import { escapePattern } from './patterns.ts'

export interface AuthorName {
  /** Full name. */
  readonly name: string
  /** With its short form, if the document explains one: "Research Software Alliance (ReSA)". */
  readonly names: readonly string[]
  /** A line with the name. */
  readonly line: DocumentLine | null
}

interface NamedIn {
  readonly lines: readonly DocumentLine[]
  readonly words: ProfileWords
  /** Organisations that give money or a home to the author. */
  readonly supporters: readonly string[]
}

interface Sign {
  readonly name: string
  readonly line: DocumentLine
}

const TITLE_LINES = 12
const LONGEST_NAME = 70
const LEAST_MENTIONS = 2
/** Minimum mentions of a name known from other documents. */
const LEAST_OF_KNOWN = 3
/** Words at the start of a sentence that are not names, and titles of parts of a document. */
const NO_NAME = new RegExp(
  String.raw`^(?:(?:the |an? )?(?:our|this|that|these|it|its|we|who|what|he|she|they|there|project|organi[sz]ation|charity|trust|foundation|company|association|society|group|report|annual|final|interim|mission|vision|about us|introduction|overview|board|committee|team|draft|audited|consolidated|pdf)(?: .*)?|narrative|financial|progress|interim|quarterly|monthly|yearly|mid-term|half-year|impact|activity|activities|technical|evaluation|executive|summary|appendix|the|an|elle|ils?|les?|la|d(?:er|ie|as)|yr|\p{Lu}|\d.*|.*\b${YEAR_PATTERN})$`,
  'iu',
)

/**
 * A document's name for its author: the best supported name, unless the document mentions an already known name more
 * often. Null if there is none.
 */
export function authorNameIn(document: NamedIn, known: readonly string[]): AuthorName | null {
  const { lines } = document
  const text = lines.map((line) => line.text).join('\n')
  const best = bestSign(document, text)
  const expected = known.find((name) => mentionsOf(name, text) >= LEAST_OF_KNOWN)
  if (best && (expected === undefined || mentionsOf(best.name, text) >= mentionsOf(expected, text)))
    return { ...namesIn(best.name, text), line: best.line }
  if (expected === undefined) return null
  const names = namesIn(expected, text)
  return { ...names, line: lines.find((line) => names.names.every((name) => line.text.includes(name))) ?? null }
}

function bestSign({ lines, words, supporters }: NamedIn, text: string): Sign | null {
  const signs = [...signsInTitles(lines, words), ...lines.flatMap((line) => signsInText(line, words))]
  const own = signs.filter(({ name }) => isName(name) && !supporters.some((other) => isSameValue('name', other, name)))
  const groups = groupsOf(own).map((group) => ({ ...group, mentions: mentionsOf(group.name, text) }))
  const isShort = groups.length === 1 && lines.slice(0, TITLE_LINES).includes(groups[0]!.line)
  const often = groups.filter(({ mentions }) => isShort || mentions >= LEAST_MENTIONS)
  return often.sort((a, b) => b.count - a.count || b.mentions - a.mentions)[0] ?? null
}

/** Organisations that the document names as givers of money or a home to its author. */
export function supportersIn(text: string, { supporters }: ProfileWords): string[] {
  if (supporters === undefined) return []
  return placesOf(supporters, text).flatMap(({ end }) => nameBehind(text, end) ?? [])
}

function signsInTitles(lines: readonly DocumentLine[], { reports, reportsOf }: ProfileWords): Sign[] {
  const before = new RegExp(String.raw`^(?<name>.{2,${LONGEST_NAME}}?)[\s:,–-]+(?:${reports ?? '(?!)'})(?!\p{L})`, 'iu')
  const behind = new RegExp(
    String.raw`(?:${reportsOf ?? '(?!)'}) (?<name>.{2,${LONGEST_NAME}}?)(?: for\b|[.,:(]|$)`,
    'iu',
  )
  return lines.slice(0, TITLE_LINES).flatMap((line) =>
    [before, behind].flatMap((pattern) => {
      const name = pattern.exec(line.text)?.groups?.['name']
      return name === undefined ? [] : [{ name: withoutYear(name), line }]
    }),
  )
}

function withoutYear(name: string): string {
  const last = datesIn(name).at(-1)
  const isYear =
    last !== undefined && /^\s*$/u.test(name.slice(last.end)) && (last.kind === 'year' || last.kind === 'span')
  return (isYear ? name.slice(0, last.start) : name).trim()
}

function signsInText(line: DocumentLine, words: ProfileWords): Sign[] {
  return wordsBehindNames(words).flatMap((behind) =>
    placesOf(behind, line.text).flatMap(({ start }) => {
      const name = nameBefore(line.text, start)
      return name === null ? [] : [{ name, line }]
    }),
  )
}

function wordsBehindNames({ isAn, organisations, mission, founded, hostedBy }: ProfileWords): string[] {
  const kinds = isAn && organisations && `${isAn}(?:${organisations})`
  return [kinds, mission, founded?.replace('?<date>', '?:'), hostedBy].filter((words) => words !== undefined)
}

/** Whether words can be the name of an organisation. */
export function isName(name: string): boolean {
  return name.length >= 3 && name.length <= LONGEST_NAME && /^\p{L}/u.test(name) && !NO_NAME.test(name)
}

function groupsOf(signs: readonly Sign[]): (Sign & { count: number })[] {
  const groups: (Sign & { count: number })[] = []
  for (const sign of signs) {
    const same = groups.find(({ name }) => isSameValue('name', name, sign.name))
    if (same) same.count += 1
    else groups.push({ ...sign, count: 1 })
  }
  return groups
}

function mentionsOf(name: string, text: string): number {
  return placesOf(escapePattern(name), text).length
}

/** A name with its alternative in brackets in the document, the full one first. */
export function namesIn(name: string, text: string): Pick<AuthorName, 'name' | 'names'> {
  const short = new RegExp(String.raw`${escapePattern(name)} \((?<short>\p{Lu}[\p{L}\p{N}&-]{1,11})\)`, 'u').exec(text)
  if (short && isAbbreviation(short.groups!['short']!, name)) return { name, names: [name, short.groups!['short']!] }
  const at = text.indexOf(`(${name})`)
  const full = at < 0 ? null : nameBefore(text.slice(0, at).replace(/^[\s\S]*\n/, ''), at)
  return full === null || !isAbbreviation(name, full) ? { name, names: [name] } : { name: full, names: [full, name] }
}
