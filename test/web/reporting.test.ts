import { expect } from 'chai'
import { routeOf } from '../../apps/web/src/shared/reporting/route-of.ts'

describe('A reported call', () => {
  it('is named by its pattern, without what it names or searches for', () => {
    const id = '6b00f6bb0b28b41ef245a805'

    expect(routeOf(`/proposals/${id}/improveAnswer/${id}`)).to.equal('/proposals/:id/improveAnswer/:id')
    expect(routeOf('/funders/search/A%20secret%20funder')).to.equal('/funders/search/:query')
    expect(routeOf('/admin/users?search=ada@example.org')).to.equal('/admin/users')
    expect(routeOf('/documentLibrary/sharedDocuments')).to.equal('/documentLibrary/sharedDocuments')
  })
})
