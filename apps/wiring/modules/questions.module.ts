import { ContainerModule } from 'inversify'
import { ChangeQuestion } from '../../../core/proposals/change-question.ts'
import { MergeQuestions } from '../../../core/proposals/merge-questions.ts'
import { PasteQuestions, type PasteQuestionsPorts } from '../../../core/proposals/paste-questions.ts'
import { RemoveQuestion, RestoreQuestion } from '../../../core/proposals/remove-question.ts'
import { SplitQuestion } from '../../../core/proposals/split-question.ts'
import { construct, provide } from '../token.ts'
import { coreTokens, databaseTokens, readingTokens, useCaseTokens } from '../tokens.ts'

const { work } = databaseTokens
const { grantSources, quotas } = coreTokens
const { pastedTexts, builtInFinder, limits } = readingTokens

type Ports = PasteQuestionsPorts

function pasteQuestions(
  stores: Ports['work'],
  texts: Ports['texts'],
  finder: Ports['finder'],
  sources: Ports['sources'],
  limit: Ports['quotas'],
): PasteQuestions {
  return new PasteQuestions({ work: stores, texts, finder, sources, quotas: limit })
}

export const questionsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.changeQuestion, ChangeQuestion, [work, grantSources])
  construct(module, useCaseTokens.removeQuestion, RemoveQuestion, [work, grantSources])
  construct(module, useCaseTokens.restoreQuestion, RestoreQuestion, [work, grantSources])
  construct(module, useCaseTokens.mergeQuestions, MergeQuestions, [work, grantSources])
  construct(module, useCaseTokens.splitQuestion, SplitQuestion, [work, grantSources, limits, quotas])
  provide(module, useCaseTokens.pasteQuestions, pasteQuestions, [
    work,
    pastedTexts,
    builtInFinder,
    grantSources,
    quotas,
  ])
})
