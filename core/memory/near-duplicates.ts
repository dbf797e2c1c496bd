import { normaliseWords } from '../shared/normalise-text.ts'

/** Share of the runs of words that two texts have in common from which on they say nearly the same. */
const NEARLY_THE_SAME = 0.6
const RUN = 3

/** Whether two texts are the same but for some words: 60 % of all runs of three words stand in both. */
export function saysNearlyTheSame(one: string, other: string): boolean {
  const [first, second] = [runsOf(one), runsOf(other)]
  if (first.size === 0 || second.size === 0) return normaliseWords(one) === normaliseWords(other)
  const [fewer, more] = first.size < second.size ? [first, second] : [second, first]
  if (fewer.size < more.size * NEARLY_THE_SAME) return false
  const shared = [...fewer].filter((run) => more.has(run)).length
  return shared >= NEARLY_THE_SAME * (first.size + second.size - shared)
}

function runsOf(text: string): ReadonlySet<string> {
  const words = normaliseWords(text).split(' ')
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' ')))
}
