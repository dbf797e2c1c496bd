import { jobStates } from './job-states.ts'
import { lookAtPages } from './page-looks.ts'
import { operatorStates } from './operator-states.ts'
import { taskBoardStates } from './task-board-states.ts'

describe('every page of operators', () => {
  lookAtPages((world, account) => [...operatorStates(world, account), ...jobStates(world), ...taskBoardStates(world)])
})
