import { expect } from 'chai'
import { canGenerateLetter } from '../../apps/web/src/features/proposals/cover-letter-state.ts'

describe('the cover letter', () => {
  it('can be generated only with a completed funder overview', () => {
    const may = (funderOverviewStatus: 'processing' | 'completed' | null) =>
      canGenerateLetter({ coverLetterStatus: 'not_started', funderOverviewStatus })

    expect([may('completed'), may('processing'), may(null)]).to.deep.equal([true, false, false])
  })

  it('can be tried again after an error, and not while it is being written', () => {
    const may = (coverLetterStatus: 'error' | 'processing' | 'completed') =>
      canGenerateLetter({ coverLetterStatus, funderOverviewStatus: 'completed' })

    expect([may('error'), may('processing'), may('completed')]).to.deep.equal([true, false, true])
  })
})
