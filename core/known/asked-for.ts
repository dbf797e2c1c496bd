import { LANGUAGES } from '../languages/languages.ts'
import {
  attributeIn,
  labelOf,
  ownerIn,
  wordsOf,
  type OwnerWords,
  type QuestionLabel,
  saysNothingElse,
} from './question-label.ts'
import { commonFactAskedFor, isPart } from './common-fact-asked-for.ts'
import { factOf, isShared, isYearly } from './fact-of-attribute.ts'
import type { AskedFor, AskedSubject, PrintedQuestion } from './asked.ts'
import { yearAskedFor } from './year-asked-for.ts'
import type { AskedAttribute } from '../languages/question-words.ts'
import { LAST_RESORT, sectionsIn } from './project-sections.ts'

/** A question that names more parts asks for a whole application in one. */
const MOST_PARTS = 3
/** The section of the brief that answers a question about the project; null for any other question. */
function sectionAskedFor(question: string, heading: string, words: OwnerWords): string | null {
  if (!isAboutProject(question, words) && !isBelowProject(question, heading, words)) return null
  const named: readonly string[] = sectionsIn(question)
  const parts = named.length > 1 ? named.filter((key) => key !== LAST_RESORT) : named
  return parts.length > MOST_PARTS ? LAST_RESORT : (parts[0] ?? null)
}

/** Excludes projects in general, earlier ones and those of others. */
function isAboutProject(question: string, words: OwnerWords): boolean {
  const isOfGrant = words.elsewhere?.test(question) !== true && words.thisGrant?.test(question) === true
  return isOfGrant || namesProject(question, words)
}

/** Whether it mentions the project of the application. */
function namesProject(question: string, { owners, elsewhere }: OwnerWords): boolean {
  if (elsewhere?.test(question) === true) return false
  return ownerIn(question, { owners: owners.filter(([owner]) => owner === 'project') }) !== null
}

/**
 * "Who will benefit?" below "About your project": without a named subject, the project is meant, except in questions
 * about regular work.
 */
function isBelowProject(question: string, heading: string, words: OwnerWords): boolean {
  const isOfOther = words.elsewhere?.test(question) === true || words.usualWork?.test(question) === true
  if (isOfOther || ownerIn(heading, words) !== 'project') return false
  const owner = ownerIn(question, words)
  return owner === null || owner === 'partner'
}

/** Two attributes that a question asks for at once: "Name and address of your organisation". */
interface JoinedAttributes {
  readonly attributes: readonly [AskedAttribute, AskedAttribute]
  /** The label without their words. */
  readonly rest: string
  /** Whether the rest only names their owner. */
  readonly isWhole: boolean
}

/**
 * Attributes that people and other things have less often than organisations, so that both are taken as the
 * organisation's.
 */
const JOINED: ReadonlySet<AskedAttribute> = new Set([
  'legalName',
  'name',
  'address',
  'postalAddress',
  'website',
  'charityNumber',
  'companyNumber',
  'registeredNumber',
])

interface Place {
  readonly attribute: AskedAttribute
  readonly start: number
  readonly end: number
}

/** Null if a label names at most one of them, or does not join them. */
function joinedAttributesIn(label: string, words: OwnerWords): JoinedAttributes | null {
  const places = placesIn(label, words)
  let joined: JoinedAttributes | null = null
  for (const [at, second] of places.entries()) {
    const first = places[at - 1]
    if (first === undefined || !joins(label.slice(first.end, second.start), words)) continue
    const before = label.slice(0, first.start)
    const rest = `${before} , ${label.slice(first.end, second.start)} , ${label.slice(second.end)}`
    joined ??= { attributes: [first.attribute, second.attribute], rest, isWhole: saysNothingElse(rest, words) }
  }
  return joined
}

/** In order; a longer match replaces shorter ones within it. */
function placesIn(label: string, { attributes }: OwnerWords): Place[] {
  const all = attributes.flatMap(([attribute, pattern]) =>
    [...label.matchAll(pattern)].map(({ index, 0: said }) => ({ attribute, start: index, end: index + said.length })),
  )
  const isWithin = (one: Place, other: Place) =>
    one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start
  const outer = all.filter((one) => JOINED.has(one.attribute) && !all.some((other) => isWithin(one, other)))
  return outer.sort((a, b) => a.start - b.start)
}

function joins(between: string, words: OwnerWords): boolean {
  const isJoined = /[,&/+]/u.test(between) || (words.joins !== null && between.search(words.joins) >= 0)
  return isJoined && saysNothingElse(between, words)
}

/** Longer questions about partners and referees ask about working with them, not for their names. */
const LONGEST_LABEL_WORDS = 14
/** Cache: forms repeat questions, and analysing one takes a while. */
const kept = new Map<string, AskedFor>()
const MOST_KEPT = 5_000
const LONGEST_KEPT = 1_000
/** Characters at the beginning of a question in which its subject is named. */
const LONGEST_OPENING = 180

/**
 * The subject and the fact that a question asks for; null rather than uncertain. `subjectBefore`: the subject of the
 * preceding question in the same part of the form; after a partner's name, "E-mail" is the partner's.
 */
export function askedFor({ text, section }: PrintedQuestion, subjectBefore: AskedSubject | null = null): AskedFor {
  const key = JSON.stringify([text.slice(0, LONGEST_KEPT), section?.slice(0, LONGEST_KEPT), subjectBefore])
  const known = kept.get(key)
  if (known !== undefined) return known
  const asked = readQuestion({ text, section }, subjectBefore)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, asked)
  return asked
}

function readQuestion({ text, section }: PrintedQuestion, subjectBefore: AskedSubject | null): AskedFor {
  const label = labelOf(text)
  for (const words of QUESTION_WORDS) {
    const asked = attributeAskedFor(label, section, words, subjectBefore)
    if (asked !== null) return asked.subject === 'other' ? (commonFact(label, section, subjectBefore) ?? asked) : asked
  }
  for (const words of QUESTION_WORDS) {
    const key = sectionAskedFor(label.whole.slice(0, LONGEST_OPENING), headingAbove(section, words), words)
    if (key !== null) return { subject: 'project', fact: key, year: null }
  }
  return commonFact(label, section, subjectBefore) ?? nothingCertain(label.whole)
}

/**
 * A fact of the organisation that a question names without an attribute, if no heading names somebody else and it asks
 * for nothing more.
 */
function commonFact(label: QuestionLabel, section: string | null, subjectBefore: AskedSubject | null): AskedFor | null {
  const isOthers = (owner: string | null) => owner !== null && owner !== 'organisation' && owner !== 'bank'
  if (label.hasMore || asksForSeveral(label.whole)) return null
  if (QUESTION_WORDS.some((words) => isOthers(ownerIn(label.whole, words)))) return null
  const isBelowOthers =
    isSomebodyElse(subjectBefore) ||
    QUESTION_WORDS.some((words) => isOthers(ownerIn(headingAbove(section, words), words)))
  const asked = commonFactAskedFor(label.whole, isBelowOthers)
  return asked && isOfReader(label.whole) ? { ...asked, holder: 'reader' } : asked
}

/** Words that questions use, in every language. */
export const QUESTION_WORDS: readonly OwnerWords[] = LANGUAGES.flatMap(({ questions }) =>
  questions === undefined ? [] : [wordsOf(questions)],
)

function attributeAskedFor(
  label: QuestionLabel,
  section: string | null,
  words: OwnerWords,
  subjectBefore: AskedSubject | null,
): AskedFor | null {
  const both = bothAskedFor(label, section, words)
  if (both !== null) return both
  const found = attributeIn(label.first, words)
  if (found === null) return null
  const named = ownerIn(found.rest, words)
  const above = ownerIn(headingAbove(section, words), words)
  // "Name of organisation" below "Partner 1".
  if (named === 'organisation' && isSomebodyElse(above) && !isOfReader(label.first)) return ofSomebodyElse(above)
  if (isSomebodyElse(named)) return found.words <= LONGEST_LABEL_WORDS ? ofSomebodyElse(named) : null
  if (!found.isWhole || label.hasMore) return null
  const owner = named ?? above
  if (isSomebodyElse(owner)) return ofSomebodyElse(owner)
  if (named !== 'organisation' && isShared(found.attribute) && isSomebodyElse(subjectBefore))
    return ofSomebodyElse(subjectBefore)
  if (owner === null && subjectBefore === 'project' && found.words === 1 && isYearly(found.attribute)) return OF_PROJECT
  const year = yearAskedFor(label.whole)
  if (isYearly(found.attribute) && isPart(label.whole)) return nothingCertain(label.whole)
  const asked = factOf(found.attribute, { owner, isNamed: named !== null }, year)
  return owner !== 'organisation' && isOfReader(label.first) ? { ...asked, holder: 'reader' } : asked
}

/** Two facts of the organisation; null if they may be somebody else's. */
function bothAskedFor(label: QuestionLabel, section: string | null, words: OwnerWords): AskedFor | null {
  const joined = label.hasMore ? null : joinedAttributesIn(label.first, words)
  if (joined?.isWhole !== true) return null
  const named = ownerIn(joined.rest, words)
  if ((named ?? ownerIn(headingAbove(section, words), words)) !== 'organisation') return null
  const owned = { owner: 'organisation', isNamed: named !== null } as const
  const [first, second] = joined.attributes.map((attribute) => factOf(attribute, owned, null))
  return first!.fact === null || second!.fact === null ? null : { ...first!, also: second! }
}

/** Whether a question asks for several different attributes, of any owner. */
function asksForSeveral(text: string): boolean {
  const { first } = labelOf(text)
  return QUESTION_WORDS.some((words) => {
    const [one, other] = joinedAttributesIn(first, words)?.attributes ?? []
    return one !== other
  })
}

/** The innermost heading that names the subject of its questions. */
function headingAbove(section: string | null, words: OwnerWords): string {
  const headings = (section ?? '').toLowerCase().replace(/[’‘]/gu, "'").split(' > ').reverse()
  return headings.find((heading) => ownerIn(heading, words) !== null) ?? ''
}

function isSomebodyElse(owner: string | null): owner is 'partner' | 'referee' | 'funder' {
  return owner === 'partner' || owner === 'referee' || owner === 'funder'
}

function ofSomebodyElse(subject: AskedSubject): AskedFor {
  return { subject, fact: null, year: null }
}

/** "Your e-mail address", "Direct line": of the person who fills in the form. */
function isOfReader(label: string): boolean {
  return /(?<!\p{L})(?:your|direct|work|mobile|ihre?|deine?|votre|vos|eich|dy)(?!\p{L})/u.test(label)
}

const OF_PROJECT: AskedFor = { subject: 'project', fact: null, year: null }

function nothingCertain(text: string): AskedFor {
  if (QUESTION_WORDS.some((words) => namesProject(text, words) || words.onlyAsked?.test(text) === true))
    return OF_PROJECT
  const isOurs = QUESTION_WORDS.some((words) => ownerIn(text, words) === 'organisation')
  return { subject: isOurs ? 'us' : 'other', fact: null, year: null }
}
