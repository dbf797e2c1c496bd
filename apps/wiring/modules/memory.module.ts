import { ContainerModule } from 'inversify'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { AnswerMemory } from '../../../core/answer-library/answer-memory.ts'
import { ChangeAnswer } from '../../../core/answer-library/change-answer.ts'
import { KeepPastAnswers } from '../../../core/answer-library/keep-past-answers.ts'
import { ListAnswers } from '../../../core/answer-library/list-answers.ts'
import { SuggestAnswers } from '../../../core/answer-library/suggest-answers.ts'
import { UseAnswer } from '../../../core/answer-library/use-answer.ts'
import type { GrantSources } from '../../../core/proposals/form/grant-to-create.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, readingTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, rememberedAnswerReader, passageReader } = databaseTokens
const { answerMemory, grantSources } = coreTokens
const { analyser, pastAnswers } = readingTokens
const { clock, files } = systemTokens

function memoryOf(terms: TermAnalyser, sources: GrantSources): AnswerMemory {
  return new AnswerMemory({ ...sources, analyser: terms })
}

export const memoryModule = new ContainerModule((module) => {
  provide(module, answerMemory, memoryOf, [analyser, grantSources])
  construct(module, useCaseTokens.listAnswers, ListAnswers, [rememberedAnswerReader, analyser])
  construct(module, useCaseTokens.changeAnswer, ChangeAnswer, [work, answerMemory, clock])
  construct(module, useCaseTokens.suggestAnswers, SuggestAnswers, [work, rememberedAnswerReader, analyser, clock])
  construct(module, useCaseTokens.useAnswer, UseAnswer, [work, grantSources])
  construct(module, jobTokens.keepPastAnswers, KeepPastAnswers, [work, files, pastAnswers, passageReader, answerMemory])
})
