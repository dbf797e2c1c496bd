import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { api } from '../../shared/api.ts'

const reportOf = (answer: unknown) => (answer as { report: Report }).report

interface NewReport {
  readonly projectId: string
  readonly name: string
  readonly reportPrompt: string
}

const reports = api.injectEndpoints({
  endpoints: (build) => ({
    createReport: build.mutation<unknown, NewReport>({
      query: ({ projectId, ...body }) => ({ path: `/projects/${projectId}/createReport`, method: 'POST', body }),
      invalidatesTags: (_answer, error, { projectId }) =>
        error === undefined ? [{ type: 'Project', id: projectId }] : [],
    }),
    loadReport: build.query<Report, string>({
      query: (id) => ({ path: `/projects/reports/${id}` }),
      transformResponse: reportOf,
    }),
    renameReport: build.mutation<Report, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => ({ path: `/projects/reports/${id}/update`, method: 'POST', body: { name } }),
      transformResponse: reportOf,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(reports.util.upsertQueryData('loadReport', id, answer.data))
      },
      invalidatesTags: (report) => (report === undefined ? [] : [{ type: 'Project', id: report.projectId }]),
    }),
  }),
})

export const { useCreateReportMutation, useLoadReportQuery, useRenameReportMutation } = reports
