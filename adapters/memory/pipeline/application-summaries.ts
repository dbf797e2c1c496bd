import type { ApplicationSummary } from '../../../core/proposals/application-summary.ts'
import type { User } from '../../../core/identity/user.ts'
import type { Funder } from '../../../core/funders/funder.ts'
import type { Project } from '../../../core/projects/project.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { isVisibleTo } from '../funders/visible.ts'
import type { RowView } from '../staged-table.ts'

export interface SummaryTables {
  readonly proposals: RowView<Proposal>
  readonly questions: RowView<Question>
  readonly projects: RowView<Project>
  readonly funders: RowView<Funder>
  readonly users: RowView<User>
}

/** Summaries of applications of any account. */
export function summariesOf(proposals: readonly Proposal[], tables: SummaryTables): ApplicationSummary[] {
  const counts = new Map(proposals.map(({ id }) => [id, { questions: 0, checked: 0 }]))
  for (const question of tables.questions.all()) {
    const count = counts.get(question.proposalId)
    if (count === undefined) continue
    count.questions += 1
    if (question.review !== null && question.answer !== null && question.status !== 'error') count.checked += 1
  }
  return proposals.map((proposal) => ({
    ...planOf(proposal),
    ...namesIn(proposal, tables),
    ...counts.get(proposal.id)!,
  }))
}

function planOf(proposal: Proposal) {
  const { id, name, isArchived, createdAt, amountAsked, amountGiven, currency } = proposal
  const { deadline, deadlineZone, stage, stageSince, nextStep } = proposal
  const amounts = { amountAsked, amountGiven, currency }
  return { id, name, isArchived, createdAt, ...amounts, deadline, deadlineZone, stage, stageSince, nextStep }
}

function namesIn({ accountId, projectId, funderId, ownerId }: Proposal, tables: SummaryTables) {
  const project = projectId && tables.projects.get(projectId)
  const funder = funderId && tables.funders.get(funderId)
  const owner = ownerId && tables.users.get(ownerId)
  return {
    project: project?.accountId === accountId ? { id: project.id, name: project.name } : null,
    funder: funder && isVisibleTo(accountId, funder) ? { id: funder.id, name: funder.funderName } : null,
    owner: owner?.accountId === accountId ? { id: owner.id, name: nameOf(owner) } : null,
  }
}

function nameOf({ firstName, lastName, email }: User): string {
  return `${firstName} ${lastName}`.trim() || email
}
