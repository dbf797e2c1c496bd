import type { Actor } from '../identity/user.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import type { Allowance, Allowances } from './allowances.ts'
import { monthOf } from './month.ts'
import type { FeatureSpending, Spendings } from './ports.ts'
import type { SpendingFeature } from './spending-feature.ts'

export interface FeatureUse {
  readonly feature: SpendingFeature
  /** Share of the account's usage, 0 to 1. */
  readonly share: number
  readonly pieces: number
}

export interface AccountUsage {
  readonly month: string
  readonly allowance: Allowance | null
  /** Largest first. */
  readonly features: readonly FeatureUse[]
}

/** Returns an account's usage of the language model in this month, as shares, because amounts are for admins only. */
export class ViewUsage {
  constructor(
    private readonly work: UnitOfWork<{ spendings: Spendings }>,
    private readonly allowances: Allowances,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { accountId } }: { actor: Actor }): Promise<AccountUsage> {
    const month = monthOf(this.clock.now())
    const spendings = await this.work.run(({ spendings }) => spendings.featuresOf(month, accountId))
    return { month, allowance: await this.allowances.of(accountId), features: sharesOf(spendings) }
  }
}

function sharesOf(spendings: readonly FeatureSpending[]): FeatureUse[] {
  const costs = new Map<SpendingFeature, { cost: number; pieces: number }>()
  for (const { feature, pieces, usage } of spendings) {
    const before = costs.get(feature) ?? { cost: 0, pieces: 0 }
    costs.set(feature, { cost: before.cost + usage.cost, pieces: before.pieces + pieces })
  }
  const all = [...costs.values()].reduce((sum, { cost }) => sum + cost, 0)
  const shares = [...costs].map(([feature, { cost, pieces }]) => ({ feature, share: all && cost / all, pieces }))
  return shares.sort((a, b) => b.share - a.share)
}
