import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const sessions = api.injectEndpoints({
  endpoints: (build) => ({
    loadSessions: build.query({
      ...endpoint('GET /account/sessions', { read: ({ sessions: open }) => open }),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation({
      ...endpoint('POST /account/sessions/:sessionId/end', { ask: (sessionId: string) => ({ params: { sessionId } }) }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation({
      ...endpoint('POST /account/sessions/endOthers', {}),
      invalidatesTags: ['Sessions'],
    }),
  }),
})

export const { useLoadSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessions
