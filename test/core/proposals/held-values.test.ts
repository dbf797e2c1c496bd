import { expect } from 'chai'
import { holdsEachWord, holdsNumber, holdsWords } from '../../../core/proposals/held-values.ts'

describe('values in a text', () => {
  const held: [text: string, value: number][] = [
    ['Coordinator | £31,000', 31000],
    ['31.000 €', 31000],
    ['31 000 EUR', 31000],
    ['12,5 hours', 12.5],
    ['£1.2 million', 1_200_000],
    ['£45k', 45_000],
    ['1,240,000 people', 1_240_000],
    ['£1,234.50', 1234.5],
  ]
  for (const [text, value] of held)
    it(`are ${value} in “${text}”`, () => {
      expect(holdsNumber(text, value)).to.equal(true)
    })

  it('are none that the text does not state', () => {
    for (const [text, value] of [
      ['£31,000', 3100],
      ['1,240', 240],
      ['In 2024', 24],
      ['', 0],
    ] as const)
      expect(holdsNumber(text, value), text).to.equal(false)
    expect(holdsWords('Coordinator | £31,000', 'Coordinator, part time')).to.equal(false)
    expect(holdsEachWord('Hazel Trust lends us a barn for £4,500', 'Hazel Trust')).to.equal(true)
    expect(holdsEachWord('Hazel Trust lends us a barn for £4,500', 'lends it a barn, £4,500')).to.equal(true)
    for (const other of ['Hazel Valley Trust', '£4,600', 'us all', ''])
      expect(holdsEachWord('Hazel Trust lends us a barn for £4,500', other), other).to.equal(false)
    expect(holdsWords('A part-time coordinator', 'Coordinator (part-time)')).to.equal(true)
  })
})
