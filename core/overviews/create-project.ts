import type { Actor } from '../identity/user.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { entityName } from '../shared/entity-name.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { Projects } from '../projects/ports.ts'
import { newProject, type Project } from '../projects/project.ts'

export class CreateProject {
  constructor(
    private readonly work: UnitOfWork<{ projects: Projects; holdings: Holdings }>,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly quotas: AccountQuotas,
  ) {}

  /** Throws `conflict` at the quota of projects. */
  async execute(input: { actor: Actor; name: string }): Promise<Project> {
    const project = newProject({
      id: this.ids.next<'project'>(),
      accountId: input.actor.accountId,
      name: entityName(input.name),
      createdAt: this.clock.now(),
    })
    return this.work.run(async ({ projects, holdings }) => {
      await this.quotas.assertQuota(holdings, project.accountId, { projects: 1 })
      return projects.save(project)
    })
  }
}
