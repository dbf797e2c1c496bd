import type { BoardPlace, TaskBoard } from '../../../../../adapters/http-contract/taskboard.ts'
import { api } from '../../shared/api.ts'
import { isApiFailure } from '../../shared/api-failure.ts'
import { sessionStarted, type WithSession } from '../../shared/session.ts'

export interface TaskCard {
  readonly url: string
  readonly existed: boolean
}

interface Lifecycle {
  readonly dispatch: (action: ReturnType<typeof sessionStarted>) => unknown
  readonly getState: () => unknown
  readonly queryFulfilled: Promise<unknown>
}

/** Lets the session know whether the task board is authorised. */
function noteConfigured(isTrelloConfigured: boolean, { dispatch, getState }: Omit<Lifecycle, 'queryFulfilled'>) {
  const { user } = (getState() as WithSession).session
  if (user !== null) dispatch(sessionStarted({ ...user, isTrelloConfigured }))
}

/** An authorisation that is no longer accepted is none: the page asks for another. */
async function noteExpiry(_of: unknown, { queryFulfilled, ...store }: Lifecycle): Promise<void> {
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
    loadTaskBoard: build.query<TaskBoard, void>({
      query: () => ({ path: '/admin/trello' }),
      transformResponse: (answer) => answer as TaskBoard,
    }),
    authoriseTaskBoard: build.mutation<unknown, string>({
      query: (token) => ({ path: '/admin/trello', method: 'POST', body: { token } }),
      onQueryStarted: async (_token, { queryFulfilled, ...store }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) noteConfigured(true, store)
      },
    }),
    disconnectTaskBoard: build.mutation<unknown, void>({
      query: () => ({ path: '/admin/trelloDisconnect', method: 'POST' }),
      onQueryStarted: async (_none, { queryFulfilled, ...store }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer === null) return
        const forget = (known: TaskBoard) => Object.assign(known, NOTHING_CHOSEN)
        store.dispatch(taskBoards.util.updateQueryData('loadTaskBoard', undefined, forget))
        noteConfigured(false, store)
      },
    }),
    listBoards: build.query<readonly BoardPlace[], void>({
      query: () => ({ path: '/admin/trelloGetBoards' }),
      transformResponse: (answer) => (answer as { boards: BoardPlace[] }).boards,
      onQueryStarted: noteExpiry,
    }),
    listLists: build.query<readonly BoardPlace[], string>({
      query: (boardId) => ({ path: `/admin/trelloGetLists/${boardId}` }),
      transformResponse: (answer) => (answer as { lists: BoardPlace[] }).lists,
      onQueryStarted: noteExpiry,
    }),
    chooseList: build.mutation<unknown, string>({
      query: (listId) => ({ path: '/admin/trelloConfig', method: 'POST', body: { listId } }),
      onQueryStarted: noteExpiry,
    }),
    createTaskCard: build.mutation<TaskCard, string>({
      query: (question) => ({ path: '/admin/createTrelloCard', method: 'POST', body: { question } }),
      transformResponse: (answer) => answer as TaskCard,
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
