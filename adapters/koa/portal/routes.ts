import { minimumOfQuestion } from '../../../core/languages/printed-minimum.ts'
import type { PortalAnswer } from '../../../core/hand-in/portal-answer.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'

export function portalRoutes({ useCases }: RouteParts) {
  return {
    'GET /proposals/:id/portal': async ({ actor, params }) => {
      const { answers, ...portal } = await useCases.viewPortal.execute({ actor, proposalId: params.id })
      return { ...portal, answers: answers.map(presentPortalAnswer) }
    },
    'POST /proposals/:id/questions/:questionId/copied': ({ actor, params: { id, questionId }, body: { copied } }) =>
      useCases.markAnswerCopied.execute({ actor, proposalId: id, questionId, isCopied: copied }),
  } satisfies Partial<Routes>
}

function presentPortalAnswer({ limit, ...answer }: PortalAnswer) {
  const { questionId, number, section, question, guidance, text, words, characters, isOverLimit, state } = answer
  const said = { toCheck: answer.toCheck, lacking: [...answer.lacking] }
  const limits = { word_limit: limit.words, characters_limit: limit.characters }
  return {
    questionId,
    number,
    section,
    question,
    guidance,
    ...limits,
    minimum: minimumOfQuestion({ text: question, guidance }),
    text,
    words,
    characters,
    isOverLimit,
    state,
    ...said,
  }
}
