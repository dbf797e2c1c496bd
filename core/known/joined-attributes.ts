import type { AskedAttribute } from '../languages/question-words.ts'
import { saysNothingElse, type OwnerWords } from './question-label.ts'

/** Two attributes that a question asks for in one breath: "Name and address of your organisation". */
export interface JoinedAttributes {
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
export function joinedAttributesIn(label: string, words: OwnerWords): JoinedAttributes | null {
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
