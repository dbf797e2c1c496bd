import { jobStates } from './job-states.ts'
import { lookAtPages } from './page-looks.ts'
import { operatorStates } from './operator-states.ts'

describe('every page of operators', () => {
  lookAtPages((world, account) => [...operatorStates(world, account), ...jobStates(world)])
})
