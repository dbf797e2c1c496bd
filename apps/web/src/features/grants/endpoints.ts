import type { FunderListItem } from '../../../../../adapters/http-contract/funders.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import type { Progress } from '../../shared/send-form.ts'
import { formOf, type NewGrant } from './new-grant.ts'

/** Seconds for which a search is remembered. */
const REMEMBER_SEARCH = 300

interface UploadGrant {
  readonly grant: NewGrant
  readonly file: File
  readonly onProgress: Progress
}

const touched = (grant: NewGrant) =>
  grant.projectId === null
    ? (['ProjectList', 'FirstSteps'] as const)
    : (['FirstSteps', { type: 'Project' as const, id: grant.projectId }] as const)

const grants = api.injectEndpoints({
  endpoints: (build) => ({
    searchFunders: build.query({
      ...endpoint('GET /funders/search/:query', {
        ask: (query: string) => ({ params: { query } }),
        read: ({ funders }): readonly FunderListItem[] => funders,
      }),
      keepUnusedDataFor: REMEMBER_SEARCH,
    }),
    createManualGrant: build.mutation({
      ...endpoint('POST /proposals/createManualGrant', { ask: (body: NewGrant) => ({ body }), read: ({ id }) => id }),
      invalidatesTags: (_id, _error, grant) => touched(grant),
    }),
    createUploadGrant: build.mutation({
      ...endpoint('POST /proposals/createUploadGrant', {
        ask: ({ grant, file, onProgress }: UploadGrant) => ({ form: formOf(grant, file), onProgress }),
        read: ({ id }) => id,
      }),
      invalidatesTags: (_id, _error, { grant }) => touched(grant),
    }),
  }),
})

export const { useSearchFundersQuery, useCreateManualGrantMutation, useCreateUploadGrantMutation } = grants
