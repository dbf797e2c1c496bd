import type { FunderListItem } from '../../../../../adapters/http-contract/funders.ts'
import { api } from '../../shared/api.ts'
import type { Progress } from '../../shared/send-form.ts'
import { formOf, type NewGrant } from './new-grant.ts'

/** Seconds for which a search is remembered. */
const REMEMBER_SEARCH = 300

const idOf = (answer: unknown) => (answer as { id: string }).id
const touched = (grant: NewGrant) =>
  grant.projectId === null ? [] : [{ type: 'Project' as const, id: grant.projectId }]

const grants = api.injectEndpoints({
  endpoints: (build) => ({
    searchFunders: build.query<readonly FunderListItem[], string>({
      query: (text) => ({ path: `/funders/search/${encodeURIComponent(text)}` }),
      transformResponse: (answer) => (answer as { funders: FunderListItem[] }).funders,
      keepUnusedDataFor: REMEMBER_SEARCH,
    }),
    createManualGrant: build.mutation<string, NewGrant>({
      query: (body) => ({ path: '/proposals/createManualGrant', method: 'POST', body }),
      transformResponse: idOf,
      invalidatesTags: (_id, _error, grant) => touched(grant),
    }),
    createUploadGrant: build.mutation<
      string,
      { readonly grant: NewGrant; readonly file: File; readonly onProgress: Progress }
    >({
      query: ({ grant, file, onProgress }) => ({
        path: '/proposals/createUploadGrant',
        form: formOf(grant, file),
        onProgress,
      }),
      transformResponse: idOf,
      invalidatesTags: (_id, _error, { grant }) => touched(grant),
    }),
  }),
})

export const { useSearchFundersQuery, useCreateManualGrantMutation, useCreateUploadGrantMutation } = grants
