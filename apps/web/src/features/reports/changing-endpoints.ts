import type { Body } from '../../../../../adapters/http-contract/calls.ts'
import { takeAnswer } from '../../shared/cache-entry.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { ofCache, reports } from './endpoints.ts'

const ofReport = (id: string) => ({ params: { id } })

interface ReportDue extends Pick<Body<'POST /projects/reports/:id/update'>, 'dueAt' | 'dueZone'> {
  readonly id: string
}

interface ReportAgain extends Body<'POST /projects/reports/:id/generate'> {
  readonly id: string
}

/** Calls that copy, remove or rewrite a whole report. */
const changing = reports.injectEndpoints({
  endpoints: (build) => ({
    changeReportDue: build.mutation({
      ...endpoint('POST /projects/reports/:id/update', {
        ask: ({ id, ...body }: ReportDue) => ({ params: { id }, body }),
        read: ({ report }) => report,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
    duplicateReport: build.mutation({
      ...endpoint('POST /projects/reports/:id/duplicate', { ask: ofReport, read: ({ id }) => id }),
      invalidatesTags: ['Project'],
    }),
    removeReport: build.mutation({
      ...endpoint('POST /projects/reports/:id/remove', { ask: ofReport }),
      invalidatesTags: ['Project'],
    }),
    writeReportAgain: build.mutation({
      ...endpoint('POST /projects/reports/:id/generate', {
        ask: ({ id, ...body }: ReportAgain) => ({ params: { id }, body }),
        read: ({ report }) => report,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
      invalidatesTags: ['Project'],
    }),
  }),
})

export const {
  useChangeReportDueMutation,
  useDuplicateReportMutation,
  useRemoveReportMutation,
  useWriteReportAgainMutation,
} = changing
