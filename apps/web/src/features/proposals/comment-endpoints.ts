import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'
import type { Comment } from '../../../../../adapters/http-contract/comments.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { colleaguesIn } from './colleagues.ts'
import type { QuestionPlace } from './question-endpoints.ts'

interface CommentPlace extends QuestionPlace {
  readonly commentId: string
}

const inPath = ({ id, questionId }: QuestionPlace) => ({ params: { id, questionId } })
const ofComment = (params: CommentPlace) => ({ params })
const commentsOf = ({ comments }: { readonly comments: readonly Comment[] }) => comments
const tagOf = ({ questionId }: QuestionPlace) => ({ type: 'Comments' as const, id: questionId })

/** What colleagues say about answers, and who they are. */
const comments = api.enhanceEndpoints({ addTagTypes: ['Comments'] }).injectEndpoints({
  endpoints: (build) => ({
    listColleagues: build.query({
      ...endpoint('GET /account/users', {
        read: ({ users }: { readonly users: readonly AccountUser[] }) => colleaguesIn(users),
      }),
      providesTags: ['AccountUsers'],
    }),
    listComments: build.query({
      ...endpoint('GET /proposals/:id/questions/:questionId/comments', { ask: inPath, read: commentsOf }),
      providesTags: (_comments, _error, place) => [tagOf(place)],
    }),
    addComment: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/comments', {
        ask: ({ text, ...place }: QuestionPlace & { readonly text: string }) => ({ ...inPath(place), body: { text } }),
      }),
      invalidatesTags: (_answer, _error, place) => [tagOf(place)],
    }),
    resolveComment: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/comments/:commentId/resolve', { ask: ofComment }),
      invalidatesTags: (_answer, _error, place) => [tagOf(place)],
    }),
    editComment: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/comments/:commentId/edit', {
        ask: ({ text, ...params }: CommentPlace & { readonly text: string }) => ({ params, body: { text } }),
      }),
      invalidatesTags: (_answer, _error, place) => [tagOf(place)],
    }),
    removeComment: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/comments/:commentId/remove', { ask: ofComment }),
      invalidatesTags: (_answer, _error, place) => [tagOf(place)],
    }),
    reopenComment: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/comments/:commentId/reopen', { ask: ofComment }),
      invalidatesTags: (_answer, _error, place) => [tagOf(place)],
    }),
  }),
})

export const {
  useListColleaguesQuery,
  useListCommentsQuery,
  useAddCommentMutation,
  useResolveCommentMutation,
  useEditCommentMutation,
  useRemoveCommentMutation,
  useReopenCommentMutation,
} = comments
