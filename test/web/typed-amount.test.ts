import { expect } from 'chai'
import { amountOf, isAmountTaken, readAmount } from '../../apps/web/src/shared/money/typed-amount.ts'

const BRITISH = { language: 'en-GB', currency: 'GBP' }
const GERMAN = { language: 'de', currency: 'EUR' }

describe('an amount of money that is typed', () => {
  it('is read whole, with the marks of any language', () => {
    const typed = ['1250,50', '1,250.50', '1.250,50', '£1250.50', '1 250,50', '1250.5']
    expect(typed.map((text) => amountOf(text, BRITISH))).to.deep.equal(Array.from(typed, () => 1250.5))
    expect(['1,250', '1250.', '£', ''].map((text) => amountOf(text, BRITISH))).to.deep.equal([1250, 1250, null, null])
  })

  it('is read by the language of the account where its mark may mean two things', () => {
    expect(readAmount('1.250', BRITISH)).to.deep.equal({ kind: 'ambiguous', amounts: [1250, 1.25] })
    expect(readAmount('1,250', GERMAN)).to.deep.equal({ kind: 'ambiguous', amounts: [1250, 1.25] })
    expect(amountOf('1.250', GERMAN)).to.equal(1250)
  })

  it('is none where it is less than nothing, says more than an amount, or is of another currency', () => {
    expect(['-5', 'about 5', '12 boats', '5%'].map((text) => readAmount(text, BRITISH).kind)).to.deep.equal(
      Array.from({ length: 4 }, () => 'invalid'),
    )
    expect(readAmount('€500', BRITISH)).to.deep.equal({ kind: 'other-currency', currency: 'EUR' })
    expect(amountOf('$500', { language: 'en-CA', currency: 'CAD' })).to.equal(500)
    expect(readAmount('US$500', { language: 'en-CA', currency: 'CAD' }).kind).to.equal('other-currency')
  })

  it('may stand among words where the field is for a text', () => {
    const terms = { language: 'en-GB', currency: null, allowsWords: true }
    expect(isAmountTaken('£12,000 over two years', terms)).to.equal(true)
    expect(isAmountTaken('1.250', terms)).to.equal(false)
  })
})
