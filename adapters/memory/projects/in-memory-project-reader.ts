import type { AccountId, ProjectId } from '../../../core/shared/ids.ts'
import type { ApplicationSummary } from '../../../core/proposals/application-summary.ts'
import type { Document, ProjectSection } from '../../../core/documents/document.ts'
import type { DocumentView } from '../../../core/documents/ports.ts'
import type {
  ListedProject,
  ProjectDetail,
  ProjectListItem,
  ProjectReader,
  ReportListItem,
} from '../../../core/proposals/ports.ts'
import { isArchivedWith, isOpen } from '../../../core/proposals/application-plan.ts'
import { overviewTextOf } from '../../../core/overviews/open-overview.ts'
import type { Project } from '../../../core/projects/project.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Report } from '../../../core/reports/report.ts'
import { hasScope } from '../../../core/documents/scope-key.ts'
import { documentViews } from '../documents/document-view.ts'
import { summariesOf, type SummaryTables } from '../pipeline/application-summaries.ts'
import { ascending, sortRows, descending } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

interface Tables extends SummaryTables {
  readonly projectsRevisions: RowView<number>
  readonly documents: RowView<Document>
  readonly reports: RowView<Report>
}

export class InMemoryProjectReader implements ProjectReader {
  constructor(private readonly tables: Tables) {}

  async ownerOf(id: ProjectId): Promise<AccountId | null> {
    return this.tables.projects.get(id)?.accountId ?? null
  }

  async listVersion(accountId: AccountId): Promise<string> {
    const own = this.tables.proposals.all().filter((proposal) => proposal.accountId === accountId)
    const saves = own.map(({ id, version }) => `${id} ${version}`).join()
    return `${this.tables.projectsRevisions.get(accountId) ?? 0}-${saves}`
  }

  async list(accountId: AccountId): Promise<ListedProject[]> {
    const projects = this.tables.projects.all().filter((project) => project.accountId === accountId)
    return newestFirst(projects).map((project) => ({ ...listItem(project), ...this.underWay(project) }))
  }

  async detail(accountId: AccountId, id: ProjectId): Promise<ProjectDetail | null> {
    const project = this.tables.projects.get(id)
    if (project?.accountId !== accountId) return null
    return {
      ...listItem(project),
      accountId,
      overview: { ...project.overview },
      overviewState: structuredClone(overviewTextOf(project).current?.state ?? null),
      grants: this.grants(project),
      reports: this.reports(project),
      grantsDocuments: this.documents(project, 'grants'),
      reportsDocuments: this.documents(project, 'reports'),
    }
  }

  private underWay(project: Project): Pick<ListedProject, 'openApplications' | 'nextDeadline'> {
    const open = this.proposals(project).filter((one) => isOpen(one.stage) && !isArchivedWith(one, project))
    const deadlines = open.flatMap(({ deadline }) => deadline ?? []).sort()
    return { openApplications: open.length, nextDeadline: deadlines[0] ?? null }
  }

  private grants(project: Project): ApplicationSummary[] {
    return structuredClone(summariesOf(newestFirst(this.proposals(project)), this.tables))
  }

  private proposals({ accountId, id }: Project): Proposal[] {
    const proposals = this.tables.proposals.all()
    return proposals.filter((proposal) => proposal.accountId === accountId && proposal.projectId === id)
  }

  private reports({ accountId, id }: Project): ReportListItem[] {
    const reports = this.tables.reports
      .all()
      .filter((report) => report.accountId === accountId && report.projectId === id)
    return newestFirst(reports).map(({ id, name, status, createdAt, lastModified }) => ({
      id,
      name,
      status,
      createdAt,
      lastModified,
    }))
  }

  private documents({ accountId, id }: Project, section: ProjectSection): DocumentView[] {
    const scope = { kind: 'project', projectId: id, section } as const
    const all = this.tables.documents.all()
    return documentViews(all.filter((document) => document.accountId === accountId && hasScope(document, scope)))
  }
}

function newestFirst<Row extends { readonly id: string; readonly createdAt: string }>(rows: readonly Row[]): Row[] {
  return sortRows(rows, descending(ascending((row) => row.createdAt)), descending(ascending((row) => row.id)))
}

function listItem({ id, name, isArchived, status, createdAt }: Project): ProjectListItem {
  return { id, name, isArchived, status, createdAt }
}
