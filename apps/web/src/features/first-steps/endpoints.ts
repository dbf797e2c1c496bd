import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const firstSteps = api.injectEndpoints({
  endpoints: (build) => ({
    loadFirstSteps: build.query({
      ...endpoint('GET /account/firstSteps', { read: ({ firstSteps: steps }) => steps }),
      providesTags: ['FirstSteps'],
    }),
  }),
})

export const { useLoadFirstStepsQuery } = firstSteps
