import type { AccountId, ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import type { QuestionPlace, Questions } from '../../../core/proposals/ports.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import type { FormQuestion } from '../../../core/proposals/whole-application.ts'
import { countedAs } from '../../../core/shared/text-limit.ts'
import { stale } from '../../../core/shared/stale.ts'
import { countUp } from '../count-up.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import { saveOwned } from '../save-versioned.ts'
import { removeTaskCardsOf } from '../taskboard/in-memory-task-cards.ts'

export class InMemoryQuestions implements Questions {
  constructor(private readonly tables: InMemoryTables) {}

  async find(accountId: AccountId, id: QuestionId): Promise<Question | null> {
    const question = this.tables.questions.get(id)
    return question?.accountId === accountId ? structuredClone(this.counted(question)) : null
  }

  async ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<Question[]> {
    return structuredClone(this.questionsOf(accountId, proposalId).map((question) => this.counted(question)))
  }

  async printed(accountId: AccountId, proposalId: ProposalId): Promise<FormQuestion[]> {
    const questions = this.questionsOf(accountId, proposalId).map((question) => this.counted(question))
    return questions.map(({ position, number, section, text, guidance, limit, kind }) => {
      return { position, number, section, text, guidance, limit, kind }
    })
  }

  async dependent(accountId: AccountId, proposalId: ProposalId): Promise<Question[]> {
    const questions = await this.ofProposal(accountId, proposalId)
    return questions.filter(({ status, dependsOn }) => status === 'processing' && dependsOn.length > 0)
  }

  async count(accountId: AccountId, proposalId: ProposalId, status: Question['status']): Promise<number> {
    const questions = this.questionsOf(accountId, proposalId)
    return questions.filter((question) => question.status === status).length
  }

  async save(question: Question): Promise<Question> {
    if (this.tables.proposals.get(question.proposalId)?.accountId !== question.accountId) throw stale()
    const saved = saveOwned(this.tables.questions, question)
    countUp(this.tables.proposalRevisions, question.proposalId)
    return saved
  }

  async places(accountId: AccountId, proposalId: ProposalId): Promise<QuestionPlace[]> {
    const questions = this.questionsOf(accountId, proposalId)
    return questions.map(({ id, position }) => ({ id, position }))
  }

  async reorder(accountId: AccountId, proposalId: ProposalId, ids: readonly QuestionId[]): Promise<void> {
    if (this.tables.proposals.get(proposalId)?.accountId !== accountId) throw stale()
    for (const question of this.questionsOf(accountId, proposalId)) {
      const position = ids.indexOf(question.id)
      if (position < 0 || position === question.position) continue
      this.tables.questions.set(question.id, { ...question, position, version: question.version + 1 })
    }
    countUp(this.tables.proposalRevisions, proposalId)
  }

  /** Nothing to do: search reads the questions themselves. */
  async reindex(): Promise<void> {}

  async remove(accountId: AccountId, id: QuestionId): Promise<void> {
    const { questions, taskCards, proposalRevisions } = this.tables
    const question = questions.get(id)
    if (question?.accountId !== accountId) return
    questions.delete(id)
    removeTaskCardsOf(id, taskCards)
    countUp(proposalRevisions, question.proposalId)
  }

  private questionsOf(accountId: AccountId, proposalId: ProposalId): Question[] {
    return questionsOf(this.tables.questions.all(), accountId, proposalId)
  }

  private counted(question: Question): Question {
    return countedQuestion(question, this.tables.proposals.get(question.proposalId))
  }
}

/** The question with its application's way of counting. */
export function countedQuestion(question: Question, proposal: Pick<Proposal, 'counting'> | undefined): Question {
  return { ...question, limit: countedAs(question.limit, proposal?.counting ?? null) }
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
