import { normaliseWords } from '../shared/normalise-text.ts'

/** Share of common word sequences above which two texts are nearly identical. */
const NEARLY_THE_SAME = 0.6
const RUN = 3
/** With this many traces, fewer than one in a thousand pairs of nearly identical texts have none in common. */
const TRACES = 8
/** Prefix of a trace among terms; no word, topic or language begins with it. */
const MARK = '#'

/** Whether two texts differ only in some words: they share 60 % of all sequences of three words. */
export function saysNearlyTheSame(one: string, other: string): boolean {
  const [first, second] = [runsOf(one), runsOf(other)]
  if (first.size === 0 || second.size === 0) return normaliseWords(one) === normaliseWords(other)
  const [fewer, more] = first.size < second.size ? [first, second] : [second, first]
  if (fewer.size < more.size * NEARLY_THE_SAME) return false
  const shared = [...fewer].filter((run) => more.has(run)).length
  return shared >= NEARLY_THE_SAME * (first.size + second.size - shared)
}

/**
 * Terms that find nearly identical texts without comparing all: the word sequences with the smallest hashes (MinHash).
 * The share of common traces estimates the share of common sequences.
 */
export function tracesOf(text: string): string[] {
  const runs = runsOf(text)
  const hashes = (runs.size === 0 ? [normaliseWords(text)] : [...runs]).map(hashOf)
  return hashes
    .sort((a, b) => a - b)
    .slice(0, TRACES)
    .map((hash) => `${MARK}${hash.toString(36)}`)
}

/** FNV-1a, mixed so that sequences with similar beginnings are far apart; 32 bits. */
function hashOf(run: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < run.length; at += 1) hash = Math.imul(hash ^ run.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

function runsOf(text: string): ReadonlySet<string> {
  const words = normaliseWords(text).split(' ')
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' ')))
}
