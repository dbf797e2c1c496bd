import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify'
import { ExtractiveAnswerImprover } from '../../../adapters/extractive/answers/extractive-answer-improver.ts'
import { ExtractiveAnswerWriter } from '../../../adapters/extractive/answers/extractive-answer-writer.ts'
import { ExtractiveBriefProposer } from '../../../adapters/extractive/brief/extractive-brief-proposer.ts'
import { ExtractiveDocumentDescriber } from '../../../adapters/extractive/descriptions/extractive-document-describer.ts'
import { ExtractiveFactsWriter } from '../../../adapters/extractive/facts/extractive-facts-writer.ts'
import { ExtractiveFunderOverviewWriter } from '../../../adapters/extractive/funders/extractive-funder-overview-writer.ts'
import { ExtractiveCoverLetterWriter } from '../../../adapters/extractive/letters/extractive-cover-letter-writer.ts'
import { ExtractiveOverviewWriter } from '../../../adapters/extractive/overviews/extractive-overview-writer.ts'
import { NoItemSuggester } from '../../../adapters/extractive/kinds/no-item-suggester.ts'
import { SideBySidePlanner } from '../../../adapters/extractive/planning/side-by-side-planner.ts'
import { ExtractiveProofreader } from '../../../adapters/extractive/proofreading/extractive-proofreader.ts'
import { ExtractiveReportWriter } from '../../../adapters/extractive/reports/extractive-report-writer.ts'
import { SaveModelPrice } from '../../../core/writing-service/save-model-price.ts'
import { TestLanguageModel } from '../../../core/writing-service/test-language-model.ts'
import { ViewLanguageModel } from '../../../core/writing-service/view-language-model.ts'
import type { Config } from '../config/config.ts'
import { briefTokens } from '../tokens/brief-tokens.ts'
import { builtInTokens } from '../tokens/built-in-tokens.ts'
import { modelTokens } from '../tokens/model-tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'
import { modelPlaceOf } from '../config/model-config.ts'
import { proofreadingTokens } from '../tokens/proofreading-tokens.ts'
import { construct, provide, type Token } from '../tokens/token.ts'
import { coreTokens, databaseTokens, readingTokens, writingTokens } from '../tokens/tokens.ts'

/**
 * The built-in writers: no model, no network. With a model, `languageModelModule` binds its own as well, for accounts
 * that allow it.
 */
export function writingModule({ model, asksPeople }: Config): ContainerModule {
  return new ContainerModule((module) => {
    provide(module, writingTokens.asksPeople, () => asksPeople, [])
    provide(module, writingTokens.modelPlace, () => modelPlaceOf(model), [])
    bindBuiltIn(module)
    if (model === null) bindBuiltInAlone(module)
    bindOperating(module)
  })
}

/** Admins' view and test of the model. */
function bindOperating(module: Module): void {
  const { work } = databaseTokens
  const { grantSources } = coreTokens
  construct(module, useCaseTokens.viewLanguageModel, ViewLanguageModel, [work, modelTokens.operated])
  construct(module, useCaseTokens.testLanguageModel, TestLanguageModel, [work, modelTokens.operated, grantSources])
  construct(module, useCaseTokens.saveModelPrice, SaveModelPrice, [work, grantSources])
}

type Module = ContainerModuleLoadOptions

function bindBuiltIn(module: Module): void {
  const { analyser } = readingTokens
  construct(module, builtInTokens.planner, SideBySidePlanner, [])
  construct(module, builtInTokens.itemSuggester, NoItemSuggester, [])
  construct(module, briefTokens.builtInProposer, ExtractiveBriefProposer, [])
  construct(module, proofreadingTokens.builtIn, ExtractiveProofreader, [])
  construct(module, builtInTokens.answers, ExtractiveAnswerWriter, [analyser])
  construct(module, builtInTokens.improvements, ExtractiveAnswerImprover, [analyser])
  construct(module, builtInTokens.letters, ExtractiveCoverLetterWriter, [])
  construct(module, builtInTokens.funderOverviews, ExtractiveFunderOverviewWriter, [])
  construct(module, builtInTokens.reports, ExtractiveReportWriter, [])
  construct(module, builtInTokens.overviews, ExtractiveOverviewWriter, [])
  construct(module, builtInTokens.facts, ExtractiveFactsWriter, [])
  construct(module, builtInTokens.descriptions, ExtractiveDocumentDescriber, [])
}

function bindBuiltInAlone(module: Module): void {
  const same = <Port>(target: Token<Port>, builtIn: Token<Port>) =>
    provide(module, target, (writer: Port) => writer, [builtIn])
  provide(module, modelTokens.operated, () => null, [])
  same(writingTokens.planner, builtInTokens.planner)
  same(writingTokens.itemSuggester, builtInTokens.itemSuggester)
  same(proofreadingTokens.proofreader, proofreadingTokens.builtIn)
  same(briefTokens.proposer, briefTokens.builtInProposer)
  same(writingTokens.answers, builtInTokens.answers)
  same(writingTokens.improvements, builtInTokens.improvements)
  same(writingTokens.letters, builtInTokens.letters)
  same(writingTokens.funderOverviews, builtInTokens.funderOverviews)
  same(writingTokens.reports, builtInTokens.reports)
  same(writingTokens.overviews, builtInTokens.overviews)
  same(writingTokens.facts, builtInTokens.facts)
  same(writingTokens.descriptions, builtInTokens.descriptions)
}
