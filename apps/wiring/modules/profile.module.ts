import { ContainerModule } from 'inversify'
import { AddFact } from '../../../core/profile/add-fact.ts'
import { ChangeFact } from '../../../core/profile/change-fact.ts'
import { FindProfileFacts } from '../../../core/profile/find-profile-facts.ts'
import { ViewFirstSteps } from '../../../core/profile/view-first-steps.ts'
import { ViewProfile } from '../../../core/profile/view-profile.ts'
import { construct } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, readingTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, passageReader } = databaseTokens
const { askedFacts, grantSources } = coreTokens
const { factFinder } = readingTokens
const { clock, secretBox } = systemTokens

export const profileModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.viewProfile, ViewProfile, [work, factFinder, secretBox, grantSources, askedFacts])
  construct(module, useCaseTokens.changeFact, ChangeFact, [work, secretBox, grantSources])
  construct(module, useCaseTokens.addFact, AddFact, [work, grantSources])
  construct(module, jobTokens.findProfileFacts, FindProfileFacts, [work, passageReader, factFinder, grantSources])
  construct(module, useCaseTokens.viewFirstSteps, ViewFirstSteps, [work, factFinder, clock])
})
