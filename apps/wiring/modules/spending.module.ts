import { ContainerModule } from 'inversify'
import { AnthropicCostEstimator } from '../../../adapters/anthropic/anthropic-cost-estimator.ts'
import { Allowances } from '../../../core/spending/allowances.ts'
import { ExportSpending } from '../../../core/spending/export-spending.ts'
import { ListSpending } from '../../../core/spending/list-spending.ts'
import { ViewUsage } from '../../../core/spending/view-usage.ts'
import { ViewWritingService } from '../../../core/writing-service/view-writing-service.ts'
import type { Config } from '../config.ts'
import { construct, provide, token } from '../token.ts'
import { databaseTokens, systemTokens } from '../tokens.ts'
import { useCaseTokens } from '../use-case-tokens.ts'

const allowances = token<Allowances>('Allowances')

export function spendingModule({ model, monthlySpendingLimit }: Config): ContainerModule {
  const settings = { monthlyLimit: monthlySpendingLimit, estimator: model && new AnthropicCostEstimator(model) }
  const { work } = databaseTokens
  const { clock } = systemTokens
  return new ContainerModule((module) => {
    provide(module, allowances, (stores, time) => new Allowances(stores, time, settings), [work, clock])
    provide(module, useCaseTokens.listSpending, (stores, time) => new ListSpending(stores, time, settings), [
      work,
      clock,
    ])
    construct(module, useCaseTokens.exportSpending, ExportSpending, [work, clock])
    construct(module, useCaseTokens.viewUsage, ViewUsage, [work, allowances, clock])
    construct(module, useCaseTokens.viewWritingService, ViewWritingService, [work, allowances, clock])
  })
}
