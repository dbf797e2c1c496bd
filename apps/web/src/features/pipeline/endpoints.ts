import { api } from '../../shared/api.ts'
import type { Body, Response } from '../../../../../adapters/http-contract/calls.ts'
import { cacheEntry, showAtOnce } from '../../shared/cache-entry.ts'
import { endpoint } from '../../shared/endpoint.ts'

type Home = Response<'GET /home'>
type Stage = Home['board'][number]['stage']

const HOME = cacheEntry<Home>('viewHome')

/** Home with an application at another stage; removes it if the board has no such column. */
function moved(home: Home, id: string, stage: Stage): Home {
  const application = home.board.flatMap(({ applications }) => applications).find((one) => one.id === id)
  if (application === undefined) return home
  const board = home.board.map((column) => {
    const rest = column.applications.filter((one) => one.id !== id)
    const without = { ...column, applications: rest, total: column.total - (column.applications.length - rest.length) }
    if (column.stage !== stage) return without
    return { ...without, applications: [{ ...application, stage }, ...rest], total: without.total + 1 }
  })
  return { ...home, board }
}

const pipeline = api.injectEndpoints({
  endpoints: (build) => ({
    viewHome: build.query({
      ...endpoint('GET /home', {}),
      providesTags: ['Project'],
    }),
    takeDeadline: build.mutation({
      ...endpoint('POST /proposals/:id/update', {
        ask: ({
          id,
          ...body
        }: { readonly id: string } & Pick<Body<'POST /proposals/:id/update'>, 'deadline' | 'deadlineZone'>) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags: (_answer, _error, { id }) => ['Project', { type: 'Proposal', id }],
    }),
    /** Moves at once, and back if the server refuses. */
    moveApplication: build.mutation({
      ...endpoint('POST /proposals/:id/update', {
        ask: ({ id, stage }: { readonly id: string; readonly stage: Stage }) => ({ params: { id }, body: { stage } }),
      }),
      onQueryStarted: ({ id, stage }, call) => showAtOnce(HOME, (home) => moved(home, id, stage), call),
      invalidatesTags: (_answer, _error, { id }) => ['Project', { type: 'Proposal', id }],
    }),
    listApplications: build.query({
      ...endpoint('GET /applications', { ask: (search: string) => ({ search }) }),
      providesTags: ['Project'],
    }),
  }),
})

export const { useViewHomeQuery, useTakeDeadlineMutation, useMoveApplicationMutation, useListApplicationsQuery } =
  pipeline
