import { applicationStates } from './application-states.ts'
import { lookAtPages } from './page-looks.ts'

describe('every state of an application', () => {
  lookAtPages(applicationStates)
})
