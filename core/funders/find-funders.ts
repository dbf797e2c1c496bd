import type { FunderId } from '../shared/ids.ts'
import { KEY_KINDS, numberKey, pairsOf } from './funder-keys.ts'
import { nameWords } from './name-words.ts'
import type { FoundKey, FunderIndex, FunderListItem, FundersOf } from './ports.ts'
import { nearest, spellingKeysOf } from '../languages/spelling.ts'

/** Factor for the limit, because several keys may find the same funder. */
const KEYS_OF_A_FUNDER = 3
const MAX_SCANNED = 200
const MAX_PAIRS = 4
const MAX_ALIKE = 200
const CORRECTIONS_OF_A_WORD = 3
const MAX_CORRECTED = 8

interface Search {
  readonly index: FunderIndex
  readonly of: FundersOf
  readonly limit: number
}

/**
 * Finds funders by number or by words of a name; the last word may be unfinished. Names that begin with the text come
 * first, then those that contain it, then those that contain its words in any order. If none match, corrects the
 * spelling of words.
 */
export async function findFunders(search: Search, text: string): Promise<FunderListItem[]> {
  const found = await keysFor(search, text)
  const ids = [...new Set(found.map(({ funderId }) => funderId))].slice(0, search.limit)
  const listed = new Map<FunderId, FunderListItem>()
  for (const item of ids.length === 0 ? [] : await search.index.listed(ids)) listed.set(item.id, item)
  return ids.flatMap((id) => listed.get(id) ?? [])
}

async function keysFor(search: Search, text: string): Promise<FoundKey[]> {
  const numbered = /\p{N}/u.test(text) ? await ofNumber(search, numberKey(text)) : []
  const words = nameWords(text)
  if (numbered.length >= search.limit || words.length === 0) return numbered
  const named = await ofWords(search, words)
  if (numbered.length + named.length > 0) return [...numbered, ...named]
  return ofCorrectedWords(search, words)
}

function ofNumber({ index, of, limit }: Search, key: string): Promise<FoundKey[]> {
  return index.beginningWith(of, KEY_KINDS.number, key, limit * KEYS_OF_A_FUNDER)
}

async function ofWords(search: Search, words: readonly string[]): Promise<FoundKey[]> {
  const { index, of, limit } = search
  const phrase = words.join(' ')
  const found: FoundKey[] = []
  for (const kind of [KEY_KINDS.name, KEY_KINDS.laterWord]) {
    if (fundersIn(found) >= limit) return found
    found.push(...(await index.beginningWith(of, kind, phrase, limit * KEYS_OF_A_FUNDER)))
  }
  if (fundersIn(found) >= limit || words.length === 1) return found
  return [...found, ...(await inAnyOrder(search, words))]
}

/** Looks up names by the rarest two of the words and keeps those with all words. */
async function inAnyOrder(search: Search, words: readonly string[]): Promise<FoundKey[]> {
  const { index, of, limit } = search
  let fewest: FoundKey[] | null = null
  for (const pair of pairsOf(words).slice(0, MAX_PAIRS)) {
    const found = await index.equalTo(of, KEY_KINDS.pair, pair, MAX_SCANNED)
    if (fewest === null || found.length < fewest.length) fewest = found
    if (fewest.length <= limit) break
  }
  const whole = (fewest ?? []).filter(({ name }) => holds(name, words))
  return shortestFirst(whole.length > 0 ? whole : await withUnfinishedWord(search, words))
}

/** Combines the results for the finished words and for the unfinished one, each up to its limit. */
async function withUnfinishedWord({ index, of }: Search, words: readonly string[]): Promise<FoundKey[]> {
  const finished = words.slice(0, -1)
  const [pair] = pairsOf(finished)
  const ofPair = pair === undefined ? [] : await index.equalTo(of, KEY_KINDS.pair, pair, MAX_SCANNED)
  const found = ofPair.filter(({ name }) => holds(name, words))
  if (found.length > 0 || pair !== undefined) return found
  for (const word of words)
    for (const kind of [KEY_KINDS.name, KEY_KINDS.laterWord]) {
      const keys = await index.beginningWith(of, kind, word, MAX_SCANNED)
      found.push(...keys.filter(({ name }) => holds(name, words)))
    }
  return found
}

function holds(name: string, words: readonly string[]): boolean {
  const held = name.split(' ')
  const finished = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  return finished.every((word) => held.includes(word)) && held.some((word) => word.startsWith(last))
}

async function ofCorrectedWords(search: Search, words: readonly string[]): Promise<FoundKey[]> {
  const choices: (readonly string[])[] = []
  for (const [at, word] of words.entries()) {
    const meant = await spellingCorrections(search, word, at === words.length - 1)
    if (meant.length === 0) return []
    choices.push(meant)
  }
  for (const chosen of combined(choices).slice(0, MAX_CORRECTED)) {
    const found = await ofWords(search, chosen)
    if (found.length > 0) return found
  }
  return []
}

/** The word itself if names contain it, and similarly spelt words of names. */
async function spellingCorrections({ index, of }: Search, word: string, isLast: boolean): Promise<readonly string[]> {
  const alike = await index.withSimilarSpelling(spellingKeysOf(word), MAX_ALIKE)
  const meant = nearest(word, alike, CORRECTIONS_OF_A_WORD)
  if (meant.length > 0 || !isLast) return meant
  const [begun] = await index.beginningWith(of, KEY_KINDS.laterWord, word, 1)
  return begun ? [word] : []
}

/** All combinations of one choice for each word, those with first choices first. */
function combined(choices: readonly (readonly string[])[]): (readonly string[])[] {
  const all = choices.reduce<{ words: readonly string[]; rank: number }[]>(
    (begun, words) =>
      begun
        .flatMap((one) => words.map((word, at) => ({ words: [...one.words, word], rank: one.rank + at })))
        .slice(0, 81),
    [{ words: [], rank: 0 }],
  )
  return all.sort((a, b) => a.rank - b.rank).map(({ words }) => words)
}

function shortestFirst(found: readonly FoundKey[]): FoundKey[] {
  return [...found].sort(
    (a, b) => a.name.length - b.name.length || compare(a.name, b.name) || compare(a.funderId, b.funderId),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function fundersIn(found: readonly FoundKey[]): number {
  return new Set(found.map(({ funderId }) => funderId)).size
}
