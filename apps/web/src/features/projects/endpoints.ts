import type { Project, ProjectListItem } from '../../../../../adapters/http-contract/projects.ts'
import { api } from '../../shared/api.ts'

const projectOf = (answer: unknown) => (answer as { project: Project }).project
const idOf = (answer: unknown) => (answer as { id: string }).id

const projects = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<readonly ProjectListItem[], void>({
      query: () => ({ path: '/projects/list' }),
      transformResponse: (answer) => (answer as { projects: ProjectListItem[] }).projects,
      providesTags: ['ProjectList'],
    }),
    createProject: build.mutation<string, string>({
      query: (name) => ({ path: '/projects/create', method: 'POST', body: { name } }),
      transformResponse: idOf,
      invalidatesTags: ['ProjectList'],
    }),
    loadProject: build.query<Project, string>({
      query: (id) => ({ path: `/projects/${id}` }),
      transformResponse: projectOf,
      providesTags: (_project, _error, id) => [{ type: 'Project', id }],
    }),
    renameProject: build.mutation<Project, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => ({ path: `/projects/${id}/update`, method: 'POST', body: { name } }),
      transformResponse: projectOf,
      invalidatesTags: (_project, _error, { id }) => ['ProjectList', { type: 'Project', id }],
    }),
    toggleProjectArchived: build.mutation<Project, string>({
      query: (id) => ({ path: `/projects/${id}/toggleArchived`, method: 'POST' }),
      transformResponse: projectOf,
      invalidatesTags: (_project, _error, id) => ['ProjectList', { type: 'Project', id }],
    }),
    /** Shown as being written at once, and as before if the server refuses (SPEC.md §4). */
    generateOverview: build.mutation<Project, string>({
      query: (id) => ({ path: `/projects/${id}/generateOverview`, method: 'POST' }),
      transformResponse: projectOf,
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
