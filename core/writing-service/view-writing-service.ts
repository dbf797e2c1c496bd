import type { Actor } from '../identity/user.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import type { Allowance, Allowances } from '../spending/allowances.ts'
import type { OfEachPiece } from '../spending/spending-feature.ts'
import type { Outage } from './outage.ts'
import type { Outages } from './ports.ts'

/** An outage without a new try for this long belongs to a stopped process. */
const FORGOTTEN_AFTER_MS = 15 * 60_000

export interface WritingServiceState {
  readonly outage: Outage | null
  readonly allowance: Allowance | null
  /** US dollars; null unless the actor is an admin, and if texts are free. */
  readonly costs: OfEachPiece<number> | null
}

/** Returns whether texts can be written now, and how many more this month. */
export class ViewWritingService {
  constructor(
    private readonly work: UnitOfWork<{ outages: Outages }>,
    private readonly allowances: Allowances,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { accountId, isAdmin } }: { actor: Actor }): Promise<WritingServiceState> {
    const outage = await this.work.run(({ outages }) => outages.find())
    const isCurrent =
      outage !== null && Date.parse(this.clock.now()) < Date.parse(outage.nextTryAt) + FORGOTTEN_AFTER_MS
    return {
      outage: isCurrent ? outage : null,
      allowance: await this.allowances.of(accountId),
      costs: isAdmin ? await this.allowances.costs(accountId) : null,
    }
  }
}
