import { ContainerModule } from 'inversify'
import { SearchFunders, ViewFunder } from '../../../core/funders/search-funders.ts'
import { construct } from '../token.ts'
import { databaseTokens, useCaseTokens } from '../tokens.ts'

export const fundersModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.searchFunders, SearchFunders, [databaseTokens.funderReader])
  construct(module, useCaseTokens.viewFunder, ViewFunder, [databaseTokens.work])
})
