import { expect } from 'chai'
import { DEFAULT_SETTINGS } from '../../../core/identity/account.ts'
import { toldFacts } from '../../../core/known/told-facts.ts'

describe('the facts file for writers', () => {
  it('is all but bank details', () => {
    const factsFile = '# Facts\n\n- **Charity number:** 1098765\n- **Sort code:** 20-00-00\n- Account no. 12345678\n'

    const told = toldFacts({ ...DEFAULT_SETTINGS, factsFile })

    expect(told).to.include({ source: 'facts', text: '# Facts\n- **Charity number:** 1098765' })
  })

  it('is nothing where there is none', () => {
    expect(toldFacts(DEFAULT_SETTINGS)).to.equal(null)
  })
})
