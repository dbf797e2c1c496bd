import type { Body } from '../../../../../adapters/http-contract/calls.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { ofProposal, proposalOf, proposals } from './endpoints.ts'
import { takeAnswer } from './proposal-cache.ts'

interface Named {
  readonly id: string
}

/** A whole application, changed, copied or removed. */
const applications = proposals.injectEndpoints({
  endpoints: (build) => ({
    changeProposal: build.mutation({
      ...endpoint('POST /proposals/:id/update', {
        ask: ({ id, ...body }: Named & Body<'POST /proposals/:id/update'>) => ({ params: { id }, body }),
        read: proposalOf,
      }),
      onQueryStarted: async ({ id }, call) => void (await takeAnswer(id, call)),
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
