import { lookAtPages } from './page-looks.ts'
import { overviewStates } from './overview-states.ts'

describe('every page with an overview', () => {
  lookAtPages(overviewStates)
})
