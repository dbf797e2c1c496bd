import type { ApplicationSummary } from '../proposals/application-summary.ts'
import type { AccountId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { WaitingItem, WaitingReader } from '../questions/ports.ts'
import type { Page } from '../shared/page.ts'
import type { Clock } from '../shared/ports.ts'
import type { ProposalStage } from '../proposals/proposal-stage.ts'
import { ANY_APPLICATION } from './list-applications.ts'
import type { AskedAndWon, DueItem, FormDeadlineItem, PipelineReader } from './ports.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Items overdue for longer are left out. */
const OVERDUE_DAYS = 60
const AHEAD_DAYS = 90
const DUE_SHOWN = { page: 1, pageSize: 10 }
const FORM_DEADLINES_SHOWN = { page: 1, pageSize: 5 }
const WAITING_SHOWN = { page: 1, pageSize: 5 }
const BOARD_SHOWN = { page: 1, pageSize: 8 }
const BOARD_STAGES = ['looking', 'drafting', 'review', 'submitted', 'won'] as const satisfies readonly ProposalStage[]
/** The years that are compared. */
const YEARS = 3

export interface Home {
  readonly due: Page<DueItem>
  /** Deadlines found in forms and not yet accepted. */
  readonly formDeadlines: Page<FormDeadlineItem>
  readonly waiting: Page<WaitingItem>
  /** The stages in their order, each with its applications, the earliest deadline first. */
  readonly board: readonly (Page<ApplicationSummary> & { readonly stage: ProposalStage })[]
  /** This year and the two before. */
  readonly askedAndWon: readonly AskedAndWon[]
}

/** Returns deadlines, those found in forms, the questions that wait for the actor, and the applications in progress. */
export class ViewHome {
  constructor(
    private readonly pipeline: PipelineReader,
    private readonly waiting: WaitingReader,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { accountId, userId } }: { readonly actor: Actor }): Promise<Home> {
    const span = { from: this.inDays(-OVERDUE_DAYS), before: this.inDays(AHEAD_DAYS) }
    return {
      due: await this.pipeline.due(accountId, span, DUE_SHOWN),
      formDeadlines: await this.pipeline.formDeadlines(accountId, this.yesterday(), FORM_DEADLINES_SHOWN),
      waiting: await this.waiting.page(accountId, userId, WAITING_SHOWN),
      board: await this.board(accountId),
      askedAndWon: await this.pipeline.askedAndWon(accountId, Number(this.inDays(0).slice(0, 4)) - YEARS + 1),
    }
  }

  private async board(accountId: AccountId): Promise<Home['board']> {
    const columns: Home['board'][number][] = []
    for (const stage of BOARD_STAGES) {
      const list = { ...BOARD_SHOWN, order: 'deadline', isDescending: stage === 'won' } as const
      const filter = { ...ANY_APPLICATION, stages: [stage] }
      columns.push({ stage, ...(await this.pipeline.applications(accountId, { ...list, filter })) })
    }
    return columns
  }

  /** Keeps deadlines for one day more than UTC, because days end later in western time zones. */
  private yesterday(): string {
    return this.inDays(-1).slice(0, 10)
  }

  private inDays(days: number): string {
    return new Date(Date.parse(this.clock.now()) + days * DAY_MS).toISOString()
  }
}
