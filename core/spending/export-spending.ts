import type { AccountId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import { monthOf } from './month.ts'
import type { Spendings } from './ports.ts'
import type { SpendingFeature } from './spending-feature.ts'

export interface ExportedSpending {
  readonly accountId: AccountId
  readonly ownerEmail: string | null
  /** Null for usage recorded before features were; number of texts and model are then unknown, too. */
  readonly feature: SpendingFeature | null
  readonly model: string | null
  readonly pieces: number | null
  readonly usage: ModelUsage
}

const ALL_ACCOUNTS = { page: 1, pageSize: Number.MAX_SAFE_INTEGER }

/** Returns all spending of a month, by account, feature and model, for other programs; for admins. */
export class ExportSpending {
  constructor(
    private readonly work: UnitOfWork<{ spendings: Spendings }>,
    private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    month = monthOf(this.clock.now()),
  }: {
    readonly actor: Actor
    readonly month?: string | undefined
  }): Promise<{ readonly month: string; readonly rows: readonly ExportedSpending[] }> {
    assertAdmin(actor)
    const [features, { items }] = await this.work.run(async ({ spendings }) => [
      await spendings.featuresOf(month),
      await spendings.accountsOf(month, ALL_ACCOUNTS),
    ])
    const rows = items.flatMap((account): ExportedSpending[] => {
      const own = features.filter(({ accountId }) => accountId === account.accountId)
      if (own.length === 0) return [{ ...account, feature: null, model: null, pieces: null }]
      return own.map((spending) => ({ ...spending, ownerEmail: account.ownerEmail }))
    })
    return { month, rows }
  }
}
