import type { AccountId, UserId, FunderId, ProjectId, ProposalId, ReportId } from '../../shared/ids.ts'
import type { ProposalStage } from '../../proposals/proposal-stage.ts'
import type { ApplicationSummary } from '../../proposals/application-summary.ts'
import type { FoundDeadline } from '../../proposals/form-terms.ts'
import type { Page, PageRequest } from '../../shared/page.ts'

/** An application or a report with a day by which the funder wants it. */
export interface DueItem {
  readonly kind: 'application' | 'report'
  readonly id: ProposalId | ReportId
  readonly name: string
  readonly dueAt: string
  /** IANA; null where nobody has said. */
  readonly zone: string | null
  readonly projectName: string | null
  readonly funderName: string | null
  /** Null of a report. */
  readonly stage: ProposalStage | null
}

/** An application without a deadline whose form names one. */
export interface FormDeadlineItem {
  readonly id: ProposalId
  readonly name: string
  readonly projectName: string | null
  readonly funderName: string | null
  /** Those that are not over, in the order of the form: more than one where it names several. */
  readonly findings: readonly FoundDeadline[]
}

/** Which applications are meant; what is null or empty leaves none out. */
export interface ApplicationFilter {
  /** Part of the name of the application or its funder, without regard to case. */
  readonly search: string
  readonly stages: readonly ProposalStage[]
  readonly funderId: FunderId | null
  readonly projectId: ProjectId | null
  /** `none`: without an owner. */
  readonly ownerId: UserId | 'none' | null
  /** Instants: from the first on, and before the second. `none`: without a deadline. */
  readonly deadline: { readonly from: string | null; readonly before: string | null } | 'none' | null
  /** Of the amount asked for, both included. */
  readonly amount: { readonly least: number | null; readonly most: number | null }
  readonly isArchived: boolean
}

export const APPLICATION_ORDERS = ['name', 'funder', 'project', 'owner', 'stage', 'deadline', 'amount'] as const
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number]

export interface ApplicationQuery extends PageRequest {
  readonly filter: ApplicationFilter
  readonly order: ApplicationOrder
  readonly isDescending: boolean
}

/** What the applications of one currency add up to. */
export interface AmountTotal {
  readonly currency: string
  readonly asked: number
  /** Given to those that were won. */
  readonly won: number
}

/** What was asked of a funder in one year and currency, and what of it was won. */
export interface AskedAndWon {
  /** In which the applications came to their stage, by UTC. */
  readonly year: number
  /** Null of those without a funder. */
  readonly funder: string | null
  /** ISO 4217 */
  readonly currency: string
  readonly applications: number
  readonly asked: number
  /** What was given; where nobody said how much, what was asked for. */
  readonly won: number
}

export interface PipelineReader {
  /**
   * Of the applications that were submitted, won or lost in this year or later, archived ones too: the latest year first,
   * then by currency and by the funder's name, those without one last.
   */
  askedAndWon(accountId: AccountId, sinceYear: number): Promise<AskedAndWon[]>
  /**
   * Names without regard to capitals, stages in their order; what has no value comes last either way, and equals by their
   * identifiers.
   */
  applications(accountId: AccountId, query: ApplicationQuery): Promise<Page<ApplicationSummary>>
  /** Over all that the filter leaves, by currency. */
  totals(accountId: AccountId, filter: ApplicationFilter): Promise<AmountTotal[]>
  /** The funders of the account's applications, by name. */
  funders(accountId: AccountId): Promise<NonNullable<ApplicationSummary['funder']>[]>
  /**
   * What is due from the first moment on and before the second, the earliest first: applications at an open stage, and
   * reports; nothing that is archived, or of an archived project.
   */
  due(accountId: AccountId, span: DueSpan, request: PageRequest): Promise<Page<DueItem>>
  /**
   * The applications at an open stage that have no deadline while their form names one on the day `from` (`YYYY-MM-DD`) or
   * later, the earliest first; nothing that is archived, or of an archived project.
   */
  formDeadlines(accountId: AccountId, from: string, request: PageRequest): Promise<Page<FormDeadlineItem>>
}

export interface DueSpan {
  readonly from: string
  readonly before: string
}
