import type { AccountUser } from '../../../../../../adapters/http-contract/accounts.ts'
import type { Comment } from '../../../../../../adapters/http-contract/comments.ts'
import { api } from '../../../shared/api.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { colleaguesIn } from '../colleagues.ts'
import type { QuestionPlace } from './question-endpoints.ts'

interface CommentPlace extends QuestionPlace {
  readonly commentId: string
}

const inPath = ({ id, questionId }: QuestionPlace) => ({ params: { id, questionId } })
const ofComment = (params: CommentPlace) => ({ params })
const commentsOf = ({ comments }: { readonly comments: readonly Comment[] }) => comments
const tagOf = ({ questionId }: QuestionPlace) => ({ type: 'Comments' as const, id: questionId })
/** A mentioned user may have left: then the cached list of colleagues is outdated. */
const changedBy = (place: QuestionPlace, error: unknown) =>
  error === undefined ? [tagOf(place)] : [tagOf(place), 'AccountUsers' as const]

interface Written {
  readonly text: string
  /** Identifiers of the users to notify. */
  readonly mentions: string[]
}

/** Comments on answers, and colleagues. */
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
        ask: ({ text, mentions, ...place }: QuestionPlace & Written) => ({
          ...inPath(place),
          body: { text, mentions },
        }),
      }),
      invalidatesTags: (_answer, error, place) => changedBy(place, error),
    }),
    resolveComment: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/comments/:commentId/resolve', { ask: ofComment }),
      invalidatesTags: (_answer, _error, place) => [tagOf(place)],
    }),
    editComment: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/comments/:commentId/edit', {
        ask: ({ text, mentions, ...params }: CommentPlace & Written) => ({ params, body: { text, mentions } }),
      }),
      invalidatesTags: (_answer, error, place) => changedBy(place, error),
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
