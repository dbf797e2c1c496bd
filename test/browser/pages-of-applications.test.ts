import { applicationStates } from './application-states.ts'
import { lookAtPages } from './page-looks.ts'
import { overviewStates } from './overview-states.ts'

describe('every state of an application and an overview', () => {
  lookAtPages((world, account) => [...applicationStates(world, account), ...overviewStates(world)])
})
