import type { TaskBoard } from '../../adapters/http-contract/taskboard.ts'
import type { BrowserWorld } from './browser-world.ts'
import { changeAnswers } from './page-calls.ts'
import { inOneVisit, type Look, type PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

interface Me {
  readonly user: Readonly<Record<string, unknown>>
}

const BOARD = { id: 'a'.repeat(24), _id: 'a'.repeat(24), name: 'Grants desk' }
const LIST = { id: 'b'.repeat(24), _id: 'b'.repeat(24), name: 'To check before the deadline of the funder' }

/** The page of the task board as the server finds it; this installation has none. */
export function taskBoardStates(world: () => BrowserWorld): PageState {
  const state = (
    name: string,
    found: Partial<TaskBoard>,
    sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
  ): PageState => ({
    name,
    logIn: (visitor) => visitor.logInAs(world().admin),
    open: async (visitor) => {
      await changeAnswers<TaskBoard>(visitor, '/admin/trello', (taskBoard) => ({ ...taskBoard, ...found }))
      await changeAnswers<Me>(visitor, '/account/me', ({ user, ...rest }) => ({
        ...rest,
        user: { ...user, isTrelloConfigured: found.isConfigured === true },
      }))
      await visitor.page.route('**/api/admin/trelloGetBoards', (route) =>
        route.fulfill({ json: { success: true, boards: [BOARD] } }),
      )
      await visitor.page.route('**/api/admin/trelloGetLists/*', (route) =>
        route.fulfill({ json: { success: true, lists: [LIST] } }),
      )
      await visitor.open('/admin/trello')
      await visitor.sees(sign(visitor))
    },
  })
  const disconnecting: Look = {
    name: 'task board to be disconnected',
    open: async (visitor) => {
      await visitor.button('Disconnect').click()
      await visitor.sees(visitor.dialog('Disconnect the task board?'))
    },
  }
  const authorizeUrl = 'https://trello.com/1/authorize'
  const connected = { authorizeUrl, isConfigured: true, memberName: 'adabrook' }
  const authorise = (visitor: Visitor) => visitor.button('Authorize with the task-board service')
  const save = (visitor: Visitor) => visitor.button('Save changes')
  return inOneVisit([
    state('task board that is off', {}, (visitor) => visitor.text('The task board is switched off')),
    state('task board whose authorisation expired', { authorizeUrl, memberName: 'adabrook', list: LIST }, authorise),
    { ...state('task board with a list', { ...connected, board: BOARD, list: LIST }, save), then: [disconnecting] },
  ])
}
