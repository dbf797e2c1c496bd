import type { Body } from '../../../../../adapters/http-contract/calls.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const model = api.injectEndpoints({
  endpoints: (build) => ({
    viewLanguageModel: build.query(endpoint('GET /admin/languageModel', { read: (answer) => answer.model })),
    testLanguageModel: build.mutation(endpoint('POST /admin/languageModel/test', { read: ({ trial }) => trial })),
    saveModelPrice: build.mutation(
      endpoint('POST /admin/languageModel/price', {
        ask: (body: Body<'POST /admin/languageModel/price'>) => ({ body }),
      }),
    ),
  }),
})

export const { useViewLanguageModelQuery, useTestLanguageModelMutation, useSaveModelPriceMutation } = model
