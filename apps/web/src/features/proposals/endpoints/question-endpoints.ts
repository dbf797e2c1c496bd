import type { Body } from '../../../../../../adapters/http-contract/calls.ts'
import { changeAtOnce, takeAnswer } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ofCache, proposalOf, proposals } from './endpoints.ts'
import { withQuestion } from '../proposal-cache.ts'

/** A question of an application. */
export interface QuestionPlace {
  readonly id: string
  readonly questionId: string
}

type Changes = Omit<Body<'POST /proposals/:id/questions/:questionId'>, 'position'>
type Reviewed = Body<'POST /proposals/:id/questions/review'> & { readonly id: string }
export const inPath = ({ id, questionId }: QuestionPlace) => ({ params: { id, questionId } })

function moved<T extends { readonly id: string }>(list: readonly T[], id: string, position: number): T[] {
  const others = list.filter((each) => each.id !== id)
  return [...others.slice(0, position), ...list.filter((each) => each.id === id), ...others.slice(position)]
}

/** Changes are shown at once if possible, before the server's reply. */
const questions = proposals.injectEndpoints({
  endpoints: (build) => ({
    changeQuestion: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId', {
        ask: ({ id, questionId, ...body }: QuestionPlace & Changes) => ({ params: { id, questionId }, body }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id, questionId, ...changes }, call) =>
        changeAtOnce(
          ofCache(id),
          withQuestion(questionId, () => changes),
          call,
        ),
    }),
    reviewQuestions: build.mutation({
      ...endpoint('POST /proposals/:id/questions/review', {
        ask: ({ id, ...body }: Reviewed) => ({ params: { id }, body }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id, questionIds, reviewStatus }, call) =>
        changeAtOnce(
          ofCache(id),
          (proposal) => questionIds.reduce((so, each) => withQuestion(each, () => ({ reviewStatus }))(so), proposal),
          call,
        ),
    }),
    moveQuestion: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId', {
        ask: ({ position, ...place }: QuestionPlace & { readonly position: number }) => ({
          ...inPath(place),
          body: { position },
        }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id, questionId, position }, call) =>
        changeAtOnce(
          ofCache(id),
          (proposal) => ({ ...proposal, questions: moved(proposal.questions, questionId, position) }),
          call,
        ),
    }),
    removeQuestion: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/remove', { ask: inPath, read: proposalOf }),
      onQueryStarted: ({ id, questionId }, call) =>
        changeAtOnce(
          ofCache(id),
          (proposal) => ({ ...proposal, questions: proposal.questions.filter((each) => each.id !== questionId) }),
          call,
        ),
    }),
    restoreQuestion: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/restore', { ask: inPath, read: proposalOf }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
  }),
})

export const {
  useChangeQuestionMutation,
  useMoveQuestionMutation,
  useReviewQuestionsMutation,
  useRemoveQuestionMutation,
  useRestoreQuestionMutation,
} = questions
