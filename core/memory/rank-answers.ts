import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { QueryConcept } from '../documents/rank-passages.ts'
import { readQuery } from '../documents/read-query.ts'
import type { AccountId } from '../accounts/account.ts'
import type { RememberedAnswerReader, ScoredAnswer } from './ports/remembered-answers.ts'

/** The heaviest terms find what the others would: each costs a read of all answers that have it. */
const MAX_TERMS = 32
/** Weights are whole numbers, so that every store adds them up alike. */
const UNIT = 100

type Reader = Pick<RememberedAnswerReader, 'languages' | 'termCounts' | 'best'>

/** The account's answers that fit a question or a search best, at most `limit`, best first. Any text is a valid query. */
export async function rankAnswers(
  reader: Reader,
  { accountId, text, limit }: { readonly accountId: AccountId; readonly text: string; readonly limit: number },
  analyser: TermAnalyser,
): Promise<ScoredAnswer[]> {
  const languages = [...(await reader.languages(accountId))].sort((a, b) => b.answers - a.answers)
  const answers = languages.reduce((sum, language) => sum + language.answers, 0)
  if (answers === 0) return []
  const { concepts } = readQuery(
    text,
    languages.map(({ language }) => language),
    analyser,
  )
  const counts = await reader.termCounts(accountId, [...new Set(concepts.flatMap(({ terms }) => [...terms.keys()]))])
  const weights = weigh(concepts, counts, answers)
  return weights.size === 0 ? [] : reader.best(accountId, weights, limit)
}

/** What each term of the query counts: the rarer among the answers, the more. */
function weigh(
  concepts: readonly QueryConcept[],
  counts: ReadonlyMap<string, number>,
  answers: number,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const { terms, weight } of concepts)
    for (const [term, share] of terms) {
      const count = counts.get(term)
      if (count === undefined) continue
      const rarity = Math.log(1 + (answers - count + 0.5) / (count + 0.5))
      weights.set(term, Math.max(weights.get(term) ?? 0, Math.round(UNIT * weight * share * rarity)))
    }
  const heaviest = [...weights].filter(([, weight]) => weight > 0).sort(([, a], [, b]) => b - a)
  return new Map(heaviest.slice(0, MAX_TERMS))
}
