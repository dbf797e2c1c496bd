import type { TaskBoardConnection } from '../../core/taskboard/task-board-connection.ts'
import type { TaskCard } from '../../core/taskboard/task-card.ts'
import { anId, SOME_ACCOUNT } from './builders.ts'
import { TEST_START } from './fixed-clock.ts'

export function aTaskBoardConnection(overrides: Partial<TaskBoardConnection> = {}): TaskBoardConnection {
  return {
    id: anId(),
    accountId: SOME_ACCOUNT,
    sealedToken: 'v1.sealed.token',
    memberId: 'a member',
    memberName: 'adabrook',
    board: { id: 'a board', name: 'Grants desk' },
    list: { id: 'a list', name: 'To check' },
    version: 0,
    ...overrides,
  }
}

export function aTaskCard(overrides: Partial<TaskCard> = {}): TaskCard {
  return {
    id: anId(),
    accountId: SOME_ACCOUNT,
    questionId: anId(),
    listId: 'a list',
    state: 'making',
    since: TEST_START,
    cardId: null,
    version: 0,
    ...overrides,
  }
}
