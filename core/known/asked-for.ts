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

/** A question that names more parts than these asks for a whole application in one. */
const MOST_PARTS = 3
/** The section of the brief that answers a question about the project; null for any other question. */
function sectionAskedFor(question: string, heading: string, words: OwnerWords): string | null {
  if (!isAboutProject(question, words) && !isBelowProject(question, heading, words)) return null
  const named: readonly string[] = sectionsIn(question)
  const parts = named.length > 1 ? named.filter((key) => key !== LAST_RESORT) : named
  return parts.length > MOST_PARTS ? LAST_RESORT : (parts[0] ?? null)
}

/** Projects in general, earlier ones and those of others are not the one that the application is for. */
function isAboutProject(question: string, words: OwnerWords): boolean {
  const isOfGrant = words.elsewhere?.test(question) !== true && words.thisGrant?.test(question) === true
  return isOfGrant || namesProject(question, words)
}

/** Whether it speaks of the project that is applied for. */
function namesProject(question: string, { owners, elsewhere }: OwnerWords): boolean {
  if (elsewhere?.test(question) === true) return false
  return ownerIn(question, { owners: owners.filter(([owner]) => owner === 'project') }) !== null
}

/** "Who will benefit?" below "About your project": whoever is not named is the project, but for the work of every year. */
function isBelowProject(question: string, heading: string, words: OwnerWords): boolean {
  const isOfOther = words.elsewhere?.test(question) === true || words.usualWork?.test(question) === true
  if (isOfOther || ownerIn(heading, words) !== 'project') return false
  const owner = ownerIn(question, words)
  return owner === null || owner === 'partner'
}

/** Two attributes that a question asks for in one breath: "Name and address of your organisation". */
interface JoinedAttributes {
  readonly attributes: readonly [AskedAttribute, AskedAttribute]
  /** The label without their words. */
  readonly rest: string
  /** Whether the rest only says whose they are. */
  readonly isWhole: boolean
}

/** People and other things have these less often than organisations, so that both are taken for the same one's. */
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

/** Null where a label names at most one of them, or does not join them. */
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

/** In their order; the longest words stand for those within them. */
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

/** Partners and referees are named in few words; longer questions want to hear about working with them. */
const LONGEST_LABEL_WORDS = 14
/** Forms ask the same again and again, and reading a question takes a while. */
const kept = new Map<string, AskedFor>()
const MOST_KEPT = 5_000
const LONGEST_KEPT = 1_000
/** Characters: what a question is about stands at its beginning. */
const LONGEST_OPENING = 180

/**
 * What a question asks for, and of whom: nothing rather than something wrong. `subjectBefore` is whom the question before it
 * in the same part of the form is about: after a partner's name, "E-mail" is the partner's.
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

/** What the words of no attribute name: of ourselves, below no heading of somebody else, and nothing besides. */
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

/** How questions are worded, in every language. */
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

/** Two facts of our own; null where they may be anybody else's. */
function bothAskedFor(label: QuestionLabel, section: string | null, words: OwnerWords): AskedFor | null {
  const joined = label.hasMore ? null : joinedAttributesIn(label.first, words)
  if (joined?.isWhole !== true) return null
  const named = ownerIn(joined.rest, words)
  if ((named ?? ownerIn(headingAbove(section, words), words)) !== 'organisation') return null
  const owned = { owner: 'organisation', isNamed: named !== null } as const
  const [first, second] = joined.attributes.map((attribute) => factOf(attribute, owned, null))
  return first!.fact === null || second!.fact === null ? null : { ...first!, also: second! }
}

/** Whether a question asks for several attributes at once, whosever they are, and not for one in two words. */
function asksForSeveral(text: string): boolean {
  const { first } = labelOf(text)
  return QUESTION_WORDS.some((words) => {
    const [one, other] = joinedAttributesIn(first, words)?.attributes ?? []
    return one !== other
  })
}

/** The innermost heading that says whom its questions are about. */
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

/** "Your e-mail address", "Direct line": of whoever fills in the form. */
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
