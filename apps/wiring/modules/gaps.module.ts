import { ContainerModule } from 'inversify'
import { AskedFactsInGaps } from '../../../core/gaps/asked-facts-in-gaps.ts'
import { FillGap, type FillGapPorts } from '../../../core/gaps/fill-gap.ts'
import { FillWaiting } from '../../../core/gaps/fill-waiting.ts'
import { ViewGaps } from '../../../core/gaps/view-gaps.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, missingAnswersReader } = databaseTokens
const { clock } = systemTokens

type Ports = FillGapPorts

function fillGap(
  stores: Ports['work'],
  changeFact: Ports['changeFact'],
  changeBrief: Ports['changeBrief'],
  editText: Ports['editText'],
  waiting: Ports['waiting'],
  time: Ports['clock'],
): FillGap {
  return new FillGap({ work: stores, changeFact, changeBrief, editText, waiting, clock: time })
}

export const gapsModule = new ContainerModule((module) => {
  construct(module, coreTokens.askedFacts, AskedFactsInGaps, [missingAnswersReader])
  construct(module, useCaseTokens.viewGaps, ViewGaps, [work, missingAnswersReader, clock])
  construct(module, jobTokens.fillWaiting, FillWaiting, [work, missingAnswersReader, coreTokens.grantSources])
  provide(module, useCaseTokens.fillGap, fillGap, [
    work,
    useCaseTokens.changeFact,
    useCaseTokens.changeBrief,
    useCaseTokens.editText,
    jobTokens.fillWaiting,
    clock,
  ])
})
