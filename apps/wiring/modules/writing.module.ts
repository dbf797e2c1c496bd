import { ContainerModule } from 'inversify'
import { ExtractiveAnswerImprover } from '../../../adapters/extractive/answers/extractive-answer-improver.ts'
import { ExtractiveAnswerWriter } from '../../../adapters/extractive/answers/extractive-answer-writer.ts'
import { ExtractiveBriefProposer } from '../../../adapters/extractive/brief/extractive-brief-proposer.ts'
import { ExtractiveDocumentDescriber } from '../../../adapters/extractive/descriptions/extractive-document-describer.ts'
import { ExtractiveFactsWriter } from '../../../adapters/extractive/facts/extractive-facts-writer.ts'
import { ExtractiveFunderOverviewWriter } from '../../../adapters/extractive/funders/extractive-funder-overview-writer.ts'
import { ExtractiveCoverLetterWriter } from '../../../adapters/extractive/letters/extractive-cover-letter-writer.ts'
import { ExtractiveOverviewWriter } from '../../../adapters/extractive/overviews/extractive-overview-writer.ts'
import { SideBySidePlanner } from '../../../adapters/extractive/planning/side-by-side-planner.ts'
import { ExtractiveReportWriter } from '../../../adapters/extractive/reports/extractive-report-writer.ts'
import type { BriefProposer } from '../../../core/brief/ports/brief-proposer.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { Config } from '../config.ts'
import { briefTokens } from '../brief-tokens.ts'
import { construct, provide } from '../token.ts'
import { readingTokens, writingTokens } from '../tokens.ts'

function extractiveImprover(analyser: TermAnalyser): ExtractiveAnswerImprover {
  return new ExtractiveAnswerImprover(new ExtractiveAnswerWriter(analyser), analyser)
}

/** The built-in writers: no model, no network. Where a model is configured, `claudeModule` binds its own. */
export function writingModule({ model, asksPeople }: Config): ContainerModule {
  return new ContainerModule((module) => {
    provide(module, writingTokens.asksPeople, () => asksPeople, [])
    provide(module, writingTokens.isPlanned, () => model !== null, [])
    if (model === null) construct(module, writingTokens.planner, SideBySidePlanner, [])
    construct(module, briefTokens.builtInProposer, ExtractiveBriefProposer, [readingTokens.analyser])
    if (model !== null) return
    provide(module, briefTokens.proposer, (builtIn: BriefProposer) => builtIn, [briefTokens.builtInProposer])
    construct(module, writingTokens.answers, ExtractiveAnswerWriter, [readingTokens.analyser])
    provide(module, writingTokens.improvements, extractiveImprover, [readingTokens.analyser])
    construct(module, writingTokens.letters, ExtractiveCoverLetterWriter, [])
    construct(module, writingTokens.funderOverviews, ExtractiveFunderOverviewWriter, [])
    construct(module, writingTokens.reports, ExtractiveReportWriter, [readingTokens.analyser])
    construct(module, writingTokens.overviews, ExtractiveOverviewWriter, [readingTokens.analyser])
    construct(module, writingTokens.facts, ExtractiveFactsWriter, [readingTokens.analyser])
    construct(module, writingTokens.descriptions, ExtractiveDocumentDescriber, [])
  })
}
