import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const ofJob = (jobId: string) => ({ body: { jobId } })

const jobs = api.injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query(endpoint('GET /admin/jobs', { ask: (search: string) => ({ search }) })),
    loadJob: build.query(endpoint('GET /admin/jobs/:jobId', { ask: (jobId: string) => ({ params: { jobId } }) })),
    reloadJob: build.mutation(endpoint('POST /admin/jobs/reload', { ask: ofJob })),
    removeJob: build.mutation(endpoint('POST /admin/jobs/delete', { ask: ofJob })),
    /** Returns the server's message. */
    reloadDocumentLibrary: build.mutation(
      endpoint('POST /admin/jobs/reloadDocumentLibrary', { read: ({ message }) => message }),
    ),
    listScheduledTasks: build.query(endpoint('GET /admin/singleJobs', { read: ({ jobs }) => jobs })),
    runScheduledTask: build.mutation(
      endpoint('POST /admin/singleJobs/:name/run', { ask: (name: string) => ({ params: { name } }) }),
    ),
    viewHealth: build.query(endpoint('GET /admin/health', { read: ({ checks }) => checks })),
    listDataMigrations: build.query(endpoint('GET /admin/migrations', { read: ({ migrations }) => migrations })),
    runDataMigration: build.mutation(
      endpoint('POST /admin/migrations/:migrationId/run', {
        ask: (migrationId: string) => ({ params: { migrationId } }),
      }),
    ),
  }),
})

export const {
  useListJobsQuery,
  useLoadJobQuery,
  useReloadJobMutation,
  useRemoveJobMutation,
  useReloadDocumentLibraryMutation,
  useListScheduledTasksQuery,
  useRunScheduledTaskMutation,
  useViewHealthQuery,
  useListDataMigrationsQuery,
  useRunDataMigrationMutation,
} = jobs
