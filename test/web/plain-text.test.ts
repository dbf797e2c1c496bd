import { expect } from 'chai'
import { plainText } from '../../apps/web/src/shared/formatting/plain-text.ts'

describe('plain text', () => {
  it('has none of the marks of Markdown', () => {
    expect(plainText('**Our application**\n\n[Name]  \nA\\*B')).to.equal('Our application\n\n[Name]\nA*B')
    expect(plainText('## Dates\n\nIn 2026.\n\n*From: plan\\_1.pdf, p. 2*')).to.equal(
      'Dates\n\nIn 2026.\n\nFrom: plan_1.pdf, p. 2',
    )
  })

  it('keeps what only looks like a mark', () => {
    expect(plainText('Issue #4: 3 * 4 = 12, and 2 * 2 = 4\n- an item')).to.equal(
      'Issue #4: 3 * 4 = 12, and 2 * 2 = 4\n- an item',
    )
  })
})
