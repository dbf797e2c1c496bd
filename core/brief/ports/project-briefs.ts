import type { AccountId, ProjectId } from '../../shared/ids.ts'
import type { ProjectBrief } from '../project-brief.ts'

/** At most one brief for each project. Removing a project removes its brief. */
export interface ProjectBriefs {
  /** Null if there is none, if the project is absent or belongs to another account. */
  find(accountId: AccountId, id: ProjectId): Promise<ProjectBrief | null>
  /**
   * Inserts when `version` is 0, else updates; returns the saved brief with its new version. Throws `conflict` when
   * somebody else saved in between, or the project is gone.
   */
  save(brief: ProjectBrief): Promise<ProjectBrief>
}
