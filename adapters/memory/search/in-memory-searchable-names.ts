import type { AccountId } from '../../../core/shared/ids.ts'
import type { Funder } from '../../../core/funders/funder.ts'
import { isArchivedWith } from '../../../core/proposals/application-plan.ts'
import type { Project } from '../../../core/projects/project.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Report } from '../../../core/reports/report.ts'
import type { NamedKind, SearchableName, SearchableNames } from '../../../core/search/ports.ts'
import { isArchivedIn } from '../proposals/archived-in.ts'
import { ascending, descending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

interface Tables {
  readonly proposals: RowView<Proposal>
  readonly projects: RowView<Project>
  readonly reports: RowView<Report>
  readonly funders: RowView<Funder>
}

type Listed = SearchableName & { readonly createdAt: string }

export class InMemorySearchableNames implements SearchableNames {
  constructor(private readonly tables: Tables) {}

  async ofKind(accountId: AccountId, kind: NamedKind, limit: number): Promise<SearchableName[]> {
    const newestFirst = sortRows(
      this.listed(accountId, kind),
      descending(ascending(({ createdAt }) => createdAt)),
      descending(ascending(({ id }) => id)),
    )
    return newestFirst.slice(0, limit).map(({ id, name, within, isArchived }) => ({ id, name, within, isArchived }))
  }

  private listed(accountId: AccountId, kind: NamedKind): Listed[] {
    if (kind === 'application') return this.applications(accountId)
    if (kind === 'project')
      return owned(this.tables.projects, accountId).map((project) => ({ ...project, within: null }))
    if (kind === 'funder') return this.funders(accountId)
    return owned(this.tables.reports, accountId).map((report) => ({
      ...report,
      within: this.tables.projects.get(report.projectId)?.name ?? null,
      isArchived: isArchivedWith({}, this.tables.projects.get(report.projectId)),
    }))
  }

  private applications(accountId: AccountId): Listed[] {
    return owned(this.tables.proposals, accountId).map((proposal) => ({
      ...proposal,
      within: this.seenFunder(accountId, proposal.funderId ?? '')?.funderName ?? null,
      isArchived: isArchivedIn(this.tables.projects, proposal),
    }))
  }

  private funders(accountId: AccountId): Listed[] {
    const named = owned(this.tables.proposals, accountId).flatMap(({ funderId }) => funderId ?? [])
    const typed = this.tables.funders.all().filter((funder) => funder.accountId === accountId)
    const ids = new Set<string>([...named, ...typed.map(({ id }) => id)])
    return [...ids]
      .flatMap((id) => this.seenFunder(accountId, id) ?? [])
      .map(({ id, funderName, createdAt }) => ({ id, name: funderName, within: null, createdAt, isArchived: false }))
  }

  private seenFunder(accountId: AccountId, id: string): Funder | undefined {
    const funder = this.tables.funders.get(id)
    return funder?.accountId === null || funder?.accountId === accountId ? funder : undefined
  }
}

function owned<Row extends { readonly accountId: AccountId }>(table: RowView<Row>, accountId: AccountId): Row[] {
  return table.all().filter((row) => row.accountId === accountId)
}
