import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const reportOf = ({ report }: { readonly report: Report }) => report

interface NewReport {
  readonly projectId: string
  readonly name: string
  readonly reportPrompt: string
}

export const reports = api.injectEndpoints({
  endpoints: (build) => ({
    createReport: build.mutation({
      ...endpoint('POST /projects/:id/createReport', {
        ask: ({ projectId, ...body }: NewReport) => ({ params: { id: projectId }, body }),
      }),
      invalidatesTags: (_answer, error, { projectId }) =>
        error === undefined ? [{ type: 'Project', id: projectId }] : [],
    }),
    loadReport: build.query(
      endpoint('GET /projects/reports/:id', { ask: (id: string) => ({ params: { id } }), read: reportOf }),
    ),
    renameReport: build.mutation({
      ...endpoint('POST /projects/reports/:id/update', {
        ask: ({ id, name }: { readonly id: string; readonly name: string }) => ({ params: { id }, body: { name } }),
        read: reportOf,
      }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(reports.util.upsertQueryData('loadReport', id, answer.data))
      },
      invalidatesTags: (report) => (report === undefined ? [] : [{ type: 'Project', id: report.projectId }]),
    }),
  }),
})

export const { useCreateReportMutation, useLoadReportQuery, useRenameReportMutation } = reports
