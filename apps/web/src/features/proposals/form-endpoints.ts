import { endpoint } from '../../shared/endpoint.ts'
import type { Progress } from '../../shared/send-form.ts'
import { proposalOf, proposals } from './endpoints.ts'
import { takeAnswer } from './proposal-cache.ts'

interface GivenForm {
  readonly id: string
  readonly file: File
  readonly onProgress: Progress
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file, file.name)
  return form
}

/** The funder's form, given later. */
const forms = proposals.injectEndpoints({
  endpoints: (build) => ({
    giveForm: build.mutation({
      ...endpoint('POST /proposals/:id/form', {
        ask: ({ id, file, onProgress }: GivenForm) => ({ params: { id }, form: formOf(file), onProgress }),
        read: proposalOf,
      }),
      onQueryStarted: async ({ id }, call) => void (await takeAnswer(id, call)),
    }),
  }),
})

export const { useGiveFormMutation } = forms
