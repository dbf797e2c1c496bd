import { expect } from 'chai'
import { yearsIn } from '../../../core/documents/years-in.ts'

describe('yearsIn', () => {
  it('finds each year once, in words and in dates', () => {
    expect(yearsIn('In 2024, as at 31.12.2024 and in 2019')).to.deep.equal([2024, 2019])
  })

  it('takes a financial year for the two that it lies in', () => {
    expect(yearsIn('2015-16')).to.deep.equal([2015, 2016])
    expect(yearsIn('2015/2016')).to.deep.equal([2015, 2016])
    expect(yearsIn('1999–00')).to.deep.equal([1999])
  })

  it('takes no other number for a year', () => {
    expect(yearsIn('12024 people, £2,024 and 1850')).to.deep.equal([])
  })
})
