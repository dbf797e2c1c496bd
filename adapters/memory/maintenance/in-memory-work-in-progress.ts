import type { ProjectBrief } from '../../../core/brief/project-brief.ts'
import type { Document } from '../../../core/documents/document.ts'
import type { Proofreading } from '../../../core/proofreading/proofreading.ts'
import type { Project } from '../../../core/projects/project.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import type { Report } from '../../../core/reports/report.ts'
import type { ItemOfWork, WorkInProgress, WorkKind } from '../../../core/maintenance/ports.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { JobTable } from '../jobs/job-table.ts'
import type { RowView } from '../staged-table.ts'

interface Tables {
  readonly documents: RowView<Document>
  readonly proposals: RowView<Proposal>
  readonly questions: RowView<Question>
  readonly projects: RowView<Project>
  readonly projectBriefs: RowView<ProjectBrief>
  readonly proofreadings: RowView<Proofreading>
  readonly reports: RowView<Report>
  readonly jobs: JobTable
}

export class InMemoryWorkInProgress implements WorkInProgress {
  constructor(private readonly tables: Tables) {}

  async next(kind: WorkKind, after: string | null, limit: number): Promise<ItemOfWork[]> {
    const following = this.marked(kind).filter(({ id }) => after === null || id > after)
    return sortRows(
      following,
      ascending(({ id }) => id),
    ).slice(0, limit)
  }

  async withUnfinishedJob(): Promise<ReadonlySet<string>> {
    const unfinished = this.tables.jobs.settledUnfinished()
    return new Set(unfinished.flatMap(({ job: { name, data } }) => Object.values(data).map((id) => `${name} ${id}`)))
  }

  private marked(kind: WorkKind): ItemOfWork[] {
    const { documents, proposals, questions, projects, projectBriefs, proofreadings, reports } = this.tables
    const marked = <Row extends ItemOfWork>(table: RowView<Row>, isInProgress: (row: Row) => boolean): ItemOfWork[] =>
      table.all().flatMap((row) => (isInProgress(row) ? [{ id: row.id, accountId: row.accountId }] : []))
    const isUnread = ({ processingStatus: status }: Proposal) => status === 'queued' || status === 'reading'
    const kinds: Readonly<Record<WorkKind, () => ItemOfWork[]>> = {
      'read-document': () => marked(documents, ({ status }) => status === 'processing'),
      'read-form': () => marked(proposals, isUnread),
      'answer-question': () => marked(questions, ({ status }) => status === 'processing'),
      'write-cover-letter': () => marked(proposals, (proposal) => proposal.coverLetterStatus === 'processing'),
      'write-funder-overview': () => marked(proposals, (proposal) => proposal.funderOverviewStatus === 'processing'),
      'write-project-overview': () => marked(projects, ({ overview }) => overview.status === 'processing'),
      'propose-brief': () => marked(projectBriefs, ({ proposing }) => proposing === 'processing'),
      'proofread-application': () => marked(proofreadings, ({ status }) => status === 'processing'),
      'write-report': () => marked(reports, ({ status }) => status === 'processing'),
    }
    return kinds[kind]()
  }
}
