import type { AccountId, ProjectId } from '../shared/ids.ts'
import type { Project } from './project.ts'

export interface Projects {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: ProjectId): Promise<Project | null>
  /**
   * Inserts when `version` is 0, else updates; returns the saved project with its new version. Throws `conflict` when
   * somebody else saved in between.
   */
  save(project: Project): Promise<Project>
  remove(accountId: AccountId, id: ProjectId): Promise<void>
}
