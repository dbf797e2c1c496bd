import type { AccountId } from '../../../core/shared/ids.ts'
import type { MissingAnswer, MissingAnswersReader } from '../../../core/gaps/ports.ts'
import { isOpen } from '../../../core/proposals/application-plan.ts'
import type { Project } from '../../../core/projects/project.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { isArchivedIn } from '../proposals/archived-in.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

interface Tables {
  readonly proposals: RowView<Proposal>
  readonly projects: RowView<Project>
  readonly questions: RowView<Question>
}

export class InMemoryMissingAnswersReader implements MissingAnswersReader {
  constructor(private readonly tables: Tables) {}

  async ofAccount(accountId: AccountId, most: number): Promise<MissingAnswer[]> {
    const own = this.tables.proposals.all().filter((proposal) => proposal.accountId === accountId)
    const open = own.filter((one) => isOpen(one.stage) && !isArchivedIn(this.tables.projects, one))
    const newestFirst = sortRows(
      open,
      ascending(({ id }) => id),
    ).reverse()
    return newestFirst.flatMap((proposal) => this.ofProposal(proposal)).slice(0, most)
  }

  private ofProposal({ id: proposalId, projectId }: Proposal): MissingAnswer[] {
    const missing = this.tables.questions
      .all()
      .filter((question) => question.proposalId === proposalId && isMissing(question))
    const inOrder = sortRows(
      missing,
      ascending(({ position }) => position),
      ascending(({ id }) => id),
    )
    return inOrder.map(({ id, text, section }) => ({ id, text, section, proposalId, projectId }))
  }
}

function isMissing({ status, answer }: Question): boolean {
  return status === 'completed' && answer?.missing === true
}
