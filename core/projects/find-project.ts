import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { Projects } from './ports.ts'
import { projectNotFound, type Project } from './project.ts'

/** The actor's own project. Throws `not-found` for an absent project or one of another account. */
export async function findProject(projects: Projects, actor: Actor, id: ProjectId): Promise<Project> {
  const project = await projects.find(actor.accountId, id)
  if (!project) throw projectNotFound()
  return project
}
