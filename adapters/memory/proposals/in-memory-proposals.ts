import type { AccountId, ProposalId } from '../../../core/shared/ids.ts'
import type { Proposals } from '../../../core/proposals/ports.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { countUp } from '../count-up.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { removeRememberedWith } from '../answer-library/in-memory-remembered-answers.ts'
import { saveOwned } from '../save-versioned.ts'
import { removeTextVersionsWith } from '../texts/in-memory-text-versions.ts'
import { removeTaskCardsOf } from '../taskboard/in-memory-task-cards.ts'

export class InMemoryProposals implements Proposals {
  constructor(private readonly tables: InMemoryTables) {}

  async find(accountId: AccountId, id: ProposalId): Promise<Proposal | null> {
    const proposal = this.tables.proposals.get(id)
    return proposal?.accountId === accountId ? structuredClone(proposal) : null
  }

  async save(proposal: Proposal): Promise<Proposal> {
    const saved = saveOwned(this.tables.proposals, proposal)
    countUp(this.tables.proposalRevisions, proposal.id)
    return saved
  }

  async remove(accountId: AccountId, id: ProposalId): Promise<void> {
    const { proposals, proposalRevisions, questions, removedQuestions, questionComments, coordinatorMessages } =
      this.tables
    if (proposals.get(id)?.accountId !== accountId) return
    proposals.delete(id)
    proposalRevisions.delete(id)
    coordinatorMessages.delete(id)
    this.tables.formReadings.delete(id)
    this.tables.proofreadings.delete(id)
    removeTextVersionsWith(id, this.tables.textVersions)
    removeRememberedWith(id, this.tables)
    for (const comment of questionComments.all()) if (comment.proposalId === id) questionComments.delete(comment.id)
    for (const { question } of removedQuestions.all())
      if (question.proposalId === id) removedQuestions.delete(question.id)
    for (const question of questions.all()) {
      if (question.proposalId !== id) continue
      questions.delete(question.id)
      removeTaskCardsOf(question.id, this.tables.taskCards)
    }
  }
}
