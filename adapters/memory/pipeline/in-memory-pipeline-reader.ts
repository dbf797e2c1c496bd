import type { AccountId } from '../../../core/shared/ids.ts'
import type { ApplicationSummary } from '../../../core/proposals/application-summary.ts'
import { isArchivedWith, isOpen } from '../../../core/proposals/application-plan.ts'
import type {
  AmountTotal,
  ApplicationFilter,
  ApplicationOrder,
  ApplicationQuery,
  AskedAndWon,
  DueItem,
  DueSpan,
  FormDeadlineItem,
  PipelineReader,
} from '../../../core/pipeline/ports.ts'
import { PROPOSAL_STAGES } from '../../../core/proposals/proposal-stage.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Report } from '../../../core/reports/report.ts'
import { caseless } from '../../../core/shared/caseless.ts'
import { inAskedOrder } from '../../../core/pipeline/asked-order.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import { isArchivedIn } from '../proposals/archived-in.ts'
import { ascending, descending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'
import { summariesOf, type SummaryTables } from './application-summaries.ts'

interface Tables extends SummaryTables {
  readonly reports: RowView<Report>
}

const VALUE: Readonly<Record<ApplicationOrder, (of: ApplicationSummary) => string | number | null>> = {
  name: ({ name }) => caseless(name),
  funder: ({ funder }) => funder && caseless(funder.name),
  project: ({ project }) => project && caseless(project.name),
  owner: ({ owner }) => owner && caseless(owner.name),
  stage: ({ stage }) => PROPOSAL_STAGES.indexOf(stage),
  deadline: ({ deadline }) => deadline,
  amount: ({ amountAsked }) => amountAsked,
}

export class InMemoryPipelineReader implements PipelineReader {
  constructor(private readonly tables: Tables) {}

  async applications(accountId: AccountId, query: ApplicationQuery): Promise<Page<ApplicationSummary>> {
    const kept = this.kept(accountId, query.filter)
    const valueOf = VALUE[query.order]
    const inOrder = (of: (row: ApplicationSummary) => string | number) =>
      query.isDescending ? descending(ascending(of)) : ascending(of)
    const sorted = sortRows(
      kept,
      ascending((row) => (valueOf(row) === null ? 1 : 0)),
      inOrder((row) => valueOf(row) ?? ''),
      inOrder(({ id }) => id),
    )
    const offset = offsetOf(query)
    return { items: structuredClone(sorted.slice(offset, offset + query.pageSize)), total: kept.length }
  }

  async totals(accountId: AccountId, filter: ApplicationFilter): Promise<AmountTotal[]> {
    const totals = new Map<string, { currency: string; asked: number; won: number }>()
    for (const { currency, amountAsked, amountGiven, stage } of this.kept(accountId, filter)) {
      if (amountAsked === null && amountGiven === null) continue
      const total = totals.get(currency) ?? { currency, asked: 0, won: 0 }
      total.asked += amountAsked ?? 0
      total.won += stage === 'won' ? (amountGiven ?? 0) : 0
      totals.set(currency, total)
    }
    return sortRows(
      [...totals.values()],
      ascending(({ currency }) => currency),
    )
  }

  async funders(accountId: AccountId): Promise<NonNullable<ApplicationSummary['funder']>[]> {
    const found = summariesOf(this.own(accountId), this.tables).flatMap(({ funder }) => funder ?? [])
    return sortRows(
      [...new Map(found.map((funder) => [funder.id, funder])).values()],
      ascending(({ name }) => caseless(name)),
      ascending(({ id }) => id),
    )
  }

  async askedAndWon(accountId: AccountId, sinceYear: number): Promise<AskedAndWon[]> {
    const sums = new Map<string, AskedAndWon>()
    for (const { funder, currency, stage, stageSince, amountAsked, amountGiven } of this.sent(accountId)) {
      const year = Number(stageSince.slice(0, 4))
      if (year < sinceYear) continue
      const key = `${year} ${funder?.id} ${currency}`
      const none = { year, funder: funder?.name ?? null, currency, applications: 0, asked: 0, won: 0 }
      const { applications, asked, won } = sums.get(key) ?? none
      const given = stage === 'won' ? (amountGiven ?? amountAsked ?? 0) : 0
      sums.set(key, { ...none, applications: applications + 1, asked: asked + (amountAsked ?? 0), won: won + given })
    }
    return inAskedOrder([...sums.values()])
  }

  async due(accountId: AccountId, span: DueSpan, request: PageRequest): Promise<Page<DueItem>> {
    const items = [...this.applicationsDue(accountId), ...this.reportsDue(accountId)]
    const within = items.filter(({ dueAt }) => dueAt >= span.from && dueAt < span.before)
    const sorted = sortRows(
      within,
      ascending(({ dueAt }) => dueAt),
      ascending(({ id }) => id),
    )
    const offset = offsetOf(request)
    return { items: sorted.slice(offset, offset + request.pageSize), total: within.length }
  }

  async formDeadlines(accountId: AccountId, from: string, request: PageRequest): Promise<Page<FormDeadlineItem>> {
    const items = this.open(accountId).flatMap(({ id, name, deadline, project, funder }) => {
      const all = this.tables.proposals.get(id)?.formTerms?.deadline.findings ?? []
      const findings = all.filter(({ date }) => date >= from)
      if (deadline !== null || findings.length === 0) return []
      return [{ id, name, projectName: project?.name ?? null, funderName: funder?.name ?? null, findings }]
    })
    const sorted = sortRows(
      items,
      ascending(({ findings }) => findings.map(({ date }) => date).sort()[0] ?? ''),
      ascending(({ id }) => id),
    )
    const offset = offsetOf(request)
    return { items: structuredClone(sorted.slice(offset, offset + request.pageSize)), total: items.length }
  }

  /** Applications at an open stage, without archived ones and those of archived projects. */
  private open(accountId: AccountId): ApplicationSummary[] {
    const open = this.own(accountId).filter((one) => isOpen(one.stage) && !isArchivedIn(this.tables.projects, one))
    return summariesOf(open, this.tables)
  }

  private applicationsDue(accountId: AccountId): DueItem[] {
    return this.open(accountId).flatMap(({ id, name, deadline, deadlineZone, stage, project, funder }) => {
      if (deadline === null) return []
      const names = { projectName: project?.name ?? null, funderName: funder?.name ?? null }
      return [{ kind: 'application', id, name, dueAt: deadline, zone: deadlineZone, ...names, stage }]
    })
  }

  private reportsDue(accountId: AccountId): DueItem[] {
    const reports = this.tables.reports.all().filter((report) => report.accountId === accountId)
    return reports.flatMap(({ id, name, dueAt, dueZone, projectId }) => {
      const project = this.tables.projects.get(projectId)
      if (dueAt === null || project === undefined || isArchivedWith({}, project)) return []
      const names = { projectName: project.name, funderName: null }
      return [{ kind: 'report', id, name, dueAt, zone: dueZone, ...names, stage: null }]
    })
  }

  private sent(accountId: AccountId): ApplicationSummary[] {
    const sent = this.own(accountId).filter(({ stage }) => ['submitted', 'won', 'lost'].includes(stage))
    return summariesOf(sent, this.tables)
  }

  private own(accountId: AccountId): Proposal[] {
    return this.tables.proposals.all().filter((proposal) => proposal.accountId === accountId)
  }

  private kept(accountId: AccountId, filter: ApplicationFilter): ApplicationSummary[] {
    const isListed = (one: Proposal) => isArchivedIn(this.tables.projects, one) === filter.isArchived
    const listed = summariesOf(this.own(accountId).filter(isListed), this.tables)
    return listed.filter((application) => passes(application, filter))
  }
}

function passes(application: ApplicationSummary, filter: ApplicationFilter): boolean {
  const { stages, funderId, projectId, ownerId } = filter
  const owner = application.owner?.id ?? 'none'
  return (
    isNamed(application, caseless(filter.search.trim())) &&
    (stages.length === 0 || stages.includes(application.stage)) &&
    (funderId === null || application.funder?.id === funderId) &&
    (projectId === null || application.project?.id === projectId) &&
    (ownerId === null || owner === ownerId) &&
    isDue(application, filter) &&
    isAmount(application, filter)
  )
}

function isNamed({ name, funder }: ApplicationSummary, search: string): boolean {
  return [name, funder?.name ?? ''].some((text) => caseless(text).includes(search))
}

function isDue({ deadline }: ApplicationSummary, { deadline: wanted }: ApplicationFilter): boolean {
  if (wanted === null) return true
  if (wanted === 'none' || deadline === null) return wanted === 'none' && deadline === null
  return (wanted.from === null || deadline >= wanted.from) && (wanted.before === null || deadline < wanted.before)
}

function isAmount({ amountAsked }: ApplicationSummary, { amount: { least, most } }: ApplicationFilter): boolean {
  if (least === null && most === null) return true
  return amountAsked !== null && amountAsked >= (least ?? 0) && amountAsked <= (most ?? Infinity)
}
