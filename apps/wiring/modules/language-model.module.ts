import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify'
import { AnthropicModel } from '../../../adapters/anthropic/anthropic-model.ts'
import { ModelAnswerImprover } from '../../../adapters/language-model/answers/model-answer-improver.ts'
import { ModelAnswerWriter } from '../../../adapters/language-model/answers/model-answer-writer.ts'
import { ModelBriefProposer } from '../../../adapters/language-model/brief/model-brief-proposer.ts'
import { ModelClient, type SeenModelCall } from '../../../adapters/language-model/model-client.ts'
import { ModelItemSuggester } from '../../../adapters/language-model/kinds/model-item-suggester.ts'
import { ModelProofreader } from '../../../adapters/language-model/proofreading/model-proofreader.ts'
import { ModelPlanner } from '../../../adapters/language-model/planning/model-planner.ts'
import { ModelQuestionFinder } from '../../../adapters/language-model/questions/model-question-finder.ts'
import { ModelCoverLetterWriter } from '../../../adapters/language-model/texts/model-cover-letter-writer.ts'
import { ModelDocumentDescriber } from '../../../adapters/language-model/texts/model-document-describer.ts'
import { ModelFactsWriter } from '../../../adapters/language-model/texts/model-facts-writer.ts'
import { ModelFunderOverviewWriter } from '../../../adapters/language-model/texts/model-funder-overview-writer.ts'
import { ModelOverviewWriter } from '../../../adapters/language-model/texts/model-overview-writer.ts'
import { ModelReportWriter } from '../../../adapters/language-model/texts/model-report-writer.ts'
import { OpenAiModel } from '../../../adapters/openai-compatible/openai-model.ts'
import type { LanguageModel } from '../../../adapters/language-model/port/language-model.ts'
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
import type { ConfiguredModel } from '../model-config.ts'
import { builtInTokens } from '../built-in-tokens.ts'
import { proofreadingTokens } from '../proofreading-tokens.ts'
import type { Metrics } from '../metrics.ts'
import { construct, provide, token, type Token } from '../token.ts'
import { databaseTokens, readingTokens, systemTokens, writingTokens } from '../tokens.ts'

const client = token<ModelClient>('ModelClient')
const claudeFinder = token<QuestionFinder>('Claude QuestionFinder')
const claudePlanner = token<ApplicationPlanner>('Claude ApplicationPlanner')
const claudeItemSuggester = token<ItemSuggester>('Claude ItemSuggester')
const claudeProposer = token<BriefProposer>('Claude BriefProposer')
const claudeProofreader = token<Proofreader>('Claude Proofreader')
const claudeDescriber = token<DocumentDescriber>('Claude DocumentDescriber')
const claudeFunderOverviews = token<FunderOverviewWriter>('Claude FunderOverviewWriter')

/**
 * The writers that are a language model. Each is asked for accounts that allow it; the documents of the others stay on this server,
 * where the built-in writer is at work.
 */
export function languageModelModule(
  configured: ConfiguredModel,
  monthlyLimit: number | null,
  metrics: Metrics | null,
): ContainerModule {
  const openClient = (...[work, clock, timers, ids, log, privacy]: ClientParts) => {
    const budget = new Budget(work, clock, ids, monthlyLimit)
    const outages = new OutageTracker(work, clock, log)
    const seen = (call: SeenModelCall) => metrics?.modelCalled(call)
    return new ModelClient(openModel(configured), configured, budget, timers, log, outages, seen, (id) =>
      privacy.assertMayAsk(id),
    )
  }
  const { clock, timers, ids, log } = systemTokens
  return new ContainerModule((module) => {
    provide(module, client, openClient, [databaseTokens.work, clock, timers, ids, log, builtInTokens.privacy])
    bindReaders(module)
    bindWriters(module)
  })
}

/** The model of the vendor that is configured. */
export function openModel(configured: ConfiguredModel): LanguageModel {
  const access = { ...configured, timeoutMs: configured.retryPolicy.totalMs }
  return configured.vendor === 'anthropic' ? new AnthropicModel(access) : new OpenAiModel(access)
}

type ClientParts = [UnitOfWork<Stores>, Clock, Timers, IdSource, Log, AccountPrivacy]

function bindReaders(module: ContainerModuleLoadOptions): void {
  const { finder, builtInFinder, limits } = readingTokens
  const { log } = systemTokens
  construct(module, claudeFinder, ModelQuestionFinder, [client, builtInFinder, limits, log])
  construct(module, claudePlanner, ModelPlanner, [client, log])
  construct(module, claudeProposer, ModelBriefProposer, [client, briefTokens.builtInProposer])
  perAccount(module, finder, ['find', 'findAgain', 'findInScan'], [claudeFinder, builtInFinder])
  construct(module, claudeItemSuggester, ModelItemSuggester, [client])
  perAccount(module, writingTokens.itemSuggester, ['suggest'], [claudeItemSuggester, builtInTokens.itemSuggester])
  perAccount(module, writingTokens.planner, ['plan'], [claudePlanner, builtInTokens.planner])
  construct(module, claudeProofreader, ModelProofreader, [client, proofreadingTokens.builtIn])
  perAccount(module, proofreadingTokens.proofreader, ['read'], [claudeProofreader, proofreadingTokens.builtIn])
  perAccount(module, briefTokens.proposer, ['propose'], [claudeProposer, briefTokens.builtInProposer])
}

function bindWriters(module: ContainerModuleLoadOptions): void {
  const claude = <Port>(name: string, Made: new (asked: ModelClient) => Port): Token<Port> => {
    const made = token<Port>(name)
    construct(module, made, Made, [client])
    return made
  }
  const answers = claude<AnswerWriter>('Claude AnswerWriter', ModelAnswerWriter)
  provide(module, writingTokens.answers, answersPerAccount, [answers, builtInTokens.answers, builtInTokens.privacy])
  const improvements = claude<AnswerImprover>('Claude AnswerImprover', ModelAnswerImprover)
  const improvers = [improvements, builtInTokens.improvements, builtInTokens.privacy] as const
  provide(module, writingTokens.improvements, improvementsPerAccount, [...improvers])
  const letters = claude('Claude CoverLetterWriter', ModelCoverLetterWriter)
  perAccount(module, writingTokens.letters, ['write'], [letters, builtInTokens.letters])
  const reports = claude('Claude ReportWriter', ModelReportWriter)
  perAccount(module, writingTokens.reports, ['write'], [reports, builtInTokens.reports])
  const overviews = claude('Claude OverviewWriter', ModelOverviewWriter)
  perAccount(module, writingTokens.overviews, ['write'], [overviews, builtInTokens.overviews])
  const facts = claude('Claude FactsWriter', ModelFactsWriter)
  perAccount(module, writingTokens.facts, ['write'], [facts, builtInTokens.facts])
  const { descriptions, funderOverviews } = builtInTokens
  construct(module, claudeDescriber, ModelDocumentDescriber, [client, descriptions])
  perAccount(module, writingTokens.descriptions, ['describe'], [claudeDescriber, descriptions])
  construct(module, claudeFunderOverviews, ModelFunderOverviewWriter, [client, funderOverviews])
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
