import { ContainerModule } from 'inversify'
import { ExtractiveFactFinder } from '../../../adapters/extractive/profile/extractive-fact-finder.ts'
import { AddFact } from '../../../core/profile/add-fact.ts'
import { ChangeFact } from '../../../core/profile/change-fact.ts'
import { FindProfileFacts } from '../../../core/profile/find-profile-facts.ts'
import { ViewProfile } from '../../../core/profile/view-profile.ts'
import { construct } from '../token.ts'
import { coreTokens, databaseTokens, jobTokens, systemTokens, useCaseTokens } from '../tokens.ts'

const { work, passageReader } = databaseTokens
const { factFinder, grantSources } = coreTokens
const { secretBox } = systemTokens

export const profileModule = new ContainerModule((module) => {
  construct(module, factFinder, ExtractiveFactFinder, [])
  construct(module, useCaseTokens.viewProfile, ViewProfile, [work, factFinder, secretBox, grantSources])
  construct(module, useCaseTokens.changeFact, ChangeFact, [work, secretBox, grantSources])
  construct(module, useCaseTokens.addFact, AddFact, [work, grantSources])
  construct(module, jobTokens.findProfileFacts, FindProfileFacts, [work, passageReader, factFinder])
})
