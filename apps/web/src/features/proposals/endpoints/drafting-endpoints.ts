import type { Body } from '../../../../../../adapters/http-contract/calls.ts'
import { takeAnswer } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ofCache, proposalOf, proposals } from './endpoints.ts'

type Asked = Body<'POST /proposals/:id/draftAgain'> & { readonly id: string }

/** Calls that draft answers again. */
const drafting = proposals.injectEndpoints({
  endpoints: (build) => ({
    draftAgain: build.mutation({
      ...endpoint('POST /proposals/:id/draftAgain', {
        ask: ({ id, ...body }: Asked) => ({ params: { id }, body }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
  }),
})

export const { useDraftAgainMutation } = drafting
