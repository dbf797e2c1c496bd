import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

interface OfQuestion {
  readonly id: string
  readonly questionId: string
}

interface AnswerToUse extends OfQuestion {
  readonly answerId: string
  /** The version of the answer that is replaced; 0 where there is none. */
  readonly basedOn: number
  /** All of it, even beyond the limit. */
  readonly whole: boolean
}

const remembered = api.injectEndpoints({
  endpoints: (build) => ({
    suggestAnswers: build.query({
      ...endpoint('GET /proposals/:id/questions/:questionId/remembered', {
        ask: ({ id, questionId }: OfQuestion) => ({ params: { id, questionId } }),
        read: ({ answers }) => answers,
      }),
      providesTags: ['Answers'],
    }),
    useAnswer: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/remembered', {
        ask: ({ id, questionId, ...body }: AnswerToUse) => ({ params: { id, questionId }, body }),
      }),
      invalidatesTags: (_answer, _error, { id }) => ['Answers', { type: 'Proposal', id }],
    }),
  }),
})

export const { useSuggestAnswersQuery, useUseAnswerMutation } = remembered
