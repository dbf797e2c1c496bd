import { isArchivedWith, isOpen } from '../../../core/proposals/application-plan.ts'
import type { DeadlineWalk, DueSpan, WalkedDeadline } from '../../../core/pipeline/ports.ts'
import type { Project } from '../../../core/projects/project.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Report } from '../../../core/reports/report.ts'
import { isArchivedIn } from '../proposals/archived-in.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

export class InMemoryDeadlineWalk implements DeadlineWalk {
  constructor(
    private readonly proposals: RowView<Proposal>,
    private readonly reports: RowView<Report>,
    private readonly projects: RowView<Project>,
  ) {}

  async next(
    kind: WalkedDeadline['kind'],
    { from, before }: DueSpan,
    after: WalkedDeadline | null,
    limit: number,
  ): Promise<WalkedDeadline[]> {
    const all = kind === 'application' ? this.applications() : this.dueReports()
    const placeOf = ({ dueAt, id }: Pick<WalkedDeadline, 'dueAt' | 'id'>) => `${dueAt} ${id}`
    const within = all.filter(({ dueAt }) => dueAt >= from && dueAt < before)
    return sortRows(within, ascending(placeOf))
      .filter((one) => after === null || placeOf(one) > placeOf(after))
      .slice(0, limit)
  }

  private applications(): WalkedDeadline[] {
    const open = this.proposals.all().filter((one) => isOpen(one.stage) && !isArchivedIn(this.projects, one))
    return open.flatMap(({ id, accountId, deadline }) =>
      deadline === null ? [] : [{ kind: 'application', id, accountId, dueAt: deadline }],
    )
  }

  private dueReports(): WalkedDeadline[] {
    return this.reports
      .all()
      .filter(({ projectId }) => !isArchivedWith({}, this.projects.get(projectId)))
      .flatMap(({ id, accountId, dueAt }) => (dueAt === null ? [] : [{ kind: 'report', id, accountId, dueAt }]))
  }
}
