import { ContainerModule } from 'inversify'
import { ChangeBrief } from '../../../core/briefing/change-brief.ts'
import { ProposeBrief, type ProposeBriefPorts } from '../../../core/briefing/propose-brief.ts'
import { RequestBrief } from '../../../core/briefing/request-brief.ts'
import { ViewBrief } from '../../../core/briefing/view-brief.ts'
import type { TextSources } from '../../../core/texts/drafts.ts'
import { briefTokens } from '../tokens/brief-tokens.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, projectReader, documentReader } = databaseTokens
const { grantSources, libraries } = coreTokens

type Ports = ProposeBriefPorts

function proposeBrief(
  stores: Ports['work'],
  proposer: Ports['proposer'],
  opener: Ports['libraries'],
  documents: Ports['documents'],
  sources: TextSources,
): ProposeBrief {
  return new ProposeBrief({ work: stores, proposer, libraries: opener, documents, ...sources })
}

export const briefModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.viewBrief, ViewBrief, [work])
  construct(module, useCaseTokens.changeBrief, ChangeBrief, [work, grantSources])
  construct(module, useCaseTokens.requestBrief, RequestBrief, [work, projectReader, grantSources])
  provide(module, briefTokens.propose, proposeBrief, [
    work,
    briefTokens.proposer,
    libraries,
    documentReader,
    grantSources,
  ])
})
