import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { NO_USAGE, sumOfUsage, type ModelUsage } from '../shared/model-usage.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import type { PageRequest } from '../shared/page.ts'
import type { SpendingSettings } from './allowances.ts'
import { monthBefore, monthOf } from './month.ts'
import type { AccountSpending, FeatureSpending, Spendings } from './ports.ts'

export type FeatureSum = Omit<FeatureSpending, 'accountId' | 'month'>

/** Months of the picture. */
const MONTHS = 12

export interface MonthOfSpending {
  readonly month: string
  /** Whether no later month has begun. */
  readonly isLatest: boolean
  readonly limit: number | null
  /** The cost of each of the last twelve months in US dollars, this month last. */
  readonly months: readonly { readonly month: string; readonly cost: number }[]
  readonly all: ModelUsage
  /** Sums over all accounts, most expensive first. */
  readonly features: readonly FeatureSum[]
  /** Accounts of the page, most expensive first. */
  readonly accounts: readonly (AccountSpending & { readonly features: readonly FeatureSum[] })[]
  /** Number of accounts on all pages. */
  readonly total: number
}

/** Lists the spending of all accounts on language models in a month; for admins. */
export class ListSpending {
  constructor(
    private readonly work: UnitOfWork<{ spendings: Spendings }>,
    private readonly clock: Clock,
    private readonly settings: SpendingSettings,
  ) {}

  async execute({
    actor,
    month: asked,
    ...page
  }: PageRequest & { readonly actor: Actor; readonly month?: string | undefined }): Promise<MonthOfSpending> {
    assertAdmin(actor)
    const present = monthOf(this.clock.now())
    const month = asked ?? present
    const [months, all, features, { items, total }] = await this.work.run(async ({ spendings }) => [
      await costsUntil(present, spendings),
      await spendings.sumOf(month),
      await spendings.featuresOf(month),
      await spendings.accountsOf(month, page),
    ])
    const accounts = items.map((account) => {
      const own = features.filter(({ accountId }) => accountId === account.accountId)
      return { ...account, features: summed(own) }
    })
    const limit = this.settings.monthlyLimit
    return { month, isLatest: month >= present, limit, months, all, features: summed(features), accounts, total }
  }
}

async function costsUntil(last: string, spendings: Spendings): Promise<MonthOfSpending['months']> {
  const costs: MonthOfSpending['months'][number][] = []
  for (let count = MONTHS - 1; count >= 0; count -= 1) {
    const month = monthBefore(last, count)
    costs.push({ month, cost: (await spendings.sumOf(month)).cost })
  }
  return costs
}

function summed(spendings: readonly FeatureSpending[]): FeatureSum[] {
  const sums = new Map<string, FeatureSum>()
  for (const { feature, model, pieces, usage } of spendings) {
    const key = `${feature} ${model}`
    const before = sums.get(key) ?? { pieces: 0, usage: NO_USAGE }
    sums.set(key, { feature, model, pieces: before.pieces + pieces, usage: sumOfUsage(before.usage, usage) })
  }
  return [...sums.values()].sort((a, b) => b.usage.cost - a.usage.cost)
}
