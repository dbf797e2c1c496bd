import { api } from '../../../shared/api.ts'
import { endpoint } from '../../../shared/endpoint.ts'

interface OfMissingAnswer {
  readonly id: string
  readonly questionId: string
  /** Version of the answer: another draft has other passages. */
  readonly version: number
}

const passages = api.injectEndpoints({
  endpoints: (build) => ({
    /** All missing answers in one call, by question, instead of a call for every card. */
    listAllPassages: build.query(
      endpoint('GET /proposals/:id/passages', {
        ask: (id: string) => ({ params: { id } }),
        read: ({ questions }) => Object.fromEntries(questions.map(({ questionId, ...found }) => [questionId, found])),
      }),
    ),
    listPassages: build.query(
      endpoint('GET /proposals/:id/questions/:questionId/sources', {
        ask: ({ id, questionId }: OfMissingAnswer) => ({ params: { id, questionId } }),
        read: (found) => found.passages,
      }),
    ),
  }),
})

const { useListPassagesQuery, useListAllPassagesQuery } = passages

/** Passages near a missing answer: from the page's call, or fetched if the draft came later; undefined until then. */
export function usePassages(of: OfMissingAnswer) {
  const { data: page, isLoading } = useListAllPassagesQuery(of.id)
  const known = page?.[of.questionId]
  const isKnown = known?.version === of.version
  const { data, isError } = useListPassagesQuery(of, { skip: isLoading || isKnown })
  return isKnown ? known.passages : isError ? [] : data
}
