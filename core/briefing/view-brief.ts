import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { findBrief, type BriefStores } from '../brief/find-brief.ts'
import type { ProjectBrief } from '../brief/project-brief.ts'

/** Returns the brief of a project, empty if there is none. */
export class ViewBrief {
  constructor(private readonly work: UnitOfWork<BriefStores>) {}

  /** Throws `not-found` for an absent project or one of another account. */
  execute({ actor, projectId }: { actor: Actor; projectId: ProjectId }): Promise<ProjectBrief> {
    return this.work.run((stores) => findBrief(stores, actor.accountId, projectId))
  }
}
