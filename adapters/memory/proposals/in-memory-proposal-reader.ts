import type { AccountId, ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import type { Funder } from '../../../core/funders/funder.ts'
import type { FunderListItem } from '../../../core/funders/ports.ts'
import type { CoordinatorMessage } from '../../../core/proposals/coordinator-message.ts'
import type { FormFindings, ProposalDetail, ProposalReader } from '../../../core/proposals/ports.ts'
import type { FormReading } from '../../../core/proposals/form/form-reading.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { QuestionComment } from '../../../core/questions/question-comment.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { isVisibleTo } from '../funders/visible.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'
import { countedQuestion, questionsOf } from './in-memory-questions.ts'

interface Tables {
  readonly proposals: RowView<Proposal>
  readonly proposalRevisions: RowView<number>
  readonly questions: RowView<Question>
  readonly formReadings: RowView<FormReading>
  readonly questionComments: RowView<QuestionComment>
  readonly coordinatorMessages: RowView<readonly CoordinatorMessage[]>
  readonly funders: RowView<Funder>
}

export class InMemoryProposalReader implements ProposalReader {
  constructor(private readonly tables: Tables) {}

  async ownerOf(id: ProposalId): Promise<AccountId | null> {
    return this.tables.proposals.get(id)?.accountId ?? null
  }

  async ownerOfQuestion(id: QuestionId): Promise<AccountId | null> {
    return this.tables.questions.get(id)?.accountId ?? null
  }

  async version(accountId: AccountId, id: ProposalId): Promise<string | null> {
    const proposal = this.find(accountId, id)
    if (!proposal) return null
    return `${this.tables.proposalRevisions.get(id) ?? 0}-${this.funderOf(proposal)?.version ?? 0}`
  }

  async detail(accountId: AccountId, id: ProposalId): Promise<ProposalDetail | null> {
    const proposal = this.find(accountId, id)
    if (!proposal) return null
    const funder = this.funderOf(proposal)
    const questions = questionsOf(this.tables.questions.all(), accountId, id).map((question) =>
      countedQuestion(withoutEvidence(question), proposal),
    )
    const messages = await this.coordinatorMessages(accountId, id, 1)
    const openComments = this.openCommentsOn(questions)
    return {
      ...structuredClone({ proposal, questions, openComments, formFindings: this.findingsOf(id) }),
      funder: funder ? listItem(funder) : null,
      latestCoordinatorMessage: messages.at(-1) ?? null,
    }
  }

  private findingsOf(id: ProposalId): FormFindings | null {
    const reading = this.tables.formReadings.get(id)
    return reading ? { items: reading.items, marks: reading.marks, doubt: reading.doubt } : null
  }

  private openCommentsOn(questions: readonly Question[]): Map<QuestionId, number> {
    const open = this.tables.questionComments.all().filter(({ resolved }) => resolved === null)
    const countOf = ({ id }: Question) => open.filter(({ questionId }) => questionId === id).length
    return new Map(
      questions.map((question) => [question.id, countOf(question)] as const).filter(([, count]) => count > 0),
    )
  }

  async answerMessages(accountId: AccountId, id: ProposalId) {
    const questions = this.find(accountId, id) ? questionsOf(this.tables.questions.all(), accountId, id) : []
    const messages = questions.map((question) => [question.id, question.answer?.messages ?? []] as const)
    return structuredClone(new Map(messages.filter(([, said]) => said.length > 0)))
  }

  async coordinatorMessages(accountId: AccountId, id: ProposalId, most: number): Promise<CoordinatorMessage[]> {
    const messages = this.find(accountId, id) ? (this.tables.coordinatorMessages.get(id) ?? []) : []
    const oldestFirst = sortRows(
      messages,
      ascending((message) => message.timestamp),
    )
    return structuredClone(oldestFirst.slice(-most))
  }

  private find(accountId: AccountId, id: ProposalId): Proposal | null {
    const proposal = this.tables.proposals.get(id)
    return proposal?.accountId === accountId ? proposal : null
  }

  private funderOf({ accountId, funderId }: Proposal): Funder | null {
    const funder = funderId && this.tables.funders.get(funderId)
    return funder && isVisibleTo(accountId, funder) ? funder : null
  }
}

function listItem({ id, funderName, charityNumber }: Funder): FunderListItem {
  return { id, funderName, charityNumber }
}

function withoutEvidence(question: Question): Question {
  if (!question.answer) return question
  const sources = question.answer.sources.map((source) => ({ ...source, passage: '', used: [] }))
  return { ...question, answer: { ...question.answer, sources, messages: [] } }
}
