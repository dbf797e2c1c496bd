import { ContainerModule } from 'inversify'
import { AnthropicAnswerImprover } from '../../../adapters/anthropic/answers/anthropic-answer-improver.ts'
import { AnthropicAnswerWriter } from '../../../adapters/anthropic/answers/anthropic-answer-writer.ts'
import { AnthropicBriefProposer } from '../../../adapters/anthropic/brief/anthropic-brief-proposer.ts'
import { AnthropicClient } from '../../../adapters/anthropic/anthropic-client.ts'
import { AnthropicPlanner } from '../../../adapters/anthropic/planning/anthropic-planner.ts'
import { AnthropicQuestionFinder } from '../../../adapters/anthropic/questions/anthropic-question-finder.ts'
import type { AnthropicSettings } from '../../../adapters/anthropic/settings.ts'
import { AnthropicCoverLetterWriter } from '../../../adapters/anthropic/texts/anthropic-cover-letter-writer.ts'
import { AnthropicDocumentDescriber } from '../../../adapters/anthropic/texts/anthropic-document-describer.ts'
import { AnthropicFactsWriter } from '../../../adapters/anthropic/texts/anthropic-facts-writer.ts'
import { AnthropicFunderOverviewWriter } from '../../../adapters/anthropic/texts/anthropic-funder-overview-writer.ts'
import { AnthropicOverviewWriter } from '../../../adapters/anthropic/texts/anthropic-overview-writer.ts'
import { AnthropicReportWriter } from '../../../adapters/anthropic/texts/anthropic-report-writer.ts'
import { ExtractiveDocumentDescriber } from '../../../adapters/extractive/descriptions/extractive-document-describer.ts'
import { ExtractiveFunderOverviewWriter } from '../../../adapters/extractive/funders/extractive-funder-overview-writer.ts'
import type { Log } from '../../../core/shared/ports/log.ts'
import type { Timers } from '../../../core/shared/ports/timers.ts'
import type { Clock } from '../../../core/shared/ports/clock.ts'
import type { IdSource } from '../../../core/shared/ports/id-source.ts'
import type { UnitOfWork } from '../../../core/shared/ports/unit-of-work.ts'
import { Budget } from '../../../core/spending/budget.ts'
import type { Stores } from '../../../core/stores.ts'
import { briefTokens } from '../brief-tokens.ts'
import type { Metrics } from '../metrics.ts'
import { construct, provide, token } from '../token.ts'
import { databaseTokens, readingTokens, systemTokens, writingTokens } from '../tokens.ts'

const client = token<AnthropicClient>('AnthropicClient')

const describer = (claude: AnthropicClient) => new AnthropicDocumentDescriber(claude, new ExtractiveDocumentDescriber())
const funderOverviewWriter = (claude: AnthropicClient) =>
  new AnthropicFunderOverviewWriter(claude, new ExtractiveFunderOverviewWriter())

/** The writers that are Claude; what they do replaces the built-in ones in `writingModule`. */
export function claudeModule(
  settings: AnthropicSettings,
  monthlyLimit: number | null,
  metrics: Metrics | null,
): ContainerModule {
  const openClient = (work: UnitOfWork<Stores>, clock: Clock, timers: Timers, ids: IdSource, log: Log) => {
    const budget = new Budget(work, clock, ids, monthlyLimit)
    return new AnthropicClient(settings, budget, timers, log, (call) => metrics?.modelCalled(call))
  }
  const { clock, timers, ids, log } = systemTokens
  return new ContainerModule((module) => {
    provide(module, client, openClient, [databaseTokens.work, clock, timers, ids, log])
    construct(module, readingTokens.finder, AnthropicQuestionFinder, [
      client,
      readingTokens.builtInFinder,
      readingTokens.limits,
      systemTokens.log,
    ])
    construct(module, writingTokens.planner, AnthropicPlanner, [client, systemTokens.log])
    construct(module, writingTokens.answers, AnthropicAnswerWriter, [client])
    construct(module, writingTokens.improvements, AnthropicAnswerImprover, [client])
    construct(module, writingTokens.letters, AnthropicCoverLetterWriter, [client])
    construct(module, writingTokens.reports, AnthropicReportWriter, [client])
    construct(module, writingTokens.overviews, AnthropicOverviewWriter, [client])
    construct(module, briefTokens.proposer, AnthropicBriefProposer, [client, briefTokens.builtInProposer])
    construct(module, writingTokens.facts, AnthropicFactsWriter, [client])
    provide(module, writingTokens.descriptions, describer, [client])
    provide(module, writingTokens.funderOverviews, funderOverviewWriter, [client])
  })
}
