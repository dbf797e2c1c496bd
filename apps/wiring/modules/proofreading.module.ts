import { ContainerModule } from 'inversify'
import { ProofreadApplication } from '../../../core/proofreading/proofread-application.ts'
import { RequestProofreading } from '../../../core/proofreading/request-proofreading.ts'
import { ApplySuggestion, DismissSuggestion } from '../../../core/proofreading/settle-suggestion.ts'
import { ViewProofreading } from '../../../core/proofreading/view-proofreading.ts'
import { proofreadingTokens } from '../tokens/proofreading-tokens.ts'
import { construct } from '../tokens/token.ts'
import { coreTokens, databaseTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work } = databaseTokens
const { grantSources, quotas } = coreTokens

export const proofreadingModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.viewProofreading, ViewProofreading, [work])
  construct(module, useCaseTokens.requestProofreading, RequestProofreading, [work, grantSources, quotas])
  construct(module, useCaseTokens.applySuggestion, ApplySuggestion, [work, grantSources])
  construct(module, useCaseTokens.dismissSuggestion, DismissSuggestion, [work])
  construct(module, proofreadingTokens.proofread, ProofreadApplication, [
    work,
    proofreadingTokens.proofreader,
    grantSources,
  ])
})
