import { expect } from 'chai'
import { isInProgress, stateTag } from '../../apps/web/src/features/reports/report-state.ts'

describe('A report', () => {
  it('is in progress unless it is completed or failed', () => {
    expect(['completed', 'error', 'processing', 'anything'].map(isInProgress)).to.deep.equal([false, false, true, true])
  })

  it('has its state for a tag, red on error, and active where it has none', () => {
    expect(['error', 'completed', ''].map(stateTag)).to.deep.equal([
      { label: 'error', tone: 'bad' },
      { label: 'completed', tone: 'good' },
      { label: 'active', tone: 'neutral' },
    ])
  })
})
