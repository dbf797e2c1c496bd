import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const ofProject = (id: string) => ({ params: { id } })

/** Copies or removes a whole project. */
const changing = api.injectEndpoints({
  endpoints: (build) => ({
    duplicateProject: build.mutation({
      ...endpoint('POST /projects/:id/duplicate', { ask: ofProject, read: ({ id }) => id }),
      invalidatesTags: ['ProjectList'],
    }),
    removeProject: build.mutation({
      ...endpoint('POST /projects/:id/remove', { ask: ofProject }),
      invalidatesTags: ['ProjectList'],
    }),
  }),
})

export const { useDuplicateProjectMutation, useRemoveProjectMutation } = changing
