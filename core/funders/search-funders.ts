import type { FunderId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AdminReadAccess } from '../audit/admin-read-access.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Funder } from './funder.ts'
import { findFunders } from './find-funders.ts'
import type { FunderIndex, FunderListItem, Funders } from './ports.ts'

const MAX_RESULTS = 20
export const LONGEST_FUNDER_QUERY = 200

export class SearchFunders {
  constructor(private readonly index: FunderIndex) {}

  /** An empty query finds nothing. */
  async execute(input: { actor: Actor; query: string }): Promise<FunderListItem[]> {
    const query = input.query.trim().slice(0, LONGEST_FUNDER_QUERY)
    const search = { index: this.index, of: input.actor.accountId, limit: MAX_RESULTS }
    return query === '' ? [] : findFunders(search, query)
  }
}

/**
 * Returns a funder that the actor may see. Admins see those of all accounts; reading one of a single account is
 * recorded.
 */
export class ViewFunder {
  constructor(
    private readonly work: UnitOfWork<{ funders: Funders }>,
    private readonly readings: AdminReadAccess,
  ) {}

  async execute({ actor, funderId }: { actor: Actor; funderId: FunderId }): Promise<Funder> {
    const funder = await this.work.run(({ funders }) =>
      actor.isAdmin ? funders.findAny(funderId) : funders.find(actor.accountId, funderId),
    )
    if (!funder) throw funderNotFound()
    const reading = { action: 'read-funder', subjectId: funder.id } as const
    await this.readings.accountFor(actor, async () => funder.accountId, reading)
    return funder
  }
}

export function funderNotFound(): AppError {
  return notFound('funders.not-found')
}
