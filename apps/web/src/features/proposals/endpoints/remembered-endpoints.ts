import { api } from '../../../shared/api.ts'
import { endpoint } from '../../../shared/endpoint.ts'

interface OfQuestion {
  readonly id: string
  readonly questionId: string
}

interface AnswerToUse extends OfQuestion {
  readonly answerId: string
  /** Version of the answer to replace; 0 for none. */
  readonly basedOn: number
  /** Inserts the whole text, even beyond the limit. */
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
    /** All unanswered questions in one call, by question, instead of a call for every card. */
    suggestAllAnswers: build.query({
      ...endpoint('GET /proposals/:id/remembered', {
        ask: (id: string) => ({ params: { id } }),
        read: ({ questions }) => Object.fromEntries(questions.map(({ questionId, answers }) => [questionId, answers])),
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

const { useSuggestAnswersQuery, useSuggestAllAnswersQuery } = remembered
export const { useUseAnswerMutation } = remembered

/** Answers to similar questions: from the page's call, or fetched if the question has lost its answer since. */
export function useSuggestions(of: OfQuestion) {
  const { data: page, isLoading } = useSuggestAllAnswersQuery(of.id)
  const known = page?.[of.questionId]
  const { data, error } = useSuggestAnswersQuery(of, { skip: isLoading || known !== undefined })
  return { answers: known ?? data, error }
}
