import type { RememberedAnswerId } from '../../../core/shared/ids.ts'
import { answerText } from '../../../core/answer-library/change-answer.ts'
import { wrongFieldsOf } from '../parse.ts'
import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentText } from '../texts/present.ts'
import type { AnswerGroup } from '../../../core/answer-library/ports.ts'
import type { RememberedAnswer } from '../../../core/answer-library/remembered-answer.ts'
import type { SuggestedAnswer } from '../../../core/answer-library/suggest-answers.ts'
import type * as contract from '../../http-contract/answers.ts'

function presentAnswer(answer: RememberedAnswer): contract.RememberedAnswer {
  const { id, question, text, funderName, writtenAt, outcome, limit, validUntil, uses, origin, state } = answer
  const known = { question, text, funderName, writtenAt, outcome, limit, validUntil, uses, origin, state }
  return { id, _id: id, ...known }
}

function presentAnswerGroup({ answer, alike }: AnswerGroup): contract.ListedAnswer {
  return { ...presentAnswer(answer), alike }
}

function presentSuggestion(suggested: SuggestedAnswer): contract.SuggestedAnswer {
  const { fitting, isOutdated, sentBefore, differing } = suggested
  return { ...presentAnswerGroup(suggested), fitting, isOutdated, sentBefore, differing: [...differing] }
}

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
