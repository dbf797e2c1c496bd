import { expect } from 'chai'
import { figuresIn } from '../../../core/languages/figures.ts'

const READ: readonly (readonly [text: string, figures: readonly (readonly [string, number, string | null])[]])[] = [
  ['£1,234,567.89', [['£1,234,567.89', 1_234_567.89, 'GBP']]],
  ['12 450,50 €', [['12 450,50 €', 12_450.5, 'EUR']]],
  ['12\u{a0}450\u{202f}€', [['12\u{a0}450\u{202f}€', 12_450, 'EUR']]],
  ['€ 12.000', [['€ 12.000', 12_000, 'EUR']]],
  [
    '312.450,50 € und 298.700,00 €',
    [
      ['312.450,50 €', 312_450.5, 'EUR'],
      ['298.700,00 €', 298_700, 'EUR'],
    ],
  ],
  ["CHF 312'450", [["CHF 312'450", 312_450, 'CHF']]],
  ['£1.2 billion', [['£1.2 billion', 1_200_000_000, 'GBP']]],
  ['£184.3 thousand', [['£184.3 thousand', 184_300, 'GBP']]],
  ['2 Mio. Euro', [['2 Mio. Euro', 2_000_000, 'EUR']]],
  ['₹1.245 crore', [['₹1.245 crore', 12_450_000, 'INR']]],
  ['₹1,24,50,000', [['₹1,24,50,000', 12_450_000, 'INR']]],
  ['KES 12,450,000', [['KES 12,450,000', 12_450_000, 'KES']]],
  ['12 000 kr', [['12 000 kr', 12_000, 'kr']]],
  [
    '£12k and £3m',
    [
      ['£12k', 12_000, 'GBP'],
      ['£3m', 3_000_000, 'GBP'],
    ],
  ],
  ['a pool 5 m deep', [['5', 5, null]]],
  [
    'GBP 12,000 and EUR 5.000,00',
    [
      ['GBP 12,000', 12_000, 'GBP'],
      ['EUR 5.000,00', 5_000, 'EUR'],
    ],
  ],
  [
    '£5–£10',
    [
      ['£5', 5, 'GBP'],
      ['£10', 10, 'GBP'],
    ],
  ],
  // A note's number beside a figure, and a year beside one.
  [
    '4 188,412',
    [
      ['4', 4, null],
      ['188,412', 188_412, null],
    ],
  ],
  [
    'In 2025 312 450 people',
    [
      ['2025', 2025, null],
      ['312 450', 312_450, null],
    ],
  ],
  ['0.250', [['0.250', 0.25, null]]],
]

describe('figuresIn', () => {
  for (const [text, figures] of READ)
    it(`reads "${text}" whole`, () => {
      expect(figuresIn(text).map(({ text: own, values, currency }) => [own, values[0], currency])).to.deep.equal(
        figures,
      )
    })

  it('leaves out what can not be read whole', () => {
    for (const text of ['31.12.2016', '1,23,4', '12,3456,78', 'COVID-19', '1.2.3'])
      expect(figuresIn(text), text).to.be.empty
  })

  it('says where a mark has two meanings', () => {
    expect(figuresIn('1.250')[0]!.values).to.deep.equal([1_250, 1.25])
    expect(figuresIn('€1.250')[0]!.values).to.deep.equal([1_250])
  })

  it('says what a figure was rounded to', () => {
    expect(figuresIn('£1.2 million')[0]!.step).to.equal(100_000)
    expect(figuresIn('£1,200,000')[0]!.step).to.equal(1)
  })
})
