import { expect } from 'chai'
import { isoDate, plainNumber } from '../../../../adapters/file-formats/filling/typed-value.ts'

describe('values of answers', () => {
  it('reads days that can only be one', () => {
    const days = ['2026-03-31', '31 March 2026', 'March 31st, 2026', '31.3.2026', '31/03/2026', '3/31/2026']

    expect(days.map(isoDate)).to.deep.equal(days.map(() => '2026-03-31'))
    expect(['3/4/2026', '31 February 2026', 'March 2026', 'soon'].map(isoDate)).to.deep.equal([null, null, null, null])
  })

  it('reads numbers and amounts that can only be one', () => {
    const amounts = ['1200', '1,200', '£1,200.00', '1 200 €', 'EUR 1.200,00', "1'200"]

    expect(amounts.map(plainNumber)).to.deep.equal(amounts.map(() => 1200))
    expect(plainNumber('-£3.50')).to.equal(-3.5)
    expect(['1.200', '0191 5550', '5 boats', '12345678901234567', ''].map(plainNumber)).to.deep.equal(
      Array.from({ length: 5 }, () => null),
    )
  })
})
