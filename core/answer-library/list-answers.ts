import type { Actor } from '../identity/user.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import { offsetOf, type Page, type PageRequest } from '../shared/page.ts'
import { firstOfGroups, inOrder } from './answer-groups.ts'
import type { AnswerGroup, RememberedAnswerReader } from './ports.ts'
import { rankAnswers } from './rank-answers.ts'
import type { RememberedAnswerState } from './remembered-answer.ts'

/** Maximum number of search results. */
const MOST_FOUND = 200

interface AnswersToList extends PageRequest {
  readonly actor: Actor
  readonly state: RememberedAnswerState
  /** Words of the question or the answer; empty for all answers. */
  readonly search: string
}

/** Lists answers in the answer library: newest first, or best match first for a search. */
export class ListAnswers {
  constructor(
    private readonly reader: RememberedAnswerReader,
    private readonly analyser: TermAnalyser,
  ) {}

  async execute({ actor, state, search, ...request }: AnswersToList): Promise<Page<AnswerGroup>> {
    const { accountId } = actor
    if (search.trim() === '') return this.reader.page(accountId, state, request)
    const ranked = await rankAnswers(this.reader, { accountId, text: search, limit: MOST_FOUND }, this.analyser)
    const ids = ranked.map(({ id }) => id)
    const found = inOrder(await this.reader.some(accountId, ids), ids).filter((answer) => answer.state === state)
    const groups = firstOfGroups(found)
    const first = offsetOf(request)
    return { items: groups.slice(first, first + request.pageSize), total: groups.length }
  }
}
