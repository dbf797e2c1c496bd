import type { Body } from '../../../../../../adapters/http-contract/calls.ts'
import { takeAnswer } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ofCache, ofProposal, proposalOf, proposals } from './endpoints.ts'

interface Named {
  readonly id: string
}

/** Calls that change, copy or remove a whole application. */
const applications = proposals.injectEndpoints({
  endpoints: (build) => ({
    changeProposal: build.mutation({
      ...endpoint('POST /proposals/:id/update', {
        ask: ({ id, ...body }: Named & Body<'POST /proposals/:id/update'>) => ({ params: { id }, body }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
      invalidatesTags: ['Project'],
    }),
    duplicateProposal: build.mutation({
      ...endpoint('POST /proposals/:id/duplicate', { ask: ofProposal, read: ({ id }) => id }),
      invalidatesTags: ['Project'],
    }),
    removeProposal: build.mutation({
      ...endpoint('POST /proposals/:id/remove', { ask: ofProposal }),
      invalidatesTags: ['Project'],
    }),
  }),
})

export const { useChangeProposalMutation, useDuplicateProposalMutation, useRemoveProposalMutation } = applications
