import { ContainerModule } from 'inversify'
import type { FileStore } from '../../../core/shared/ports.ts'
import type { HealthCheck } from '../../../core/operations/ports.ts'
import { ViewHealth } from '../../../core/operations/view-health.ts'
import type { Persistence } from '../../../core/persistence.ts'
import type { Config } from '../config/config.ts'
import { healthChecksOf, openHealthChecks } from '../health-checks.ts'
import { construct, provide, token } from '../tokens/token.ts'
import { systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

export const operationsTokens = { healthChecks: token<readonly HealthCheck[]>('HealthChecks') }

/** Calls of the operator. */
export function operationsModule(config: Config, database: Persistence, files: FileStore): ContainerModule {
  return new ContainerModule((module) => {
    const all = () => [
      ...openHealthChecks(config, database, files),
      ...healthChecksOf(config, () => database.backedUpAt()),
    ]
    provide(module, operationsTokens.healthChecks, all, [])
    construct(module, useCaseTokens.viewHealth, ViewHealth, [operationsTokens.healthChecks, systemTokens.timers])
  })
}
