import { ContainerModule } from 'inversify'
import { DoOnce } from '../../../core/requests/do-once.ts'
import { construct } from '../tokens/token.ts'
import { databaseTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

export const requestsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.doOnce, DoOnce, [databaseTokens.work, systemTokens.clock, systemTokens.timers])
})
