import type { Body } from '../../../../../adapters/http-contract/calls.ts'
import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { api } from '../../shared/api.ts'
import { cacheEntry, takeAnswer } from '../../shared/cache-entry.ts'
import { endpoint } from '../../shared/endpoint.ts'

const reportOf = ({ report }: { readonly report: Report }) => report

/** Cached report of the page. */
export const ofCache = (id: string) => cacheEntry<Report>('loadReport', id)

interface NewReport extends Body<'POST /projects/:id/createReport'> {
  readonly projectId: string
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
    loadReport: build.query({
      ...endpoint('GET /projects/reports/:id', { ask: (id: string) => ({ params: { id } }), read: reportOf }),
      providesTags: (_report, _error, id) => [{ type: 'Report', id }],
    }),
    renameReport: build.mutation({
      ...endpoint('POST /projects/reports/:id/update', {
        ask: ({ id, name }: { readonly id: string; readonly name: string }) => ({ params: { id }, body: { name } }),
        read: reportOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
      invalidatesTags: (report) => (report === undefined ? [] : [{ type: 'Project', id: report.projectId }]),
    }),
  }),
})

export const { useCreateReportMutation, useLoadReportQuery, useRenameReportMutation } = reports
