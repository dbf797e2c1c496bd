import { expect } from 'chai'
import { scrubText } from '../../../core/shared/scrub-text.ts'

describe('a message that leaves the product', () => {
  for (const [what, text, scrubbed] of [
    ['an e-mail address', 'No mailbox ada@example.org here', 'No mailbox [e-mail] here'],
    ['what is quoted', `Unexpected token 's', "{"secret": 1}" is not valid JSON`, null],
    ['a quotation that was cut off', 'Cannot read "We help 312 families and', null],
    ['the rest of an address', 'GET https://api.example.org/invite?token=abc failed', null],
    ['the query of a path', 'GET /resetPassword?token=abc failed', 'GET /resetPassword?… failed'],
    ['a secret', `Bearer ${'aB3_'.repeat(12)} refused`, 'Bearer [long word] refused'],
  ] as const)
    it(`keeps to itself ${what}`, () => {
      const result = scrubText(text)

      if (scrubbed !== null) expect(result).to.equal(scrubbed)
      expect(result).not.to.match(/ada@|secret"|312 families|token=abc|aB3_aB3_/)
    })

  it('stays as it is where it names a property alone', () => {
    const text = "Cannot read properties of undefined (reading 'length')"

    expect(scrubText(text)).to.equal(text)
  })

  it('is cut where it is long', () => {
    expect(scrubText('very long '.repeat(100)).length).to.be.at.most(301)
  })
})
