import type { JobId } from '../../../core/shared/ids.ts'
import type { Document } from '../../../core/documents/document.ts'
import { readsFile, type Job } from '../../../core/jobs/job.ts'
import type { JobCount, JobQuery, JobReader, JobRun, ListedJob } from '../../../core/jobs/ports.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { offsetOf } from '../../../core/shared/page.ts'
import { ascending, sortRows, descending } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'
import type { JobRow } from './job-row.ts'

interface Tables {
  readonly jobs: RowView<JobRow>
  readonly documents: RowView<Document>
  readonly proposals: RowView<Proposal>
}

export class InMemoryJobReader implements JobReader {
  constructor(private readonly tables: Tables) {}

  async page(query: JobQuery): Promise<ListedJob[]> {
    const { state, name, order, isDescending, pageSize } = query
    const orders = [ascending<Job>((job) => job[order] ?? ''), ascending<Job>(({ id }) => id)]
    const wanted = this.jobs().filter(
      (job) => (state === null || job.state === state) && (name === null || job.name === name),
    )
    return sortRows(wanted, ...(isDescending ? orders.map(descending) : orders))
      .slice(offsetOf(query), offsetOf(query) + pageSize)
      .map((job) => this.listed(job))
  }

  async counts(): Promise<JobCount[]> {
    const counts = new Map<string, JobCount>()
    for (const { name, state } of this.jobs()) {
      const count = counts.get(`${name} ${state}`)?.count ?? 0
      counts.set(`${name} ${state}`, { name, state, count: count + 1 })
    }
    return sortRows(
      [...counts.values()],
      ascending(({ name }) => name),
      ascending(({ state }) => state),
    )
  }

  async find(id: JobId): Promise<ListedJob | null> {
    const row = this.tables.jobs.get(id)
    return row ? this.listed(row.job) : null
  }

  async runs(id: JobId): Promise<JobRun[]> {
    return structuredClone([...(this.tables.jobs.get(id)?.runs ?? [])].reverse())
  }

  private jobs(): Job[] {
    return this.tables.jobs.all().map(({ job }) => job)
  }

  private listed(job: Job): ListedJob {
    const { documentId, proposalId } = job.data
    const document = this.tables.documents.get(String(documentId))
    const form = this.tables.proposals.get(String(proposalId))?.form
    const fileName = document?.originalName ?? form?.fileName ?? null
    return { ...structuredClone(job), fileName: readsFile(job) ? fileName : null }
  }
}
