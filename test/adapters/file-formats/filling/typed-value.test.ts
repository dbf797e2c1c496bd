import { expect } from 'chai'
import { forComb, plainNumber } from '../../../../adapters/file-formats/filling/typed-value.ts'

describe('values of answers', () => {
  it('lose the signs between their parts where a row of boxes has no room for them', () => {
    expect(forComb('12-34-56', 6)).to.equal('123456')
    expect(forComb('09/03/2027', 8)).to.equal('09032027')
    expect(forComb('SA1 2AB', 8)).to.equal('SA1 2AB')
    expect(forComb('We are none', null)).to.equal('We are none')
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
