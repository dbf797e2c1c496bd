import type { Document } from '../../../core/documents/document.ts'
import type { Project } from '../../../core/projects/project.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Question } from '../../../core/proposals/question.ts'
import type { Report } from '../../../core/reports/report.ts'
import type { ItemOfWork, WorkInProgress, WorkKind } from '../../../core/upkeep/ports/work-in-progress.ts'
import { by, inOrder } from '../in-order.ts'
import type { JobRow } from '../jobs/job-row.ts'
import type { RowView } from '../staged-table.ts'

interface Tables {
  readonly documents: RowView<Document>
  readonly proposals: RowView<Proposal>
  readonly questions: RowView<Question>
  readonly projects: RowView<Project>
  readonly reports: RowView<Report>
  readonly jobs: RowView<JobRow>
}

interface Marked extends ItemOfWork {
  readonly isInProgress: boolean
}

const isProcessing = (status: string | null) => status === 'processing'

export class InMemoryWorkInProgress implements WorkInProgress {
  constructor(private readonly tables: Tables) {}

  async next(
    kind: WorkKind,
    after: string | null,
    limit: number,
  ): Promise<{ items: ItemOfWork[]; last: string | null }> {
    const following = this.marked(kind).filter(({ id }) => after === null || id > after)
    const rows = inOrder(
      following,
      by(({ id }) => id),
    ).slice(0, limit)
    const items = rows.filter(({ isInProgress }) => isInProgress).map(({ id, accountId }) => ({ id, accountId }))
    return { items, last: rows.at(-1)?.id ?? null }
  }

  async inHand(): Promise<ReadonlySet<string>> {
    const unfinished = this.tables.jobs.all().filter(({ claimableAt }) => claimableAt !== null)
    return new Set(unfinished.flatMap(({ job: { name, data } }) => Object.values(data).map((id) => `${name} ${id}`)))
  }

  private marked(kind: WorkKind): Marked[] {
    const { documents, proposals, questions, projects, reports } = this.tables
    const mark = <Row extends ItemOfWork>(table: RowView<Row>, status: (row: Row) => string | null): Marked[] =>
      table.all().map((row) => ({ id: row.id, accountId: row.accountId, isInProgress: isProcessing(status(row)) }))
    const isUnread = ({ processingStatus: status }: Proposal) => status === 'queued' || status === 'reading'
    const kinds: Readonly<Record<WorkKind, () => Marked[]>> = {
      'read-document': () => mark(documents, ({ status }) => status),
      'read-form': () => mark(proposals, (proposal) => (isUnread(proposal) ? 'processing' : null)),
      'answer-question': () => mark(questions, ({ status }) => status),
      'write-cover-letter': () => mark(proposals, ({ coverLetterStatus }) => coverLetterStatus),
      'write-funder-overview': () => mark(proposals, ({ funderOverviewStatus }) => funderOverviewStatus),
      'write-project-overview': () => mark(projects, ({ overview }) => overview.status),
      'write-report': () => mark(reports, ({ status }) => status),
    }
    return kinds[kind]()
  }
}
