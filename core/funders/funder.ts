import type { AccountId } from '../accounts/account.ts'
import type { Id } from '../shared/id.ts'

export type FunderId = Id<'funder'>

export interface Citation {
  readonly title: string
  readonly url: string | null
}

export interface Funder {
  readonly id: FunderId
  /** The account that typed it; null once everybody may see it. */
  readonly accountId: AccountId | null
  readonly funderName: string
  readonly charityNumber: string | null
  /** Markdown; null where there is none. */
  readonly markdownOverview: string | null
  readonly citations: readonly Citation[]
  readonly createdAt: string
  readonly version: number
}

/** Names that differ in case and spacing alone are one funder's. */
export function foldFunderName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

const LONGEST_KEY = 200
const WORD = /[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}\s]+/gu

/** A text under which a funder is found by all that it begins with. */
export interface FunderKey {
  readonly key: string
  /** 0 for the whole name or number, 1 for what follows from a later word on. */
  readonly within: 0 | 1
}

/** Name and charity number, folded, each from every word on; a run of letters, digits or signs counts as a word. */
export function funderKeysOf(funder: Pick<Funder, 'funderName' | 'charityNumber'>): readonly FunderKey[] {
  const texts = [foldFunderName(funder.funderName), foldFunderName(funder.charityNumber ?? '')]
  const keys = texts.flatMap((text) => Array.from(text.matchAll(WORD), ({ index }) => keyFrom(text, index)))
  return [...new Map(keys.map((key) => [`${key.within} ${key.key}`, key])).values()]
}

/** What a searched text is compared with keys as. */
export function funderKey(text: string): string {
  return foldFunderName(text).slice(0, LONGEST_KEY)
}

function keyFrom(text: string, index: number): FunderKey {
  return { key: text.slice(index, index + LONGEST_KEY), within: index === 0 ? 0 : 1 }
}
