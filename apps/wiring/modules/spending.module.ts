import { ContainerModule } from 'inversify'
import { ModelCostEstimator } from '../../../adapters/language-model/model-cost-estimator.ts'
import { PriceBook } from '../../../adapters/language-model/price-book.ts'
import type { UnitOfWork } from '../../../core/shared/ports.ts'
import { Allowances } from '../../../core/spending/allowances.ts'
import { ExportSpending } from '../../../core/spending/export-spending.ts'
import { ListSpending } from '../../../core/spending/list-spending.ts'
import { ViewUsage } from '../../../core/spending/view-usage.ts'
import { ViewWritingService } from '../../../core/writing-service/view-writing-service.ts'
import type { Stores } from '../../../core/stores.ts'
import type { Config } from '../config/config.ts'
import { modelTokens } from '../tokens/model-tokens.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

export function spendingModule({ model, monthlySpendingLimit, asksPeople }: Config): ContainerModule {
  // An allowance is shown to people; without people, only the limit itself counts.
  const monthlyLimit = asksPeople ? monthlySpendingLimit : null
  const settingsOf = (prices: PriceBook | null) => ({
    monthlyLimit,
    estimator: prices && new ModelCostEstimator(prices),
  })
  const { work } = databaseTokens
  const { clock } = systemTokens
  return new ContainerModule((module) => {
    const findPrice = (stores: UnitOfWork<Stores>, name: string) =>
      stores.run(({ modelPrices }) => modelPrices.find(name))
    const openBook = (stores: UnitOfWork<Stores>) => model && new PriceBook(model, () => findPrice(stores, model.model))
    provide(module, modelTokens.prices, openBook, [work])
    const asked = [work, clock, modelTokens.prices] as const
    provide(module, coreTokens.allowances, (stores, time, prices) => new Allowances(stores, time, settingsOf(prices)), [
      ...asked,
    ])
    provide(
      module,
      useCaseTokens.listSpending,
      (stores, time, prices) => new ListSpending(stores, time, settingsOf(prices)),
      [...asked],
    )
    construct(module, useCaseTokens.exportSpending, ExportSpending, [work, clock])
    construct(module, useCaseTokens.viewUsage, ViewUsage, [work, coreTokens.allowances, clock])
    construct(module, useCaseTokens.viewWritingService, ViewWritingService, [work, coreTokens.allowances, clock])
  })
}
