import type { AccountId } from '../../../core/accounts/account.ts'
import type { Questions } from '../../../core/proposals/ports/questions.ts'
import type { ProposalId } from '../../../core/proposals/proposal.ts'
import type { Question, QuestionId } from '../../../core/proposals/question.ts'
import { stale } from '../../../core/shared/stale.ts'
import { countUp } from '../count-up.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import { saveOwned } from '../save-versioned.ts'

export class InMemoryQuestions implements Questions {
  constructor(private readonly tables: InMemoryTables) {}

  async find(accountId: AccountId, id: QuestionId): Promise<Question | null> {
    const question = this.tables.questions.get(id)
    return question?.accountId === accountId ? structuredClone(question) : null
  }

  async ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<Question[]> {
    return structuredClone(questionsOf(this.tables.questions.all(), accountId, proposalId))
  }

  async dependent(accountId: AccountId, proposalId: ProposalId): Promise<Question[]> {
    const questions = questionsOf(this.tables.questions.all(), accountId, proposalId)
    return structuredClone(questions.filter(({ status, dependsOn }) => status === 'processing' && dependsOn.length > 0))
  }

  async count(accountId: AccountId, proposalId: ProposalId, status: Question['status']): Promise<number> {
    const questions = questionsOf(this.tables.questions.all(), accountId, proposalId)
    return questions.filter((question) => question.status === status).length
  }

  async save(question: Question): Promise<Question> {
    if (this.tables.proposals.get(question.proposalId)?.accountId !== question.accountId) throw stale()
    const saved = saveOwned(this.tables.questions, question)
    countUp(this.tables.proposalRevisions, question.proposalId)
    return saved
  }
}

/** The questions of one application, by position. */
export function questionsOf(all: readonly Question[], accountId: AccountId, proposalId: ProposalId): Question[] {
  const questions = all.filter((question) => question.proposalId === proposalId && question.accountId === accountId)
  return sortRows(
    questions,
    ascending((question) => question.position),
    ascending((question) => question.id),
  )
}
