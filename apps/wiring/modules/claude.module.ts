import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify'
import { AnthropicAnswerImprover } from '../../../adapters/anthropic/answers/anthropic-answer-improver.ts'
import { AnthropicAnswerWriter } from '../../../adapters/anthropic/answers/anthropic-answer-writer.ts'
import { AnthropicBriefProposer } from '../../../adapters/anthropic/brief/anthropic-brief-proposer.ts'
import { AnthropicClient, type SeenModelCall } from '../../../adapters/anthropic/anthropic-client.ts'
import { AnthropicItemSuggester } from '../../../adapters/anthropic/kinds/anthropic-item-suggester.ts'
import { AnthropicProofreader } from '../../../adapters/anthropic/proofreading/anthropic-proofreader.ts'
import { AnthropicPlanner } from '../../../adapters/anthropic/planning/anthropic-planner.ts'
import { AnthropicQuestionFinder } from '../../../adapters/anthropic/questions/anthropic-question-finder.ts'
import type { AnthropicSettings } from '../../../adapters/anthropic/settings.ts'
import { AnthropicCoverLetterWriter } from '../../../adapters/anthropic/texts/anthropic-cover-letter-writer.ts'
import { AnthropicDocumentDescriber } from '../../../adapters/anthropic/texts/anthropic-document-describer.ts'
import { AnthropicFactsWriter } from '../../../adapters/anthropic/texts/anthropic-facts-writer.ts'
import { AnthropicFunderOverviewWriter } from '../../../adapters/anthropic/texts/anthropic-funder-overview-writer.ts'
import { AnthropicOverviewWriter } from '../../../adapters/anthropic/texts/anthropic-overview-writer.ts'
import { AnthropicReportWriter } from '../../../adapters/anthropic/texts/anthropic-report-writer.ts'
import type { BriefProposer } from '../../../core/brief/ports/brief-proposer.ts'
import type { DocumentDescriber } from '../../../core/documents/ports/document-describer.ts'
import type { FunderOverviewWriter } from '../../../core/funders/ports/funder-overview-writer.ts'
import type { AccountPrivacy } from '../../../core/privacy/account-privacy.ts'
import { writerPerAccount } from '../../../core/privacy/writer-per-account.ts'
import type { Proofreader } from '../../../core/proofreading/ports/proofreader.ts'
import type { AnswerImprover } from '../../../core/proposals/ports/answer-improver.ts'
import type { AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import type { ApplicationPlanner } from '../../../core/proposals/ports/application-planner.ts'
import type { ItemSuggester } from '../../../core/proposals/ports/item-suggester.ts'
import type { QuestionFinder } from '../../../core/proposals/ports/question-finder.ts'
import type { Log } from '../../../core/shared/ports/log.ts'
import type { Timers } from '../../../core/shared/ports/timers.ts'
import type { Clock } from '../../../core/shared/ports/clock.ts'
import type { IdSource } from '../../../core/shared/ports/id-source.ts'
import type { UnitOfWork } from '../../../core/shared/ports/unit-of-work.ts'
import { Budget } from '../../../core/spending/budget.ts'
import type { Stores } from '../../../core/stores.ts'
import { OutageTracker } from '../../../core/writing-service/outage-tracker.ts'
import { briefTokens } from '../brief-tokens.ts'
import { builtInTokens } from '../built-in-tokens.ts'
import { proofreadingTokens } from '../proofreading-tokens.ts'
import type { Metrics } from '../metrics.ts'
import { construct, provide, token, type Token } from '../token.ts'
import { databaseTokens, readingTokens, systemTokens, writingTokens } from '../tokens.ts'

const client = token<AnthropicClient>('AnthropicClient')
const claudeFinder = token<QuestionFinder>('Claude QuestionFinder')
const claudePlanner = token<ApplicationPlanner>('Claude ApplicationPlanner')
const claudeItemSuggester = token<ItemSuggester>('Claude ItemSuggester')
const claudeProposer = token<BriefProposer>('Claude BriefProposer')
const claudeProofreader = token<Proofreader>('Claude Proofreader')
const claudeDescriber = token<DocumentDescriber>('Claude DocumentDescriber')
const claudeFunderOverviews = token<FunderOverviewWriter>('Claude FunderOverviewWriter')

/**
 * The writers that are Claude. Each is asked for accounts that allow it; the documents of the others stay on this server,
 * where the built-in writer is at work.
 */
export function claudeModule(
  settings: AnthropicSettings,
  monthlyLimit: number | null,
  metrics: Metrics | null,
): ContainerModule {
  const openClient = (...[work, clock, timers, ids, log, privacy]: ClientParts) => {
    const budget = new Budget(work, clock, ids, monthlyLimit)
    const outages = new OutageTracker(work, clock, log)
    const seen = (call: SeenModelCall) => metrics?.modelCalled(call)
    return new AnthropicClient(settings, budget, timers, log, outages, seen, (id) => privacy.assertMayLeave(id))
  }
  const { clock, timers, ids, log } = systemTokens
  return new ContainerModule((module) => {
    provide(module, client, openClient, [databaseTokens.work, clock, timers, ids, log, builtInTokens.privacy])
    bindReaders(module)
    bindWriters(module)
  })
}

type ClientParts = [UnitOfWork<Stores>, Clock, Timers, IdSource, Log, AccountPrivacy]

function bindReaders(module: ContainerModuleLoadOptions): void {
  const { finder, builtInFinder, limits } = readingTokens
  const { log } = systemTokens
  construct(module, claudeFinder, AnthropicQuestionFinder, [client, builtInFinder, limits, log])
  construct(module, claudePlanner, AnthropicPlanner, [client, log])
  construct(module, claudeProposer, AnthropicBriefProposer, [client, briefTokens.builtInProposer])
  perAccount(module, finder, ['find', 'findInScan'], [claudeFinder, builtInFinder])
  construct(module, claudeItemSuggester, AnthropicItemSuggester, [client])
  perAccount(module, writingTokens.itemSuggester, ['suggest'], [claudeItemSuggester, builtInTokens.itemSuggester])
  perAccount(module, writingTokens.planner, ['plan'], [claudePlanner, builtInTokens.planner])
  construct(module, claudeProofreader, AnthropicProofreader, [client, proofreadingTokens.builtIn])
  perAccount(module, proofreadingTokens.proofreader, ['read'], [claudeProofreader, proofreadingTokens.builtIn])
  perAccount(module, briefTokens.proposer, ['propose'], [claudeProposer, briefTokens.builtInProposer])
}

function bindWriters(module: ContainerModuleLoadOptions): void {
  const claude = <Port>(name: string, Made: new (asked: AnthropicClient) => Port): Token<Port> => {
    const made = token<Port>(name)
    construct(module, made, Made, [client])
    return made
  }
  const answers = claude<AnswerWriter>('Claude AnswerWriter', AnthropicAnswerWriter)
  provide(module, writingTokens.answers, answersPerAccount, [answers, builtInTokens.answers, builtInTokens.privacy])
  const improvements = claude<AnswerImprover>('Claude AnswerImprover', AnthropicAnswerImprover)
  const improvers = [improvements, builtInTokens.improvements, builtInTokens.privacy] as const
  provide(module, writingTokens.improvements, improvementsPerAccount, [...improvers])
  const letters = claude('Claude CoverLetterWriter', AnthropicCoverLetterWriter)
  perAccount(module, writingTokens.letters, ['write'], [letters, builtInTokens.letters])
  const reports = claude('Claude ReportWriter', AnthropicReportWriter)
  perAccount(module, writingTokens.reports, ['write'], [reports, builtInTokens.reports])
  const overviews = claude('Claude OverviewWriter', AnthropicOverviewWriter)
  perAccount(module, writingTokens.overviews, ['write'], [overviews, builtInTokens.overviews])
  const facts = claude('Claude FactsWriter', AnthropicFactsWriter)
  perAccount(module, writingTokens.facts, ['write'], [facts, builtInTokens.facts])
  const { descriptions, funderOverviews } = builtInTokens
  construct(module, claudeDescriber, AnthropicDocumentDescriber, [client, descriptions])
  perAccount(module, writingTokens.descriptions, ['describe'], [claudeDescriber, descriptions])
  construct(module, claudeFunderOverviews, AnthropicFunderOverviewWriter, [client, funderOverviews])
  perAccount(module, writingTokens.funderOverviews, ['write'], [claudeFunderOverviews, funderOverviews])
}

/** Binds the methods of a writer; each asks Claude, or the built-in writer, as the account wants it. */
function perAccount<Port, Method extends keyof Port & string>(
  module: ContainerModuleLoadOptions,
  target: Token<Pick<Port, Method>>,
  methods: readonly Method[],
  [model, builtIn]: readonly [Token<Port>, Token<Port>],
): void {
  const choose = (claude: Port, other: Port, privacy: AccountPrivacy) =>
    writerPerAccount(methods, { model: claude, builtIn: other }, privacy)
  provide(module, target, choose, [model, builtIn, builtInTokens.privacy])
}

type Filling = Pick<AnswerWriter, 'fillBlock'>

/** What comes near a question is looked for on this server for every account. */
function answersPerAccount(model: AnswerWriter, builtIn: AnswerWriter, privacy: AccountPrivacy): AnswerWriter {
  const { write } = writerPerAccount<AnswerWriter, 'write'>(['write'], { model, builtIn }, privacy)
  const answersAlone: Filling = { fillBlock: () => Promise.resolve(new Map()) }
  const blocks = writerPerAccount<Filling, 'fillBlock'>(['fillBlock'], { model, builtIn: answersAlone }, privacy)
  return {
    write,
    ...blocks,
    readsApplication: true,
    nearby: async (task, library) => (await builtIn.nearby?.(task, library)) ?? [],
  }
}

function improvementsPerAccount(
  model: AnswerImprover,
  builtIn: AnswerImprover,
  privacy: AccountPrivacy,
): AnswerImprover {
  const { improve } = writerPerAccount<AnswerImprover, 'improve'>(['improve'], { model, builtIn }, privacy)
  return { improve, readsApplication: true }
}
