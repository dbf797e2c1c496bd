import type { UserId } from '../../../core/shared/ids.ts'
import type { NamedQuestion } from '../../../core/proposals/question/find-question.ts'
import { commentText } from '../../../core/questions/question-comment.ts'
import { wrongFieldsOf } from '../parse.ts'
import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentComment, presentWaiting } from './present-comment.ts'

export function commentRoutes({ useCases }: RouteParts) {
  return {
    'GET /proposals/:id/questions/:questionId/comments': ({ actor, params: { id, questionId } }) =>
      commentsAnswer({ actor, proposalId: id, questionId }),
    'POST /proposals/:id/questions/:questionId/comments': {
      rules: (text) => wrongFieldsOf(() => commentText(text('text'))),
      once: async ({ actor, params: { id, questionId }, body: { text, mentions } }) => {
        const comment = { text, mentions: mentions as readonly UserId[] | undefined }
        await useCases.commentOnQuestion.execute({ actor, proposalId: id, questionId, ...comment })
      },
      handle: ({ actor, params: { id, questionId } }) => commentsAnswer({ actor, proposalId: id, questionId }),
    },
    'POST /proposals/:id/questions/:questionId/comments/:commentId/resolve': async ({ actor, params }) => {
      const question = { actor, proposalId: params.id, questionId: params.questionId }
      await useCases.resolveComment.execute({ ...question, commentId: params.commentId, isResolved: true })
      return commentsAnswer(question)
    },
    'POST /proposals/:id/questions/:questionId/comments/:commentId/reopen': async ({ actor, params }) => {
      const question = { actor, proposalId: params.id, questionId: params.questionId }
      await useCases.resolveComment.execute({ ...question, commentId: params.commentId, isResolved: false })
      return commentsAnswer(question)
    },
    'POST /proposals/:id/questions/:questionId/comments/:commentId/edit': {
      rules: (text) => wrongFieldsOf(() => commentText(text('text'))),
      handle: async ({ actor, params, body: { text, mentions } }) => {
        const question = { actor, proposalId: params.id, questionId: params.questionId }
        const comment = { text, mentions: mentions as readonly UserId[] | undefined }
        await useCases.editComment.execute({ ...question, commentId: params.commentId, ...comment })
        return commentsAnswer(question)
      },
    },
    'POST /proposals/:id/questions/:questionId/comments/:commentId/remove': async ({ actor, params }) => {
      const question = { actor, proposalId: params.id, questionId: params.questionId }
      await useCases.removeComment.execute({ ...question, commentId: params.commentId })
      return commentsAnswer(question)
    },
    'GET /account/waiting': async ({ actor, query }) => {
      const { items, total } = await useCases.listWaiting.execute({ actor, ...query })
      return { waiting: items.map(presentWaiting), total }
    },
  } satisfies Partial<Routes>

  async function commentsAnswer(question: NamedQuestion) {
    return { comments: (await useCases.listComments.execute(question)).map(presentComment) }
  }
}
