import type { AccountId, CommentId, QuestionId } from '../../../core/shared/ids.ts'
import type { QuestionComments } from '../../../core/questions/ports.ts'
import type { QuestionComment } from '../../../core/questions/question-comment.ts'
import { stale } from '../../../core/shared/stale.ts'
import { countUp } from '../count-up.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { saveOwned } from '../save-versioned.ts'
import { ascending, sortRows } from '../sort-rows.ts'

type Tables = Pick<InMemoryTables, 'proposals' | 'proposalRevisions' | 'questionComments'>

export class InMemoryQuestionComments implements QuestionComments {
  constructor(private readonly tables: Tables) {}

  async find(accountId: AccountId, id: CommentId): Promise<QuestionComment | null> {
    const comment = this.tables.questionComments.get(id)
    return comment?.accountId === accountId ? structuredClone(comment) : null
  }

  async ofQuestion(accountId: AccountId, questionId: QuestionId): Promise<QuestionComment[]> {
    return structuredClone(this.on(accountId, questionId))
  }

  async save(comment: QuestionComment): Promise<QuestionComment> {
    const { proposals, questionComments, proposalRevisions } = this.tables
    if (proposals.get(comment.proposalId)?.accountId !== comment.accountId) throw stale()
    const saved = saveOwned(questionComments, comment)
    countUp(proposalRevisions, comment.proposalId)
    return saved
  }

  async remove({ id, accountId, proposalId }: Parameters<QuestionComments['remove']>[0]): Promise<void> {
    if (this.tables.questionComments.get(id)?.accountId !== accountId) return
    this.tables.questionComments.delete(id)
    countUp(this.tables.proposalRevisions, proposalId)
  }

  async move(accountId: AccountId, from: QuestionId, to: QuestionId): Promise<void> {
    for (const comment of this.on(accountId, from)) {
      const moved = { ...comment, questionId: to, version: comment.version + 1 }
      this.tables.questionComments.set(comment.id, moved)
      countUp(this.tables.proposalRevisions, comment.proposalId)
    }
  }

  private on(accountId: AccountId, questionId: QuestionId): QuestionComment[] {
    const comments = this.tables.questionComments.all()
    return sortRows(
      comments.filter((comment) => comment.accountId === accountId && comment.questionId === questionId),
      ascending(({ createdAt }) => createdAt),
      ascending(({ id }) => id),
    )
  }
}
