import { expect } from 'chai'
import type { Proposal } from '../../adapters/http-contract/proposals.ts'
import { canGenerateLetter } from '../../apps/web/src/features/proposals/papers/cover-letter-state.ts'

const funder = { id: 'f1', _id: 'f1', funderName: 'Meadow Trust', charityNumber: null }
const question = { id: 'q1' } as Proposal['questions'][number]
const named = { questions: [], funder }

describe('the cover letter', () => {
  it('needs a question or a funder to write about', () => {
    const may = (about: Pick<Proposal, 'questions' | 'funder'>) =>
      canGenerateLetter({ coverLetterStatus: 'not_started', funderOverviewStatus: 'completed', ...about })

    expect(may({ questions: [], funder: null })).to.equal(false)
    expect(may({ questions: [question], funder: null })).to.equal(true)
    expect(may(named)).to.equal(true)
  })

  it('can be generated only with a completed funder overview', () => {
    const may = (funderOverviewStatus: 'processing' | 'completed' | null) =>
      canGenerateLetter({ coverLetterStatus: 'not_started', funderOverviewStatus, ...named })

    expect([may('completed'), may('processing'), may(null)]).to.deep.equal([true, false, false])
  })

  it('can be tried again after an error, and not while it is being written', () => {
    const may = (coverLetterStatus: 'error' | 'processing' | 'completed') =>
      canGenerateLetter({ coverLetterStatus, funderOverviewStatus: 'completed', ...named })

    expect([may('error'), may('processing'), may('completed')]).to.deep.equal([true, false, true])
  })
})
