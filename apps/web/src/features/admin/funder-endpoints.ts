import type { ListedFunder, SaveFunderRequest } from '../../../../../adapters/http-contract/funders.ts'
import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import { api } from '../../shared/api.ts'
import type { FormCall } from '../../shared/send-form.ts'
import { endpoint } from '../../shared/endpoint.ts'
import type { ListPage } from './endpoints.ts'

interface FundersPage extends ListPage<ListedFunder> {
  /** Whether only the best were searched, so there may be more. */
  readonly isCutOff: boolean
}

type FundersCall = 'GET /admin/funders' | 'GET /admin/funders/withOverview' | 'GET /funders/search/:query'

const ofFunder = (id: string) => ({ params: { id } })

const funders = api.injectEndpoints({
  endpoints: (build) => ({
    /** `path` is that of a listing or a search call. */
    listFunders: build.query({
      query: (path: string) => ({ path }),
      transformResponse: (answer: Response<FundersCall>): FundersPage => {
        if (!('total' in answer)) return { rows: [], total: 0, isCutOff: false }
        const { funders: rows, total, isCutOff } = answer
        return { rows, total, isCutOff }
      },
    }),
    countFunders: build.query({
      ...endpoint('GET /admin/funders', { ask: (_: void) => ({ search: 'pageSize=1' }) }),
    }),
    loadAnyFunder: build.query(endpoint('GET /funders/:id', { ask: ofFunder, read: ({ funder }) => funder })),
    saveFunder: build.mutation(
      endpoint('POST /admin/funders/:id', {
        ask: ({ id, ...body }: SaveFunderRequest & { readonly id: string }) => ({ params: { id }, body }),
      }),
    ),
    listFunderImports: build.query(
      endpoint('GET /admin/funderImports', {
        ask: (search: string) => ({ search }),
        read: ({ imports: rows, total }) => ({ rows, total }),
      }),
    ),
    startFunderImport: build.mutation(
      endpoint('POST /admin/funderImports', {
        ask: (sent: Omit<FormCall, 'path'>) => sent,
        read: ({ import: begun }) => begun,
      }),
    ),
    /** Returns the job that writes it. */
    renewFunderOverview: build.mutation(
      endpoint('POST /admin/funders/:id/renewOverview', { ask: ofFunder, read: ({ jobId }) => jobId }),
    ),
  }),
})

export const {
  useListFundersQuery,
  useCountFundersQuery,
  useLoadAnyFunderQuery,
  useListFunderImportsQuery,
  useStartFunderImportMutation,
  useSaveFunderMutation,
  useRenewFunderOverviewMutation,
} = funders
