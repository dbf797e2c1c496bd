import type { AccountId } from '../shared/ids.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import { firstOfGroups, inOrder } from '../answer-library/answer-groups.ts'
import type { RememberedAnswerReader } from '../answer-library/ports.ts'
import { rankAnswers } from '../answer-library/rank-answers.ts'
import type { RememberedAnswer } from '../answer-library/remembered-answer.ts'
import { foundByName, type FoundThing } from './found-thing.ts'
import type { SearchSource } from './ports.ts'
import { bestFirst } from './search-rank.ts'
import type { TextMatcher } from '../documents/text-matcher.ts'

/** Number of answers ranked by likeness. Those with all the words are shown. */
const MOST_COMPARED = 60

/** Finds answers of past applications. Answers checked here are found as questions. */
export class AnswerSource implements SearchSource {
  readonly kind = 'answer'

  constructor(
    private readonly answers: RememberedAnswerReader,
    private readonly analyser: TermAnalyser,
  ) {}

  async find(accountId: AccountId, search: TextMatcher, limit: number): Promise<FoundThing[]> {
    const wanted = { accountId, text: search.query.text, limit: MOST_COMPARED }
    const ids = (await rankAnswers(this.answers, wanted, this.analyser)).map(({ id }) => id)
    const found = inOrder(await this.answers.some(accountId, ids), ids).filter(isPast)
    const fitting = firstOfGroups(found).flatMap(({ answer }) => {
      const fit = search.fit(`${answer.question} ${answer.text}`, answer.language)
      return fit === null ? [] : [[answer, fit] as const]
    })
    return bestFirst(fitting, limit).map((answer) => foundAnswer(answer, search))
  }
}

function isPast({ state, origin }: RememberedAnswer): boolean {
  return state === 'kept' && origin.kind === 'past-application'
}

function foundAnswer({ id, question, text, language, funderName }: RememberedAnswer, search: TextMatcher): FoundThing {
  const found = foundByName(id, search.marked(question, language), funderName)
  return { ...found, snippet: search.snippet(text, language), text }
}
