import { normaliseWords } from '../shared/normalise-text.ts'

/** Share of the runs of words that two texts have in common from which on they say nearly the same. */
const NEARLY_THE_SAME = 0.6
const RUN = 3
/** Of two texts that are nearly the same, fewer than one in a thousand pairs have none of so many traces in common. */
const TRACES = 8
/** Stands before a trace among terms: no word, topic or language begins so. */
const MARK = '#'

/** Whether two texts are the same but for some words: 60 % of all runs of three words stand in both. */
export function saysNearlyTheSame(one: string, other: string): boolean {
  const [first, second] = [runsOf(one), runsOf(other)]
  if (first.size === 0 || second.size === 0) return normaliseWords(one) === normaliseWords(other)
  const [fewer, more] = first.size < second.size ? [first, second] : [second, first]
  if (fewer.size < more.size * NEARLY_THE_SAME) return false
  const shared = [...fewer].filter((run) => more.has(run)).length
  return shared >= NEARLY_THE_SAME * (first.size + second.size - shared)
}

/**
 * Terms by which texts that say nearly the same are found, without a look at all others: the runs of words whose hashes
 * are the smallest. Two texts have as great a share of them in common as of all their runs.
 */
export function tracesOf(text: string): string[] {
  const runs = runsOf(text)
  const hashes = (runs.size === 0 ? [normaliseWords(text)] : [...runs]).map(hashOf)
  return hashes
    .sort((a, b) => a - b)
    .slice(0, TRACES)
    .map((hash) => `${MARK}${hash.toString(36)}`)
}

/** FNV-1a, mixed so that runs with a like beginning lie apart; a whole number of 32 bits. */
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
