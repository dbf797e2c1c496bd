import { isArchivedWith } from '../../../core/proposals/application-plan.ts'
import type { Project } from '../../../core/projects/project.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { RowView } from '../staged-table.ts'

export function isArchivedIn(
  projects: RowView<Project>,
  proposal: Pick<Proposal, 'isArchived' | 'projectId'>,
): boolean {
  return isArchivedWith(proposal, proposal.projectId && projects.get(proposal.projectId))
}
