import { expect } from 'chai'
import { costsOfAnswer } from '../../../core/hand-in/costs-of-answer.ts'

const NONE = { amount: null, fromThisFunder: null, fromOthers: null, inKind: null }

describe('the costs that an answer lists', () => {
  it('are the rows of its table by the headings of their columns, without the total', () => {
    const table = [
      '| Item | Cost | Grant requested | Match funding |',
      '| --- | --- | --- | --- |',
      '| Two ovens \\| large | £4,200 | £3,000 | 1200 |',
      '| Training | | £600 | |',
      '| Total | £4,200 | £3,600 | £1,200 |',
    ]

    expect(costsOfAnswer(table.join('\n'))).to.deep.equal([
      { ...NONE, item: 'Two ovens | large', amount: 4200, fromThisFunder: 3000, fromOthers: 1200 },
      { ...NONE, item: 'Training', fromThisFunder: 600 },
    ])
  })

  it('are the items of its list, and of a table whose headings say nothing', () => {
    expect(costsOfAnswer('- Rent: £1,200.50\n- Pay: £300\n- Total: £1,500.50')).to.deep.equal([
      { ...NONE, item: 'Rent', amount: 1200.5 },
      { ...NONE, item: 'Pay', amount: 300 },
    ])
    expect(costsOfAnswer('| A | B |\n| --- | --- |\n| Rent | 50 |')).to.deep.equal([
      { ...NONE, item: 'Rent', amount: 50 },
    ])
  })

  it('are not read from prose, nor where there is no amount', () => {
    expect(costsOfAnswer('We spend £500 on rent.')).to.equal(null)
    expect(costsOfAnswer('- Rent: to be agreed')).to.equal(null)
  })
})
