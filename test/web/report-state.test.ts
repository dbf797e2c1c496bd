import { expect } from 'chai'
import { isInProgress, stateTag } from '../../apps/web/src/features/reports/report-state.ts'

describe('the state of a report', () => {
  it('is in progress unless it is completed or an error', () => {
    expect(['processing', 'queued', '', 'completed', 'error'].map(isInProgress)).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('is shown as a tag that is active by default and red on error', () => {
    expect(['', 'processing', 'completed', 'error'].map(stateTag)).to.deep.equal([
      { label: 'active', tone: 'neutral' },
      { label: 'processing', tone: 'neutral' },
      { label: 'completed', tone: 'good' },
      { label: 'error', tone: 'bad' },
    ])
  })
})
