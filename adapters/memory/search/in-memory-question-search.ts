import type { AccountId } from '../../../core/shared/ids.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import type { FoundQuestion, QuestionSearch } from '../../../core/search/ports.ts'
import { indexedWords, longBeginnings, shownAnswer } from '../../../core/search/question-words.ts'
import { ascending, descending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

export class InMemoryQuestionSearch implements QuestionSearch {
  constructor(
    private readonly tables: { readonly proposals: RowView<Proposal>; readonly questions: RowView<Question> },
  ) {}

  async questionsWith(
    accountId: AccountId,
    beginnings: readonly (readonly string[])[],
    limit: number,
  ): Promise<FoundQuestion[]> {
    const wanted = longBeginnings(beginnings)
    if (wanted.length === 0) return []
    const found = this.tables.questions
      .all()
      .filter((question) => question.accountId === accountId && hasAll(indexedWords(question), wanted))
    const newestFirst = sortRows(found, descending(ascending(({ id }) => id)))
    return newestFirst.slice(0, limit).map((question) => this.foundFrom(question))
  }

  private foundFrom(question: Question): FoundQuestion {
    const { id, proposalId, text } = question
    const proposalName = this.tables.proposals.get(proposalId)?.name ?? ''
    return { id, proposalId, proposalName, text, answer: shownAnswer(question) }
  }
}

function hasAll(present: readonly string[], wanted: readonly (readonly string[])[]): boolean {
  return wanted.every((any) => present.some((word) => any.some((beginning) => word.startsWith(beginning))))
}
