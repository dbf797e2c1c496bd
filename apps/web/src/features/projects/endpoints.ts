import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const ofProject = (id: string) => ({ params: { id } })

export const projects = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query({
      ...endpoint('GET /projects/list', { read: ({ projects }) => projects }),
      providesTags: ['ProjectList'],
    }),
    createProject: build.mutation({
      ...endpoint('POST /projects/create', { ask: (name: string) => ({ body: { name } }), read: ({ id }) => id }),
      invalidatesTags: ['ProjectList'],
    }),
    loadProject: build.query({
      ...endpoint('GET /projects/:id', { ask: ofProject, read: ({ project }) => project }),
      providesTags: (_project, _error, id) => [{ type: 'Project', id }],
    }),
    renameProject: build.mutation({
      ...endpoint('POST /projects/:id/update', {
        ask: ({ id, name }: { readonly id: string; readonly name: string }) => ({ params: { id }, body: { name } }),
        read: ({ project }) => project,
      }),
      invalidatesTags: (_project, _error, { id }) => ['ProjectList', { type: 'Project', id }],
    }),
    toggleProjectArchived: build.mutation({
      ...endpoint('POST /projects/:id/toggleArchived', { ask: ofProject, read: ({ project }) => project }),
      invalidatesTags: (_project, _error, id) => ['ProjectList', { type: 'Project', id }],
    }),
    /** Shown as being written at once, and as before if the server refuses. */
    generateOverview: build.mutation({
      ...endpoint('POST /projects/:id/generateOverview', { ask: ofProject, read: ({ project }) => project }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const begun = dispatch(
          projects.util.updateQueryData('loadProject', id, (project) => ({
            ...project,
            overview: { ...project.overview, status: 'processing' as const, error: null },
          })),
        )
        const answer = await queryFulfilled.catch(() => null)
        if (answer === null) begun.undo()
        else await dispatch(projects.util.upsertQueryData('loadProject', id, answer.data))
      },
    }),
  }),
})

export const {
  useListProjectsQuery,
  useCreateProjectMutation,
  useLoadProjectQuery,
  useRenameProjectMutation,
  useToggleProjectArchivedMutation,
  useGenerateOverviewMutation,
} = projects
