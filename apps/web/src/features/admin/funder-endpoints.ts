import type { ListedFunder, SaveFunderRequest } from '../../../../../adapters/http-contract/admin-funders.ts'
import type { FunderImport } from '../../../../../adapters/http-contract/funder-imports.ts'
import type { Funder } from '../../../../../adapters/http-contract/funders.ts'
import { api, type FormCall } from '../../shared/api.ts'
import type { ListPage } from './endpoints.ts'

export interface FundersPage extends ListPage<ListedFunder> {
  /** Only the best were looked for: there may be more. */
  readonly isCutOff: boolean
}

export interface FunderCounts {
  readonly totalCount: number
  readonly withOverviewCount: number
}

const funders = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the address of the call: it depends on whether funders are searched. */
    listFunders: build.query<FundersPage, string>({
      query: (path) => ({ path }),
      transformResponse: (answer) => {
        const { funders: rows, ...page } = answer as { funders: ListedFunder[]; total: number; isCutOff: boolean }
        return { rows, ...page }
      },
    }),
    countFunders: build.query<FunderCounts, void>({
      query: () => ({ path: '/admin/funders?pageSize=1' }),
      transformResponse: (answer) => answer as FunderCounts,
    }),
    loadAnyFunder: build.query<Funder, string>({
      query: (id) => ({ path: `/funders/${id}` }),
      transformResponse: (answer) => (answer as { funder: Funder }).funder,
    }),
    saveFunder: build.mutation<unknown, SaveFunderRequest & { readonly id: string }>({
      query: ({ id, ...body }) => ({ path: `/admin/funders/${id}`, method: 'POST', body }),
    }),
    listFunderImports: build.query<ListPage<FunderImport>, string>({
      query: (search) => ({ path: `/admin/funderImports?${search}` }),
      transformResponse: (answer) => {
        const { imports: rows, total } = answer as { imports: FunderImport[]; total: number }
        return { rows, total }
      },
    }),
    startFunderImport: build.mutation<FunderImport, Omit<FormCall, 'path'>>({
      query: (sent) => ({ path: '/admin/funderImports', ...sent }),
      transformResponse: (answer) => (answer as { import: FunderImport }).import,
    }),
    /** Answers the job that writes it. */
    renewFunderOverview: build.mutation<string, string>({
      query: (id) => ({ path: `/admin/funders/${id}/renewOverview`, method: 'POST' }),
      transformResponse: (answer) => (answer as { jobId: string }).jobId,
    }),
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
