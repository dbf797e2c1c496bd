import { takeAnswer } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ofCache, proposalOf, proposals } from './endpoints.ts'
import { inPath, type QuestionPlace } from './question-endpoints.ts'

/** Merges, splits and pastes questions. */
const making = proposals.injectEndpoints({
  endpoints: (build) => ({
    mergeQuestions: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/merge', {
        ask: ({ withQuestionId, ...place }: QuestionPlace & { readonly withQuestionId: string }) => ({
          ...inPath(place),
          body: { withQuestionId },
        }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
    splitQuestion: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/split', {
        ask: ({ texts, ...place }: QuestionPlace & { readonly texts: string[] }) => ({
          ...inPath(place),
          body: { texts },
        }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
    findQuestions: build.mutation(
      endpoint('POST /proposals/:id/questions/paste', {
        ask: ({ id, text }: { readonly id: string; readonly text: string }) => ({
          params: { id },
          body: { text, preview: true },
        }),
        read: ({ found }) => found,
      }),
    ),
    pasteQuestions: build.mutation({
      ...endpoint('POST /proposals/:id/questions/paste', {
        ask: ({ id, text }: { readonly id: string; readonly text: string }) => ({
          params: { id },
          body: { text, preview: false },
        }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
  }),
})

export const {
  useMergeQuestionsMutation,
  useSplitQuestionMutation,
  useFindQuestionsMutation,
  usePasteQuestionsMutation,
} = making
