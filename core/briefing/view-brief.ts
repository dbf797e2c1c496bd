import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { findBrief, type BriefStores } from '../brief/find-brief.ts'
import type { ProjectBrief } from '../brief/project-brief.ts'

/** The brief of a project, empty where nobody wrote one. */
export class ViewBrief {
  constructor(private readonly work: UnitOfWork<BriefStores>) {}

  /** Throws `not-found`, alike for an absent project and another account's. */
  execute({ actor, projectId }: { actor: Actor; projectId: ProjectId }): Promise<ProjectBrief> {
    return this.work.run((stores) => findBrief(stores, actor.accountId, projectId))
  }
}
