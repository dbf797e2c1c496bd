import type { AccountId } from '../../../core/shared/ids.ts'
import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify'
import { AnthropicModel } from '../../../adapters/anthropic/anthropic-model.ts'
import { ModelAnswerImprover } from '../../../adapters/language-model/answers/model-answer-improver.ts'
import { ModelAnswerWriter } from '../../../adapters/language-model/answers/model-answer-writer.ts'
import { ModelBriefProposer } from '../../../adapters/language-model/brief/model-brief-proposer.ts'
import { ModelClient, type SeenModelCall } from '../../../adapters/language-model/model-client.ts'
import { ModelOnTrial } from '../../../adapters/language-model/model-on-trial.ts'
import { PriceBook } from '../../../adapters/language-model/price-book.ts'
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
import type { BriefProposer } from '../../../core/brief/ports.ts'
import type { DocumentDescriber } from '../../../core/documents/ports.ts'
import type { FunderOverviewWriter } from '../../../core/funders/ports.ts'
import type { AccountPrivacy } from '../../../core/privacy/account-privacy.ts'
import { writerPerAccount } from '../../../core/privacy/writer-per-account.ts'
import type { Proofreader } from '../../../core/proofreading/ports.ts'
import type { AnswerImprover } from '../../../core/proposals/ports.ts'
import type { AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import type { ApplicationPlanner } from '../../../core/drafting/ports.ts'
import type { ItemSuggester } from '../../../core/hand-in/ports.ts'
import type { QuestionFinder } from '../../../core/forms/ports/question-finder.ts'
import type { Clock, IdSource, Log, Timers, UnitOfWork } from '../../../core/shared/ports.ts'
import { Budget } from '../../../core/spending/budget.ts'
import type { Stores } from '../../../core/stores.ts'
import { OutageTracker } from '../../../core/writing-service/outage-tracker.ts'
import { briefTokens } from '../tokens/brief-tokens.ts'
import type { ConfiguredModel } from '../config/model-config.ts'
import { builtInTokens } from '../tokens/built-in-tokens.ts'
import { modelTokens } from '../tokens/model-tokens.ts'
import { proofreadingTokens } from '../tokens/proofreading-tokens.ts'
import type { Metrics } from '../metrics.ts'
import { construct, provide, token, type Token } from '../tokens/token.ts'
import { databaseTokens, readingTokens, systemTokens, writingTokens } from '../tokens/tokens.ts'

const client = token<ModelClient>('ModelClient')
const modelFinder = token<QuestionFinder>('Model QuestionFinder')
const modelPlanner = token<ApplicationPlanner>('Model ApplicationPlanner')
const modelItemSuggester = token<ItemSuggester>('Model ItemSuggester')
const modelProposer = token<BriefProposer>('Model BriefProposer')
const modelProofreader = token<Proofreader>('Model Proofreader')
const modelDescriber = token<DocumentDescriber>('Model DocumentDescriber')
const modelFunderOverviews = token<FunderOverviewWriter>('Model FunderOverviewWriter')

/**
 * The writers that use a language model, for accounts that allow it. For the others, the built-in writer is used and
 * their documents stay on this server.
 */
export function languageModelModule(
  configured: ConfiguredModel,
  monthlyLimit: number | null,
  metrics: Metrics | null,
): ContainerModule {
  const vendor = openModel(configured)
  const openClient = (...[work, clock, timers, ids, log, privacy, prices]: ClientParts) => {
    const budget = new Budget(work, clock, ids, monthlyLimit)
    const outages = new OutageTracker(work, clock, log)
    const seen = (call: SeenModelCall) => metrics?.modelCalled(call)
    const assertMayAsk = (id: AccountId) => privacy.assertMayAsk(id)
    return new ModelClient(vendor, configured, budget, timers, log, outages, seen, assertMayAsk, prices ?? undefined)
  }
  const { clock, timers, ids, log } = systemTokens
  return new ContainerModule((module) => {
    provide(module, client, openClient, [
      databaseTokens.work,
      clock,
      timers,
      ids,
      log,
      builtInTokens.privacy,
      modelTokens.prices,
    ])
    const onTrial = (asked: ModelClient, time: Timers) => new ModelOnTrial(vendor, setUpOf(configured), asked, time)
    provide(module, modelTokens.operated, onTrial, [client, timers])
    bindReaders(module)
    bindWriters(module)
  })
}

/** The model of the configured vendor. */
export function openModel(configured: ConfiguredModel): LanguageModel {
  const access = { ...configured, timeoutMs: configured.retryPolicy.totalMs }
  return configured.vendor === 'anthropic' ? new AnthropicModel(access) : new OpenAiModel(access)
}

function setUpOf(configured: ConfiguredModel): ConstructorParameters<typeof ModelOnTrial>[1] {
  const { speaks: vendor, model, baseUrl, isLocal, contextTokens, prefix } = configured
  const { known } = new PriceBook(configured)
  return {
    ...{ vendor, model, isLocal, contextTokens, host: new URL(baseUrl).host },
    ...{ keySetting: `${prefix}_API_KEY`, addressSetting: `${prefix}_BASE_URL` },
    price: known && { input: known.input, output: known.output },
  }
}

type ClientParts = [UnitOfWork<Stores>, Clock, Timers, IdSource, Log, AccountPrivacy, PriceBook | null]

function bindReaders(module: ContainerModuleLoadOptions): void {
  const { finder, builtInFinder, limits } = readingTokens
  const { log } = systemTokens
  construct(module, modelFinder, ModelQuestionFinder, [client, builtInFinder, limits, log])
  construct(module, modelPlanner, ModelPlanner, [client, log])
  construct(module, modelProposer, ModelBriefProposer, [client, briefTokens.builtInProposer])
  perAccount(module, finder, ['find', 'findAgain', 'findInScan'], [modelFinder, builtInFinder])
  construct(module, modelItemSuggester, ModelItemSuggester, [client])
  perAccount(module, writingTokens.itemSuggester, ['suggest'], [modelItemSuggester, builtInTokens.itemSuggester])
  perAccount(module, writingTokens.planner, ['plan'], [modelPlanner, builtInTokens.planner])
  construct(module, modelProofreader, ModelProofreader, [client, proofreadingTokens.builtIn])
  perAccount(module, proofreadingTokens.proofreader, ['read'], [modelProofreader, proofreadingTokens.builtIn])
  perAccount(module, briefTokens.proposer, ['propose'], [modelProposer, briefTokens.builtInProposer])
}

function bindWriters(module: ContainerModuleLoadOptions): void {
  const byModel = <Port>(name: string, Made: new (asked: ModelClient) => Port): Token<Port> => {
    const made = token<Port>(name)
    construct(module, made, Made, [client])
    return made
  }
  const answers = byModel<AnswerWriter>('Model AnswerWriter', ModelAnswerWriter)
  provide(module, writingTokens.answers, answersPerAccount, [answers, builtInTokens.answers, builtInTokens.privacy])
  const improvements = byModel<AnswerImprover>('Model AnswerImprover', ModelAnswerImprover)
  const improvers = [improvements, builtInTokens.improvements, builtInTokens.privacy] as const
  provide(module, writingTokens.improvements, improvementsPerAccount, [...improvers])
  const letters = byModel('Model CoverLetterWriter', ModelCoverLetterWriter)
  perAccount(module, writingTokens.letters, ['write'], [letters, builtInTokens.letters])
  const reports = byModel('Model ReportWriter', ModelReportWriter)
  perAccount(module, writingTokens.reports, ['write'], [reports, builtInTokens.reports])
  const overviews = byModel('Model OverviewWriter', ModelOverviewWriter)
  perAccount(module, writingTokens.overviews, ['write'], [overviews, builtInTokens.overviews])
  const facts = byModel('Model FactsWriter', ModelFactsWriter)
  perAccount(module, writingTokens.facts, ['write'], [facts, builtInTokens.facts])
  const { descriptions, funderOverviews } = builtInTokens
  construct(module, modelDescriber, ModelDocumentDescriber, [client, descriptions])
  perAccount(module, writingTokens.descriptions, ['describe'], [modelDescriber, descriptions])
  construct(module, modelFunderOverviews, ModelFunderOverviewWriter, [client, funderOverviews])
  perAccount(module, writingTokens.funderOverviews, ['write'], [modelFunderOverviews, funderOverviews])
}

/** Binds the methods of a writer: each uses the model or the built-in writer, by the account's choice. */
function perAccount<Port, Method extends keyof Port & string>(
  module: ContainerModuleLoadOptions,
  target: Token<Pick<Port, Method>>,
  methods: readonly Method[],
  [model, builtIn]: readonly [Token<Port>, Token<Port>],
): void {
  const choose = (asked: Port, other: Port, privacy: AccountPrivacy) =>
    writerPerAccount(methods, { model: asked, builtIn: other }, privacy)
  provide(module, target, choose, [model, builtIn, builtInTokens.privacy])
}

type Filling = Pick<AnswerWriter, 'fillBlock'>

/** Passages near a question are always found on this server. */
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
