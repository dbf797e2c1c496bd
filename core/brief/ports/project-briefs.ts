import type { AccountId, ProjectId } from '../../shared/ids.ts'
import type { ProjectBrief } from '../project-brief.ts'

/** One brief for each project at most; it goes with its project. */
export interface ProjectBriefs {
  /** Null where nobody wrote or asked for one, and when absent or another account's. */
  find(accountId: AccountId, id: ProjectId): Promise<ProjectBrief | null>
  /**
   * Inserts when `version` is 0, else updates; returns what was saved with its new version. Throws `conflict` when
   * somebody else saved in between, and when the project is gone.
   */
  save(brief: ProjectBrief): Promise<ProjectBrief>
}
