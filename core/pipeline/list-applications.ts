import type { ApplicationSummary } from '../proposals/application-summary.ts'
import type { Actor } from '../identity/user.ts'
import type { Page } from '../shared/page.ts'
import type { Clock } from '../shared/ports.ts'
import type { AmountTotal, ApplicationFilter, ApplicationQuery, PipelineReader } from './ports.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Time until an application's deadline: `overdue` is past, `week` and `month` are the next 7 and 30 days. */
export type Due = 'overdue' | 'week' | 'month' | 'none'

export interface ListApplicationsInput extends Omit<ApplicationQuery, 'filter'> {
  readonly actor: Actor
  readonly filter: Omit<ApplicationFilter, 'deadline'> & { readonly due: Due | null }
}

/** The filter that only leaves out archived applications. */
export const ANY_APPLICATION: ApplicationFilter = {
  search: '',
  stages: [],
  funderId: null,
  projectId: null,
  ownerId: null,
  deadline: null,
  amount: { least: null, most: null },
  isArchived: false,
}

export interface ListedApplications extends Page<ApplicationSummary> {
  readonly totals: readonly AmountTotal[]
  /** Funders to filter by. */
  readonly funders: readonly NonNullable<ApplicationSummary['funder']>[]
}

/** Lists a page of the account's applications, with the totals of all. */
export class ListApplications {
  constructor(
    private readonly pipeline: PipelineReader,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { accountId }, filter, ...list }: ListApplicationsInput): Promise<ListedApplications> {
    const { due, ...others } = filter
    const wanted = { ...others, deadline: this.deadlineOf(due) }
    return {
      ...(await this.pipeline.applications(accountId, { ...list, filter: wanted })),
      totals: await this.pipeline.totals(accountId, wanted),
      funders: await this.pipeline.funders(accountId),
    }
  }

  private deadlineOf(due: Due | null): ApplicationFilter['deadline'] {
    if (due === null || due === 'none') return due
    const now = this.clock.now()
    if (due === 'overdue') return { from: null, before: now }
    const days = due === 'week' ? 7 : 30
    return { from: now, before: new Date(Date.parse(now) + days * DAY_MS).toISOString() }
  }
}
