import type { Body } from '../../../../../adapters/http-contract/calls.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { proposals } from './endpoints.ts'

type Asked = Body<'POST /proposals/:id/draftAgain'> & { readonly id: string }

/** Answers, drafted again. */
const drafting = proposals.injectEndpoints({
  endpoints: (build) => ({
    draftAgain: build.mutation({
      ...endpoint('POST /proposals/:id/draftAgain', {
        ask: ({ id, ...body }: Asked) => ({ params: { id }, body }),
        read: ({ replaced }) => replaced,
      }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Proposal', id }],
    }),
  }),
})

export const { useDraftAgainMutation } = drafting
