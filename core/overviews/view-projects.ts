import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AdminReadAccess } from '../audit/admin-read-access.ts'
import type { ListedProject, ProjectDetail, ProjectReader } from '../proposals/ports.ts'
import { projectNotFound } from '../projects/project.ts'

export class ListProjects {
  constructor(private readonly projects: ProjectReader) {}

  execute(input: { actor: Actor }): Promise<ListedProject[]> {
    return this.projects.list(input.actor.accountId)
  }

  /** Changes whenever the result of `execute` would change. */
  version(input: { actor: Actor }): Promise<string> {
    return this.projects.listVersion(input.actor.accountId)
  }
}

/** Returns a project of the actor's account; to admins, of any account. */
export class ViewProject {
  constructor(
    private readonly projects: ProjectReader,
    private readonly readings: AdminReadAccess,
  ) {}

  async execute({ actor, projectId }: { actor: Actor; projectId: ProjectId }): Promise<ProjectDetail> {
    const reading = { action: 'read-project', subjectId: projectId } as const
    const owner = await this.readings.accountFor(actor, () => this.projects.ownerOf(projectId), reading)
    const detail = await this.projects.detail(owner, projectId)
    if (!detail) throw projectNotFound()
    return detail
  }
}
