import type { AccountId, UserId, QuestionId } from '../../../core/shared/ids.ts'
import type { WaitingItem, WaitingReader } from '../../../core/questions/ports.ts'
import type { Project } from '../../../core/projects/project.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { QuestionComment } from '../../../core/questions/question-comment.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { isWaitingForPeople } from '../../../core/gaps/waiting-question.ts'
import { isOpen } from '../../../core/proposals/application-plan.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'
import { isArchivedIn } from './archived-in.ts'

interface Tables {
  readonly proposals: RowView<Proposal>
  readonly projects: RowView<Project>
  readonly questions: RowView<Question>
  readonly questionComments: RowView<QuestionComment>
}

export class InMemoryWaitingReader implements WaitingReader {
  constructor(private readonly tables: Tables) {}

  async page(accountId: AccountId, userId: UserId, request: PageRequest): Promise<Page<WaitingItem>> {
    const oldestFirst = sortRows(
      [...this.assigned(accountId, userId), ...this.mentions(accountId, userId), ...this.missing(accountId, userId)],
      ascending(({ since }) => since),
    )
    const offset = offsetOf(request)
    const items = oldestFirst.reverse().slice(offset, offset + request.pageSize)
    return { items, total: oldestFirst.length }
  }

  private assigned(accountId: AccountId, userId: UserId): WaitingItem[] {
    const questions = this.tables.questions.all()
    return questions
      .filter((question) => question.accountId === accountId && question.assigneeId === userId)
      .filter(({ review }) => review === null)
      .flatMap((question) => this.item(question, null))
  }

  private mentions(accountId: AccountId, userId: UserId): WaitingItem[] {
    const comments = this.tables.questionComments.all()
    return comments
      .filter((comment) => comment.accountId === accountId && comment.resolved === null)
      .filter(({ mentions }) => mentions.some(({ id }) => id === userId))
      .flatMap((comment) => this.itemOn(comment.questionId, comment))
  }

  private missing(accountId: AccountId, userId: UserId): WaitingItem[] {
    const missing = sortRows(
      this.tables.questions
        .all()
        .filter((question) => question.accountId === accountId && question.assigneeId === null)
        .filter(isWaitingForPeople),
      ascending(({ position }) => position),
      ascending(({ id }) => id),
    )
    return [...new Set(missing.map(({ proposalId }) => proposalId))].flatMap((id) => {
      const [first, ...others] = missing.filter(({ proposalId }) => proposalId === id)
      const proposal = this.tables.proposals.get(id)
      if (!first || !proposal || !isOpen(proposal.stage) || isArchivedIn(this.tables.projects, proposal)) return []
      if ((proposal.ownerId ?? userId) !== userId) return []
      const since = proposal.createdAt
      return [{ ...about(proposal, first), kind: 'missing', count: 1 + others.length, since, comment: null }]
    })
  }

  private itemOn(questionId: QuestionId, comment: QuestionComment): WaitingItem[] {
    const question = this.tables.questions.get(questionId)
    return question ? this.item(question, comment) : []
  }

  private item(question: Question, comment: QuestionComment | null): WaitingItem[] {
    const proposal = this.tables.proposals.get(question.proposalId)
    if (!proposal || isArchivedIn(this.tables.projects, proposal)) return []
    const of = { ...about(proposal, question), count: 1 }
    if (comment === null)
      return [{ ...of, kind: 'question', since: question.assignedAt ?? proposal.createdAt, comment: null }]
    const { id, author, text, createdAt } = comment
    return [{ ...of, kind: 'mention', since: createdAt, comment: { id, authorName: author.name, text } }]
  }
}

function about(proposal: Proposal, question: Question) {
  return {
    proposalId: proposal.id,
    proposalName: proposal.name,
    questionId: question.id,
    questionText: question.text,
  }
}
