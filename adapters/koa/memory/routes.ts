import type { RememberedAnswerId } from '../../../core/shared/ids.ts'
import { answerText } from '../../../core/memory/change-answer.ts'
import { wrongFieldsOf } from '../parse.ts'
import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentText } from '../texts/present.ts'
import { presentAnswer, presentAnswerGroup, presentSuggestion } from './present.ts'

export function memoryRoutes({ useCases }: RouteParts) {
  return {
    'GET /answers': async ({ actor, query }) => {
      const { items, total } = await useCases.listAnswers.execute({ actor, ...query })
      return { answers: items.map(presentAnswerGroup), total }
    },
    'POST /answers/:id': {
      rules: (text) => (text('text') === '' ? {} : wrongFieldsOf(() => answerText(text('text')))),
      handle: async ({ actor, params: { id }, body }) => ({
        answer: presentAnswer(await useCases.changeAnswer.execute({ actor, answerId: id, changes: body })),
      }),
    },
    'GET /proposals/:id/questions/:questionId/remembered': async ({ actor, params: { id, questionId } }) => {
      const suggested = await useCases.suggestAnswers.execute({ actor, proposalId: id, questionId })
      return { answers: suggested.flatMap(({ answers }) => answers.map(presentSuggestion)) }
    },
    'GET /proposals/:id/remembered': async ({ actor, params: { id } }) => {
      const suggested = await useCases.suggestAnswers.execute({ actor, proposalId: id, questionId: null })
      return {
        questions: suggested.map(({ questionId, answers }) => ({
          questionId,
          answers: answers.map(presentSuggestion),
        })),
      }
    },
    'POST /proposals/:id/questions/:questionId/remembered': async ({ actor, params: { id, questionId }, body }) => {
      const { answerId, basedOn, whole } = body
      const place = { actor, proposalId: id, questionId }
      const chosen = { answerId: answerId as RememberedAnswerId, basedOn, isWhole: whole }
      return presentText(await useCases.useAnswer.execute({ ...place, ...chosen }))
    },
  } satisfies Partial<Routes>
}
