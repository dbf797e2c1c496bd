import type { AccountId, ProjectId } from '../../shared/ids.ts'
import type { ApplicationSummary } from '../application-summary.ts'
import type { DocumentView } from '../../documents/ports/document-reader.ts'
import type { TextState } from '../../shared/text-state.ts'
import type { Project } from '../../projects/project.ts'

export interface ProjectListItem {
  readonly id: ProjectId
  readonly name: string
  readonly isArchived: boolean
  readonly status: Project['status']
  readonly createdAt: string
}

/** A project in the list of all projects, with its open work. */
export interface ListedProject extends ProjectListItem {
  /** Applications at an open stage that are not archived. */
  readonly openApplications: number
  /** The earliest of their deadlines. */
  readonly nextDeadline: string | null
}

export interface ReportListItem {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly createdAt: string
  readonly lastModified: string
}

export interface ProjectDetail extends ProjectListItem {
  readonly accountId: AccountId
  readonly overview: Project['overview']
  /** Null if there is no overview. */
  readonly overviewState: TextState | null
  readonly grants: readonly ApplicationSummary[]
  readonly reports: readonly ReportListItem[]
  readonly grantsDocuments: readonly DocumentView[]
  readonly reportsDocuments: readonly DocumentView[]
}

export interface ProjectReader {
  /** The project's account; null when absent. For callers with access to all accounts. */
  ownerOf(id: ProjectId): Promise<AccountId | null>
  /** Changes whenever the result of `list` changes for the account. One cheap query. */
  listVersion(accountId: AccountId): Promise<string>
  /** All projects of the account, newest first. */
  list(accountId: AccountId): Promise<ListedProject[]>
  /** Null when absent or another account's. Lists are newest first. */
  detail(accountId: AccountId, id: ProjectId): Promise<ProjectDetail | null>
}
