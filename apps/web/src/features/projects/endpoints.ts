import type { Project } from '../../../../../adapters/http-contract/projects.ts'
import { api } from '../../shared/api.ts'
import { cacheEntry, changeAtOnce, takeAnswer } from '../../shared/cache-entry.ts'
import { endpoint } from '../../shared/endpoint.ts'

const ofProject = (id: string) => ({ params: { id } })
const projectOf = ({ project }: { readonly project: Project }) => project
/** Cache entry of a project's page. */
export const ofCache = (id: string) => cacheEntry<Project>('loadProject', id)

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
      ...endpoint('GET /projects/:id', { ask: ofProject, read: projectOf }),
      providesTags: (_project, _error, id) => [{ type: 'Project', id }],
    }),
    renameProject: build.mutation({
      ...endpoint('POST /projects/:id/update', {
        ask: ({ id, name }: { readonly id: string; readonly name: string }) => ({ params: { id }, body: { name } }),
        read: projectOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
      invalidatesTags: ['ProjectList'],
    }),
    /** Changes at once, and back if the server refuses. */
    toggleProjectArchived: build.mutation({
      ...endpoint('POST /projects/:id/toggleArchived', { ask: ofProject, read: projectOf }),
      onQueryStarted: (id, call) =>
        changeAtOnce(ofCache(id), (project) => ({ ...project, isArchived: !project.isArchived }), call),
      invalidatesTags: ['ProjectList'],
    }),
    /** Shown as being written at once; reverted if the server refuses. */
    generateOverview: build.mutation({
      ...endpoint('POST /projects/:id/generateOverview', { ask: ofProject, read: projectOf }),
      onQueryStarted: (id, call) =>
        changeAtOnce(
          ofCache(id),
          (project) => ({ ...project, overview: { ...project.overview, status: 'processing' as const, error: null } }),
          call,
        ),
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
