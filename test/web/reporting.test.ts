import { expect } from 'chai'
import { routeOf } from '../../apps/web/src/shared/reporting/route-of.ts'
import { scrubText } from '../../apps/web/src/shared/reporting/scrub-text.ts'

describe('A reported call', () => {
  it('is named by its pattern, without what it names or searches for', () => {
    const id = '6b00f6bb0b28b41ef245a805'

    expect(routeOf(`/proposals/${id}/improveAnswer/${id}`)).to.equal('/proposals/:id/improveAnswer/:id')
    expect(routeOf('/funders/search/A%20secret%20funder')).to.equal('/funders/search/:query')
    expect(routeOf('/admin/users?search=ada@example.org')).to.equal('/admin/users')
    expect(routeOf('/documentLibrary/sharedDocuments')).to.equal('/documentLibrary/sharedDocuments')
  })
})

describe('A reported message', () => {
  it('is without addresses, quotations and secrets', () => {
    const messages = [
      'No mailbox ada@example.org here',
      'Unexpected token, "We help 312 families and" is not valid JSON',
      'Cannot open https://grants.example.org/resetPassword?token=abc&email=ada@example.org',
      `Bearer ${'aB3_'.repeat(12)} refused`,
    ]

    expect(messages.map(scrubText).join('\n')).not.to.match(/ada@|312 families|token=abc|aB3_aB3_/)
    expect(scrubText("Cannot read properties of null (reading 'name')")).to.contain("'name'")
  })
})
