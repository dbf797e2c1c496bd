import type { OwnSession } from '../../../../../adapters/http-contract/accounts.ts'
import { api } from '../../shared/api.ts'

const sessions = api.injectEndpoints({
  endpoints: (build) => ({
    loadSessions: build.query<readonly OwnSession[], void>({
      query: () => ({ path: '/account/sessions' }),
      transformResponse: (answer) => (answer as { sessions: readonly OwnSession[] }).sessions,
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ path: `/account/sessions/${id}/end`, method: 'POST' }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ path: '/account/sessions/endOthers', method: 'POST' }),
      invalidatesTags: ['Sessions'],
    }),
  }),
})

export const { useLoadSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessions
