import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

interface OfMissingAnswer {
  readonly id: string
  readonly questionId: string
  /** Of the answer: another draft comes with other passages. */
  readonly version: number
}

const passages = api.injectEndpoints({
  endpoints: (build) => ({
    listPassages: build.query(
      endpoint('GET /proposals/:id/questions/:questionId/sources', {
        ask: ({ id, questionId }: OfMissingAnswer) => ({ params: { id, questionId } }),
        read: (found) => found.passages,
      }),
    ),
  }),
})

export const { useListPassagesQuery } = passages
