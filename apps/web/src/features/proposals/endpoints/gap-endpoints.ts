import type { Body } from '../../../../../../adapters/http-contract/calls.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { proposals } from './endpoints.ts'

type Filled = Body<'POST /proposals/:id/gaps'> & { readonly id: string }

/** Facts that applications still need from people. */
const gaps = proposals.injectEndpoints({
  endpoints: (build) => ({
    loadGaps: build.query(
      endpoint('GET /proposals/:id/gaps', {
        ask: (id: string) => ({ params: { id } }),
        read: ({ groups, outdated }) => ({ groups, outdated }),
      }),
    ),
    fillGap: build.mutation({
      ...endpoint('POST /proposals/:id/gaps', {
        ask: ({ id, ...body }: Filled) => ({ params: { id }, body }),
        read: (answer) => answer,
      }),
      invalidatesTags: (_answer, error, { id }) => (error === undefined ? [{ type: 'Proposal', id }] : []),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const filled = await queryFulfilled.catch(() => null)
        if (filled === null) return
        const { groups, outdated } = filled.data
        await dispatch(gaps.util.upsertQueryData('loadGaps', id, { groups, outdated }))
      },
    }),
    /** Clears a fact. */
    forgetFact: build.mutation({
      ...endpoint('POST /account/profile/:key', {
        ask: (key: string) => ({ params: { key }, body: { value: '', state: 'missing' as const, validUntil: null } }),
      }),
      invalidatesTags: ['Profile', 'FirstSteps'],
    }),
    undoSection: build.mutation(
      endpoint('POST /projects/:id/brief/:section/undo', {
        ask: (params: { readonly id: string; readonly section: string }) => ({ params, body: {} }),
      }),
    ),
  }),
})

export const { useLoadGapsQuery, useFillGapMutation, useForgetFactMutation, useUndoSectionMutation } = gaps
