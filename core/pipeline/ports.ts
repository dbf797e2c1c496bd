import type { AccountId, FunderId, ProjectId, ProposalId, ReportId, UserId } from '../shared/ids.ts'
import type { ProposalStage } from '../proposals/proposal-stage.ts'
import type { ApplicationSummary } from '../proposals/application-summary.ts'
import type { FoundDeadline } from '../proposals/form/form-terms.ts'
import type { Page, PageRequest } from '../shared/page.ts'

/** An application or a report with its deadline. */
export interface DueItem {
  readonly kind: 'application' | 'report'
  readonly id: ProposalId | ReportId
  readonly name: string
  readonly dueAt: string
  /** IANA time zone; null if unknown. */
  readonly zone: string | null
  readonly projectName: string | null
  readonly funderName: string | null
  /** Null for a report. */
  readonly stage: ProposalStage | null
}

/** An application without a deadline whose form states one. */
export interface FormDeadlineItem {
  readonly id: ProposalId
  readonly name: string
  readonly projectName: string | null
  readonly funderName: string | null
  /** Future deadlines in the form, in its order; several if it states several. */
  readonly findings: readonly FoundDeadline[]
}

/** Selects applications; null and empty fields do not restrict. */
export interface ApplicationFilter {
  /** Part of the name of the application or its funder, ignoring case. */
  readonly search: string
  readonly stages: readonly ProposalStage[]
  readonly funderId: FunderId | null
  readonly projectId: ProjectId | null
  /** `none`: without an owner. */
  readonly ownerId: UserId | 'none' | null
  /** Instants: from the first (inclusive) to the second (exclusive). `none`: without a deadline. */
  readonly deadline: { readonly from: string | null; readonly before: string | null } | 'none' | null
  /** Limits of the amount asked for, both inclusive. */
  readonly amount: { readonly least: number | null; readonly most: number | null }
  readonly isArchived: boolean
}

const APPLICATION_ORDERS = ['name', 'funder', 'project', 'owner', 'stage', 'deadline', 'amount'] as const
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number]

export interface ApplicationQuery extends PageRequest {
  readonly filter: ApplicationFilter
  readonly order: ApplicationOrder
  readonly isDescending: boolean
}

/** Totals of the applications in one currency. */
export interface AmountTotal {
  readonly currency: string
  readonly asked: number
  /** Awarded to successful applications. */
  readonly won: number
}

/** Amounts asked of a funder and won in one year and currency. */
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
  /** Sorts names ignoring case, stages in their order, missing values always last, and equal ones by identifier. */
  applications(accountId: AccountId, query: ApplicationQuery): Promise<Page<ApplicationSummary>>
  /** Totals of all applications that match the filter, by currency. */
  totals(accountId: AccountId, filter: ApplicationFilter): Promise<AmountTotal[]>
  /** The funders of the account's applications, by name. */
  funders(accountId: AccountId): Promise<NonNullable<ApplicationSummary['funder']>[]>
  /**
   * Deadlines from the first moment (inclusive) to the second (exclusive), earliest first: of applications at an open
   * stage and of reports; nothing archived or in an archived project.
   */
  due(accountId: AccountId, span: DueSpan, request: PageRequest): Promise<Page<DueItem>>
  /**
   * Applications at an open stage without a deadline whose form states one on the day `from` (`YYYY-MM-DD`) or later,
   * earliest first; nothing archived or in an archived project.
   */
  formDeadlines(accountId: AccountId, from: string, request: PageRequest): Promise<Page<FormDeadlineItem>>
}

export interface DueSpan {
  readonly from: string
  readonly before: string
}

export type WalkedDeadline =
  | { readonly kind: 'application'; readonly id: ProposalId; readonly accountId: AccountId; readonly dueAt: string }
  | { readonly kind: 'report'; readonly id: ReportId; readonly accountId: AccountId; readonly dueAt: string }

/** Pages through the deadlines of all accounts. */
export interface DeadlineWalk {
  /**
   * Deadlines from the first moment (inclusive) to the second (exclusive), by time and identifier: of applications at
   * an open stage and of reports; nothing archived or in an archived project. Starts after `after`, or at the first if
   * it is null; at most `limit`.
   */
  next(
    kind: WalkedDeadline['kind'],
    span: DueSpan,
    after: WalkedDeadline | null,
    limit: number,
  ): Promise<WalkedDeadline[]>
}
