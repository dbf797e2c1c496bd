import type { Body } from '../../../../../../adapters/http-contract/calls.ts'
import { changeAtOnce } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ofCache, proposalOf, proposals } from './endpoints.ts'
import { withQuestion } from '../proposal-cache.ts'
import { inPath, type QuestionPlace } from './question-endpoints.ts'

type Dismissed = QuestionPlace & Body<'POST /proposals/:id/questions/:questionId/answer/lacking/dismiss'>

const lacking = proposals.injectEndpoints({
  endpoints: (build) => ({
    /** Leaves the list at once, and returns if the server refuses. */
    dismissLacking: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/answer/lacking/dismiss', {
        ask: ({ entry, ...place }: Dismissed) => ({ ...inPath(place), body: { entry } }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id, questionId, entry }, call) =>
        changeAtOnce(
          ofCache(id),
          withQuestion(questionId, ({ answer }) => ({ answer: answer && withoutEntry(answer, entry) })),
          call,
        ),
    }),
  }),
})

function withoutEntry<A extends { readonly metadata: { readonly lacking?: string[] | undefined } }>(
  answer: A,
  entry: string,
): A {
  const left = answer.metadata.lacking?.filter((one) => one !== entry)
  return { ...answer, metadata: { ...answer.metadata, lacking: left } }
}

export const { useDismissLackingMutation } = lacking
