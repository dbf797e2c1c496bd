import { ContainerModule } from 'inversify'
import { ModelCostEstimator } from '../../../adapters/language-model/model-cost-estimator.ts'
import { Allowances } from '../../../core/spending/allowances.ts'
import { ExportSpending } from '../../../core/spending/export-spending.ts'
import { ListSpending } from '../../../core/spending/list-spending.ts'
import { ViewUsage } from '../../../core/spending/view-usage.ts'
import { ViewWritingService } from '../../../core/writing-service/view-writing-service.ts'
import type { Config } from '../config.ts'
import { construct, provide } from '../token.ts'
import { coreTokens, databaseTokens, systemTokens } from '../tokens.ts'
import { useCaseTokens } from '../use-case-tokens.ts'

export function spendingModule({ model, monthlySpendingLimit, asksPeople }: Config): ContainerModule {
  // An allowance is told to people; where nobody is there, only the limit itself counts.
  const monthlyLimit = asksPeople ? monthlySpendingLimit : null
  const settings = { monthlyLimit, estimator: model && new ModelCostEstimator(model) }
  const { work } = databaseTokens
  const { clock } = systemTokens
  return new ContainerModule((module) => {
    provide(module, coreTokens.allowances, (stores, time) => new Allowances(stores, time, settings), [work, clock])
    provide(module, useCaseTokens.listSpending, (stores, time) => new ListSpending(stores, time, settings), [
      work,
      clock,
    ])
    construct(module, useCaseTokens.exportSpending, ExportSpending, [work, clock])
    construct(module, useCaseTokens.viewUsage, ViewUsage, [work, coreTokens.allowances, clock])
    construct(module, useCaseTokens.viewWritingService, ViewWritingService, [work, coreTokens.allowances, clock])
  })
}
