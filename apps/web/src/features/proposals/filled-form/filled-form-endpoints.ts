import type { Body } from '../../../../../../adapters/http-contract/calls.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ofProposal, proposals } from '../endpoints/endpoints.ts'

type AnswerPlace = Body<'POST /proposals/:id/questions/:questionId/answerPlace'>

/** Filled places of the funder's own file, and people's corrections. */
const filledForms = proposals.injectEndpoints({
  endpoints: (build) => ({
    viewFilledPlaces: build.query(
      endpoint('GET /proposals/:id/filledForm/places', {
        ask: ofProposal,
        read: ({ places, items, notes }) => ({ places: [...places, ...items], notes }),
      }),
    ),
    pointToPlace: build.mutation(
      endpoint('POST /proposals/:id/questions/:questionId/answerPlace', {
        ask: ({ id, questionId, ...body }: AnswerPlace & { readonly id: string; readonly questionId: string }) => ({
          params: { id, questionId },
          body,
        }),
      }),
    ),
  }),
})

export const { useViewFilledPlacesQuery, usePointToPlaceMutation } = filledForms
