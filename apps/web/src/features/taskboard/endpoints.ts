import type { TaskBoard } from '../../../../../adapters/http-contract/taskboard.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { isApiFailure } from '../../shared/api-failure.ts'
import { sessionStarted, type WithSession } from '../../shared/session.ts'

interface Lifecycle {
  readonly dispatch: (action: ReturnType<typeof sessionStarted>) => unknown
  readonly getState: () => unknown
  readonly queryFulfilled: Promise<unknown>
}

/** Updates the session on whether the task board is authorised. */
function noteConfigured(isTrelloConfigured: boolean, { dispatch, getState }: Omit<Lifecycle, 'queryFulfilled'>) {
  const { user } = (getState() as WithSession).session
  if (user !== null) dispatch(sessionStarted({ ...user, isTrelloConfigured }))
}

/** Handles an expired authorisation: the page asks for a new one. */
async function noteExpiry<Arg>(_of: Arg, { queryFulfilled, ...store }: Lifecycle): Promise<void> {
  try {
    await queryFulfilled
  } catch (failure) {
    const { error } = failure as { error?: unknown }
    if (isApiFailure(error) && error.code === 'taskboard.not-authorised') noteConfigured(false, store)
  }
}

const NOTHING_CHOSEN = { isConfigured: false, memberName: null, board: null, list: null }

const taskBoards = api.injectEndpoints({
  endpoints: (build) => ({
    loadTaskBoard: build.query(endpoint('GET /admin/trello', {})),
    authoriseTaskBoard: build.mutation({
      ...endpoint('POST /admin/trello', { ask: (token: string) => ({ body: { token } }) }),
      onQueryStarted: async (_token, { queryFulfilled, ...store }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) noteConfigured(true, store)
      },
    }),
    disconnectTaskBoard: build.mutation({
      ...endpoint('POST /admin/trelloDisconnect', {}),
      onQueryStarted: async (_none, { queryFulfilled, ...store }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer === null) return
        const forget = (known: TaskBoard) => void Object.assign(known, NOTHING_CHOSEN)
        store.dispatch(taskBoards.util.updateQueryData('loadTaskBoard', undefined, forget))
        noteConfigured(false, store)
      },
    }),
    listBoards: build.query({
      ...endpoint('GET /admin/trelloGetBoards', { read: ({ boards }) => boards }),
      onQueryStarted: noteExpiry,
    }),
    listLists: build.query({
      ...endpoint('GET /admin/trelloGetLists/:boardId', {
        ask: (boardId: string) => ({ params: { boardId } }),
        read: ({ lists }) => lists,
      }),
      onQueryStarted: noteExpiry,
    }),
    chooseList: build.mutation({
      ...endpoint('POST /admin/trelloConfig', { ask: (listId: string) => ({ body: { listId } }) }),
      onQueryStarted: noteExpiry,
    }),
    createTaskCard: build.mutation({
      ...endpoint('POST /admin/createTrelloCard', { ask: (question: string) => ({ body: { question } }) }),
      onQueryStarted: noteExpiry,
    }),
  }),
})

export const {
  useLoadTaskBoardQuery,
  useAuthoriseTaskBoardMutation,
  useDisconnectTaskBoardMutation,
  useListBoardsQuery,
  useListListsQuery,
  useChooseListMutation,
  useCreateTaskCardMutation,
} = taskBoards
