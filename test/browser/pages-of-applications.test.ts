import { applicationStates } from './application-states.ts'
import { checkPages } from './page-looks.ts'
import { overviewStates } from './overview-states.ts'

describe('every state of an application and an overview', () => {
  checkPages((world, account) => [...applicationStates(world, account), overviewStates(world)])
})
