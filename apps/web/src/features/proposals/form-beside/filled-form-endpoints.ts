import { endpoint } from '../../../shared/endpoint.ts'
import { ofProposal, proposals } from '../endpoints.ts'

/** What is written where in the funder's own file, and what people say of it. */
const filledForms = proposals.injectEndpoints({
  endpoints: (build) => ({
    viewFilledPlaces: build.query(
      endpoint('GET /proposals/:id/filledForm/places', {
        ask: ofProposal,
        read: ({ places, items, notes }) => ({ places, items, notes }),
      }),
    ),
    pointToPlace: build.mutation(
      endpoint('POST /proposals/:id/questions/:questionId/answerPlace', {
        ask: ({
          id,
          questionId,
          place,
        }: {
          readonly id: string
          readonly questionId: string
          readonly place: string | null
        }) => ({ params: { id, questionId }, body: { place } }),
      }),
    ),
  }),
})

export const { useViewFilledPlacesQuery, usePointToPlaceMutation } = filledForms
