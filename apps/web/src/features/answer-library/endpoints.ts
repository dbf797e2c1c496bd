import type { RememberedAnswer } from '../../../../../adapters/http-contract/answers.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

export const PAGE_SIZE = 20

export interface AnswersView {
  readonly search: string
  readonly state: RememberedAnswer['state']
  /** Starts at 1. */
  readonly page: number
}

interface AnswerChanges {
  readonly id: string
  readonly text?: string
  readonly validUntil?: string | null
  readonly state?: RememberedAnswer['state']
}

const answers = api.injectEndpoints({
  endpoints: (build) => ({
    listAnswers: build.query({
      ...endpoint('GET /answers', {
        ask: ({ search, state, page }: AnswersView) => ({
          search: new URLSearchParams({ search, state, page: String(page), pageSize: String(PAGE_SIZE) }).toString(),
        }),
        read: ({ answers: items, total }) => ({ items, total }),
      }),
      providesTags: ['Answers'],
    }),
    changeAnswer: build.mutation({
      ...endpoint('POST /answers/:id', {
        ask: ({ id, ...body }: AnswerChanges) => ({ params: { id }, body }),
        read: ({ answer }) => answer,
      }),
      invalidatesTags: ['Answers'],
    }),
  }),
})

export const { useListAnswersQuery, useChangeAnswerMutation } = answers
