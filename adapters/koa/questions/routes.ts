import { parseId } from '../../../core/shared/id.ts'
import type { QuestionChanges } from '../../../core/questions/change-question.ts'
import { assertPasted } from '../../../core/questions/paste-questions.ts'
import { questionText } from '../../../core/proposals/question/question-text.ts'
import { proposalAnswer } from '../proposals/proposal-answer.ts'
import { wrongFieldsOf, type SentText } from '../parse.ts'
import type { WrongFields } from '../../../core/shared/app-error.ts'
import type { ApiRequest, Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import type { UseCases } from '../use-cases.ts'
import { lengthOfQuestion } from '../../../core/languages/printed-length.ts'
import type { FoundQuestion } from '../../../core/forms/ports/question-finder.ts'
import type * as contract from '../../http-contract/questions.ts'

function presentFoundQuestion(question: FoundQuestion): contract.FoundQuestion {
  const { text, guidance, section, number, limit } = question
  return {
    text,
    guidance,
    section,
    number,
    word_limit: limit.words,
    characters_limit: limit.characters,
    length_limit: lengthOfQuestion(question),
  }
}

export function questionRoutes({ useCases }: RouteParts) {
  return {
    ...addingRoutes(useCases),
    ...changingRoutes(useCases),
    ...removalRoutes(useCases),
  } satisfies Partial<Routes>
}

function addingRoutes(useCases: UseCases) {
  return {
    'POST /proposals/:id/questions/paste': {
      rules: (text) => wrongFieldsOf(() => assertPasted(text('text'))),
      once: async ({ actor, params, body: { text, preview } }) => {
        if (!preview) await useCases.pasteQuestions.execute({ actor, proposalId: params.id, text, isPreview: false })
      },
      handle: async ({ actor, params, body: { text } }) => {
        const found = await useCases.pasteQuestions.execute({ actor, proposalId: params.id, text, isPreview: true })
        return { ...(await proposalAnswer(useCases, actor, params.id)), found: found.map(presentFoundQuestion) }
      },
    },
    'POST /proposals/:id/questions/:questionId/split': {
      once: ({ actor, params: { id, questionId }, body: { texts } }) =>
        useCases.splitQuestion.execute({ actor, proposalId: id, questionId, texts }),
      handle: ({ actor, params }) => proposalAnswer(useCases, actor, params.id),
    },
  } satisfies Partial<Routes>
}

function changingRoutes(useCases: UseCases) {
  return {
    'POST /proposals/:id/questions/review': async ({ actor, params: { id }, body: { questionIds, reviewStatus } }) => {
      const ids = questionIds.map((questionId) => parseId<'question'>(questionId)!)
      await useCases.reviewQuestions.execute({ actor, proposalId: id, questionIds: ids, reviewStatus })
      return proposalAnswer(useCases, actor, id)
    },
    'POST /proposals/:id/questions/:questionId': {
      rules: textRules,
      handle: async ({ actor, params: { id, questionId }, body }) => {
        await useCases.changeQuestion.execute({ actor, proposalId: id, questionId, changes: changesOf(body) })
        return proposalAnswer(useCases, actor, id)
      },
    },
    'POST /proposals/:id/questions/:questionId/answer/lacking/dismiss': async ({ actor, params, body }) => {
      const { id, questionId } = params
      await useCases.dismissLacking.execute({ actor, proposalId: id, questionId, entry: body.entry })
      return proposalAnswer(useCases, actor, id)
    },
    'POST /proposals/:id/questions/:questionId/merge': {
      once: ({ actor, params: { id, questionId }, body }) => {
        const withQuestionId = parseId<'question'>(body.withQuestionId)!
        return useCases.mergeQuestions.execute({ actor, proposalId: id, questionId, withQuestionId })
      },
      handle: ({ actor, params }) => proposalAnswer(useCases, actor, params.id),
    },
  } satisfies Partial<Routes>
}

function removalRoutes(useCases: UseCases) {
  return {
    'POST /proposals/:id/questions/:questionId/remove': async ({ actor, params: { id, questionId } }) => {
      await useCases.removeQuestion.execute({ actor, proposalId: id, questionId })
      return proposalAnswer(useCases, actor, id)
    },
    'POST /proposals/:id/questions/:questionId/restore': async ({ actor, params: { id, questionId } }) => {
      await useCases.restoreQuestion.execute({ actor, proposalId: id, questionId })
      return proposalAnswer(useCases, actor, id)
    },
  } satisfies Partial<Routes>
}

/** The core's rule for the text of a question, if one is sent. */
function textRules(text: SentText): WrongFields {
  return text('text') === '' ? {} : wrongFieldsOf(() => questionText(text('text'), 'text'))
}

type SentChanges = ApiRequest<'POST /proposals/:id/questions/:questionId'>['body']

function changesOf({ word_limit, characters_limit, assigneeId, ...changes }: SentChanges): QuestionChanges {
  return {
    ...changes,
    wordLimit: word_limit,
    charactersLimit: characters_limit,
    assigneeId: assigneeId ? parseId<'user'>(assigneeId) : (assigneeId as null | undefined),
  }
}
