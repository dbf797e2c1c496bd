import { takeAnswer } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import type { Progress } from '../../../shared/send-form.ts'
import { ofCache, proposalOf, proposals } from './endpoints.ts'

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

/** Calls for adding the funder's form later. */
const forms = proposals.injectEndpoints({
  endpoints: (build) => ({
    giveForm: build.mutation({
      ...endpoint('POST /proposals/:id/form', {
        ask: ({ id, file, onProgress }: GivenForm) => ({ params: { id }, form: formOf(file), onProgress }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
  }),
})

export const { useGiveFormMutation } = forms
