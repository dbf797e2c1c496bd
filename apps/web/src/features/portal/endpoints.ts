import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import type { PortalAnswer } from '../../../../../adapters/http-contract/portal.ts'
import type { Counting } from '../../../../../adapters/http-contract/proposals.ts'
import { api } from '../../shared/api.ts'
import { cacheEntry, showAtOnce } from '../../shared/cache-entry.ts'
import { endpoint } from '../../shared/endpoint.ts'

type Portal = Response<'GET /proposals/:id/portal'>

interface Tick {
  readonly proposalId: string
  readonly questionId: string
  readonly copied: boolean
}

const portals = api.injectEndpoints({
  endpoints: (build) => ({
    loadPortal: build.query({
      ...endpoint('GET /proposals/:id/portal', { ask: (id: string) => ({ params: { id } }) }),
      providesTags: (_portal, _error, id) => [{ type: 'Proposal', id }],
    }),
    /** Ticks at once, and takes the tick back if the server refuses. */
    markCopied: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/copied', {
        ask: ({ proposalId, questionId, copied }: Tick) => ({
          params: { id: proposalId, questionId },
          body: { copied },
        }),
      }),
      onQueryStarted: ({ proposalId, questionId, copied }, call) =>
        showAtOnce(
          cacheEntry<Portal>('loadPortal', proposalId),
          (portal) => ({
            ...portal,
            answers: portal.answers.map((answer) =>
              answer.questionId === questionId ? withTick(answer, copied) : answer,
            ),
          }),
          call,
        ),
    }),
    changeCounting: build.mutation({
      ...endpoint('POST /proposals/:id/update', {
        ask: ({ id, counting }: { readonly id: string; readonly counting: Counting | null }) => ({
          params: { id },
          body: { counting },
        }),
      }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Proposal', id }],
    }),
  }),
})

function withTick(answer: PortalAnswer, copied: boolean): PortalAnswer {
  return { ...answer, state: copied ? 'copied' : 'not-copied' }
}

export const { useLoadPortalQuery, useMarkCopiedMutation, useChangeCountingMutation } = portals
