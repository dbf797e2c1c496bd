import type { AccountId, ProjectId } from '../shared/ids.ts'
import type { Projects } from '../projects/ports.ts'
import { projectNotFound } from '../projects/project.ts'
import type { ProjectBriefs } from './ports.ts'
import { newBrief, type ProjectBrief } from './project-brief.ts'

export interface BriefStores {
  readonly projects: Projects
  readonly projectBriefs: ProjectBriefs
}

/**
 * The brief of a project, empty if there is none yet. Throws `not-found` for an absent project or one of another
 * account.
 */
export async function findBrief(
  { projects, projectBriefs }: BriefStores,
  accountId: AccountId,
  id: ProjectId,
): Promise<ProjectBrief> {
  const brief = await projectBriefs.find(accountId, id)
  if (brief !== null) return brief
  if ((await projects.find(accountId, id)) === null) throw projectNotFound()
  return newBrief({ id, accountId })
}
