import { expect } from 'chai'
import { amountIn, amountsIn, figuresIn, valueIn, wholeFigure } from '../../../core/languages/figures.ts'

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
  ['NZ$184,300', [['NZ$184,300', 184_300, 'NZD']]],
  ['KSh 12.4 million', [['KSh 12.4 million', 12_400_000, 'KES']]],
  ['Rs. 12,45,000/-', [['Rs. 12,45,000', 1_245_000, 'Rs']]],
  ['R 12 000', [['R 12 000', 12_000, 'ZAR']]],
  ['T€ 312,5', [['T€ 312,5', 312_500, 'EUR']]],
  ['312 TEUR', [['312 TEUR', 312_000, 'EUR']]],
  ['1,2 millones de euros', [['1,2 millones de euros', 1_200_000, 'EUR']]],
  ['1,1 million d’euros', [['1,1 million d’euros', 1_100_000, 'EUR']]],
  [
    '12.5 % of £3m',
    [
      ['12.5 %', 12.5, null],
      ['£3m', 3_000_000, 'GBP'],
    ],
  ],
  ['5 t of sand', [['5', 5, null]]],
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
    expect(figuresIn('€1.250')[0]!.values).to.deep.equal([1_250, 1.25])
  })

  it('says what a figure was rounded to', () => {
    expect(figuresIn('£1.2 million')[0]!.step).to.equal(100_000)
    expect(figuresIn('£1,200,000')[0]!.step).to.equal(1)
  })
})

describe('amounts in a text', () => {
  it('are read with their currency, and only where one is named', () => {
    const read = (text: string) => amountsIn(text).map(({ value, currency }) => `${value} ${currency}`)
    expect(read('£12,000.50 or EUR 5k, $2 million, 300 € and 10 000 €')).to.deep.equal([
      '12000.5 GBP',
      '5000 EUR',
      '2000000 USD',
      '300 EUR',
      '10000 EUR',
    ])
    expect(read('5 March 2027, 300 people, 12,000')).to.deep.equal([])
  })

  it('are one amount only where there is one alone', () => {
    expect(amountIn('About £5,000')).to.deep.equal({ value: 5000, currency: 'GBP' })
    expect(amountIn('£5,000 to £10,000')).to.equal(null)
  })

  it('share the currency of their range, and its scale', () => {
    const read = (text: string) => amountsIn(text).map(({ value, currency }) => `${value} ${currency}`)
    expect(read('£10–50k')).to.deep.equal(['10000 GBP', '50000 GBP'])
    expect(read('€5,000-10,000')).to.deep.equal(['5000 EUR', '10000 EUR'])
    expect(read('£500 to £2k')).to.deep.equal(['500 GBP', '2000 GBP'])
    expect(read('20 % of £500, in 2025')).to.deep.equal(['500 GBP'])
  })
})

describe('a figure in a language', () => {
  const meaning = (text: string, language: string) => valueIn(figuresIn(text)[0]!, language)

  it('is the one that its marks have there, or is to be asked', () => {
    expect([meaning('1,250', 'en-GB'), meaning('1.250', 'de'), meaning('€1.250', 'de-DE')]).to.deep.equal([
      1_250, 1_250, 1_250,
    ])
    expect([meaning('1.250', 'en-GB'), meaning('1,250', 'de'), meaning('£1.250', 'cy')]).to.deep.equal([
      null,
      null,
      null,
    ])
    expect([meaning('1250,50', 'en-GB'), meaning('1.250,50', 'en-GB'), meaning('1’250', 'en')]).to.deep.equal([
      1_250.5, 1_250.5, 1_250,
    ])
  })

  it('has a minus or brackets where it is less than nothing', () => {
    const isNegative = (text: string) => wholeFigure(text)?.isNegative
    expect(['(6,588)', '-£6,588', '£-6,588', '6,588-', '−6'].map(isNegative)).to.deep.equal([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['£6,588', 'CHF 500.-', 'Rs. 500/-'].map(isNegative)).to.deep.equal([false, false, false])
    expect(['11.9%', '5 boats'].map(isNegative)).to.deep.equal([undefined, undefined])
  })
})
