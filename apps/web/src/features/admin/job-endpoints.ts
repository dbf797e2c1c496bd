import type { Job, JobRun, JobsAnswer } from '../../../../../adapters/http-contract/jobs.ts'
import type { DataMigration, SingleJob } from '../../../../../adapters/http-contract/upkeep.ts'
import { api } from '../../shared/api.ts'

export interface JobHistory {
  readonly job: Job
  readonly runs: readonly JobRun[]
}

const jobs = api.injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query<JobsAnswer, string>({
      query: (search) => ({ path: `/admin/jobs?${search}` }),
      transformResponse: (answer) => answer as JobsAnswer,
    }),
    loadJob: build.query<JobHistory, string>({
      query: (id) => ({ path: `/admin/jobs/${id}` }),
      transformResponse: (answer) => answer as JobHistory,
    }),
    reloadJob: build.mutation<unknown, string>({
      query: (jobId) => ({ path: '/admin/jobs/reload', method: 'POST', body: { jobId } }),
    }),
    removeJob: build.mutation<unknown, string>({
      query: (jobId) => ({ path: '/admin/jobs/delete', method: 'POST', body: { jobId } }),
    }),
    /** Answers the server's message. */
    reloadDocumentLibrary: build.mutation<string, void>({
      query: () => ({ path: '/admin/jobs/reloadDocumentLibrary', method: 'POST' }),
      transformResponse: (answer) => (answer as { message: string }).message,
    }),
    listSingleJobs: build.query<readonly SingleJob[], void>({
      query: () => ({ path: '/admin/singleJobs' }),
      transformResponse: (answer) => (answer as { jobs: SingleJob[] }).jobs,
    }),
    runSingleJob: build.mutation<unknown, string>({
      query: (name) => ({ path: `/admin/singleJobs/${name}/run`, method: 'POST' }),
    }),
    listDataMigrations: build.query<readonly DataMigration[], void>({
      query: () => ({ path: '/admin/migrations' }),
      transformResponse: (answer) => (answer as { migrations: DataMigration[] }).migrations,
    }),
    runDataMigration: build.mutation<unknown, string>({
      query: (id) => ({ path: `/admin/migrations/${id}/run`, method: 'POST' }),
    }),
  }),
})

export const {
  useListJobsQuery,
  useLoadJobQuery,
  useReloadJobMutation,
  useRemoveJobMutation,
  useReloadDocumentLibraryMutation,
  useListSingleJobsQuery,
  useRunSingleJobMutation,
  useListDataMigrationsQuery,
  useRunDataMigrationMutation,
} = jobs
