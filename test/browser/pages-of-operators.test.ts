import { jobStates } from './job-states.ts'
import { checkPages } from './page-looks.ts'
import { operatorStates } from './operator-states.ts'
import { taskBoardStates } from './task-board-states.ts'

describe('every page of operators', () => {
  checkPages((world, account) => [operatorStates(world, account), jobStates(world), taskBoardStates(world)])
})
