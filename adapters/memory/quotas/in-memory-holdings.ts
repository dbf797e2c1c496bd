import type { AccountId } from '../../../core/shared/ids.ts'
import type { Holding, Holdings } from '../../../core/quotas/ports.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'

/** Needs no lock, as units of work run one after another. */
export class InMemoryHoldings implements Holdings {
  constructor(private readonly tables: InMemoryTables) {}

  async count<Kind extends Holding>(accountId: AccountId, kinds: readonly Kind[]): Promise<Record<Kind, number>> {
    return Object.fromEntries(kinds.map((kind) => [kind, this.countOf(kind, accountId)])) as Record<Kind, number>
  }

  private countOf(kind: Holding, accountId: AccountId): number {
    const owned = (rows: readonly { readonly accountId: unknown }[]) =>
      rows.filter((row) => row.accountId === accountId).length
    const { projects, proposals, documents, reports, funders, users, jobs } = this.tables
    const counts: Record<Holding, () => number> = {
      projects: () => owned(projects.all()),
      applications: () => owned(proposals.all()),
      documents: () => owned(documents.all()),
      bytes: () => this.bytesOf(accountId),
      reports: () => owned(reports.all()),
      funders: () => owned(funders.all()),
      users: () => owned(users.all()),
      tasks: () => owned(jobs.unfinished().map(({ job }) => job)),
    }
    return counts[kind]()
  }

  private bytesOf(accountId: AccountId): number {
    const forms = this.tables.proposals.all().map((one) => ({ ...one, sizeBytes: one.form?.sizeBytes ?? 0 }))
    const sized: readonly { accountId: AccountId; sizeBytes: number }[] = [...forms, ...this.tables.documents.all()]
    return sized.reduce((sum, one) => sum + (one.accountId === accountId ? one.sizeBytes : 0), 0)
  }
}
