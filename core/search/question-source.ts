import type { AccountId } from '../accounts/account.ts'
import type { FoundThing } from './found-thing.ts'
import { markedText, snippetOf } from './marked-text.ts'
import type { FoundQuestion, QuestionSearch } from './ports/question-search.ts'
import type { SearchSource } from './ports/search-source.ts'
import { bestFirst, fitOf } from './search-rank.ts'

/** Of all that fit, the newest are compared: enough to find the best, few enough to read while somebody types. */
const MOST_COMPARED = 40
/** Words in the question say more of what it is about than words in its answer. */
const IN_QUESTION = 1

/** The questions of all applications, by their text and their answers. */
export class QuestionSource implements SearchSource {
  readonly kind = 'question'

  constructor(private readonly questions: QuestionSearch) {}

  async find(accountId: AccountId, words: readonly string[], limit: number): Promise<FoundThing[]> {
    const newest = await this.questions.questionsWith(accountId, words, Math.max(MOST_COMPARED, limit))
    const ranked = newest.map((question) => [question, fitOfQuestion(question, words)] as const)
    return bestFirst(ranked, limit).map((question) => foundQuestion(question, words))
  }
}

function fitOfQuestion({ text, answer }: FoundQuestion, words: readonly string[]): number {
  const inText = fitOf(text, words)
  return inText === null ? (fitOf(`${text} ${answer ?? ''}`, words) ?? 0) : inText + IN_QUESTION
}

function foundQuestion(question: FoundQuestion, words: readonly string[]): FoundThing {
  const { id, text, answer, proposalId, proposalName } = question
  return {
    id,
    title: markedText(text, words),
    within: proposalName,
    snippet: answer === null || answer === '' ? null : snippetOf(answer, words),
    proposalId,
    page: null,
    passage: null,
  }
}
