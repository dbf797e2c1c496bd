import type { AccountId } from '../shared/ids.ts'
import { foundByName, type FoundThing } from './found-thing.ts'
import type { FoundQuestion, QuestionSearch, SearchSource } from './ports.ts'
import { bestFirst } from './search-rank.ts'
import type { Sought } from '../documents/search-query.ts'
import { SHARE_OF_STEM, type TextMatcher } from '../documents/text-matcher.ts'

/** Number of newest matches that are ranked: enough to find the best, few enough to read while somebody types. */
const MOST_COMPARED = 60
/** Shorter stems match too many words. */
const SHORTEST_STEM = 3
/** Weight of words in the question, which describe its subject better than those in its answer. */
const IN_QUESTION = 1

/** Finds the questions of all applications by their text and answers. */
export class QuestionSource implements SearchSource {
  readonly kind = 'question'

  constructor(private readonly questions: QuestionSearch) {}

  async find(accountId: AccountId, search: TextMatcher, limit: number): Promise<FoundThing[]> {
    const sought = search.contentSought()
    const begun = await this.fitting(accountId, sought.map(beginningsOf), search)
    const other = begun.length < limit ? await this.fitting(accountId, sought.map(stemsOf), search) : []
    const all = new Map([...begun, ...other].map((found) => [found[0].id, found] as const))
    return bestFirst([...all.values()], limit).map((question) => foundQuestion(question, search))
  }

  private async fitting(
    accountId: AccountId,
    beginnings: readonly (readonly string[])[],
    search: TextMatcher,
  ): Promise<(readonly [FoundQuestion, number])[]> {
    const newest = await this.questions.questionsWith(accountId, beginnings, MOST_COMPARED)
    return newest.flatMap((question) => {
      const fit = fitOfQuestion(question, search)
      return fit === null ? [] : [[question, fit] as const]
    })
  }
}

/** The beginnings of words in the question or answer, for each spelling. */
function beginningsOf(ways: Sought): string[] {
  return ways.flatMap(({ words: [first] }) => first?.folded ?? [])
}

/** The beginnings of other forms of the word. */
function stemsOf(ways: Sought): string[] {
  return beginningsOf(ways).map((word) =>
    word.slice(0, Math.max(SHORTEST_STEM, Math.ceil(word.length * SHARE_OF_STEM))),
  )
}

function fitOfQuestion({ text, answer }: FoundQuestion, search: TextMatcher): number | null {
  const inText = search.fit(text)
  return inText === null ? search.fit(`${text} ${answer ?? ''}`) : inText + IN_QUESTION
}

function foundQuestion(question: FoundQuestion, search: TextMatcher): FoundThing {
  const { id, text, answer, proposalId, proposalName } = question
  const said = answer === '' ? null : answer
  const snippet = said === null ? null : search.snippet(said)
  return { ...foundByName(id, search.marked(text), proposalName), snippet, proposalId, text: said }
}
