import { ContainerModule } from 'inversify'
import { CountFunders, ListFunders } from '../../../core/funders/list-funders.ts'
import { RenewFunderOverview } from '../../../core/funders/renew-funder-overview.ts'
import { RequestFunderRenewal } from '../../../core/funders/request-funder-renewal.ts'
import { SaveFunder } from '../../../core/funders/save-funder.ts'
import { SearchFunders, ViewFunder } from '../../../core/funders/search-funders.ts'
import { construct } from '../token.ts'
import { coreTokens, databaseTokens, jobTokens, useCaseTokens, writingTokens } from '../tokens.ts'

const { work, funderReader, allFundersReader } = databaseTokens
const sources = coreTokens.grantSources

export const fundersModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.searchFunders, SearchFunders, [funderReader])
  construct(module, useCaseTokens.viewFunder, ViewFunder, [work])
  construct(module, useCaseTokens.listFunders, ListFunders, [funderReader, allFundersReader])
  construct(module, useCaseTokens.countFunders, CountFunders, [allFundersReader])
  construct(module, useCaseTokens.saveFunder, SaveFunder, [work, sources])
  construct(module, useCaseTokens.requestFunderRenewal, RequestFunderRenewal, [work, sources])
  construct(module, jobTokens.renewFunderOverview, RenewFunderOverview, [work, writingTokens.funderOverviews])
})
