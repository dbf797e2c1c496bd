import { expect } from 'chai'
import { unsupportedClaims } from '../../../core/claims/unsupported-claims.ts'

const EVIDENCE = [
  'In 2024 Riverbend Gardens welcomed 1,240 people. Eighty-six volunteers gave 9,300 hours. We spent £48,500, or 12.5 % of our income.',
  'Our chair is Maria Okafor. The garden in Mill Street opened on 3 March 2019. One mother said: “It changed how we spend our weekends.”',
  'Income rose to €1.2 million.',
]

const claimsIn = (text: string, language = 'en-GB') =>
  unsupportedClaims(text, EVIDENCE, language).map((warning) =>
    warning.kind === 'unsupported' ? [warning.claim, warning.text] : [],
  )

const claimsAgainst = (evidence: string, text: string, language: string) =>
  unsupportedClaims(text, [evidence], language).map(({ kind, ...warning }) =>
    kind === 'unsupported' && 'claim' in warning ? [warning.claim, warning.text] : [],
  )

describe('claims that the evidence does not hold', () => {
  const HELD = [
    'In 2024 we welcomed 1,240 people and 86 volunteers gave 9300 hours.',
    'Eighty-six volunteers helped.',
    'We spent £48,500, 12.5% of what we had, out of €1,200,000.',
    "Maria Okafor's garden in Mill Street opened on 3 March 2019.",
    'One mother told us: "It changed how we spend our weekends."',
    '1. We plant.\n2. We harvest.',
    'Our Gardens are open. We have two aims, and one of them is food.',
    'Riverbend Gardens welcomed **1,240** people.',
  ]
  for (const text of HELD)
    it(`lets pass: ${text.replaceAll('\n', ' / ')}`, () => {
      expect(claimsIn(text)).to.deep.equal([])
    })

  const UNSUPPORTED: readonly [string, [string, string][]][] = [
    ['We welcomed 1,250 people.', [['figure', '1,250']]],
    [
      'We asked for £49,000 and 17% more.',
      [
        ['amount', '49,000'],
        ['amount', '17'],
      ],
    ],
    ['It opened on 4 March 2019.', [['date', '4 March 2019']]],
    ['It opened in April 2019.', [['date', 'April 2019']]],
    ['Forty-two volunteers helped.', [['figure', 'Forty-two']]],
    ['Our chair is Maria Lindqvist.', [['name', 'Maria Lindqvist']]],
    ['We work with the Brightwater Trust of Oxley.', [['name', 'Brightwater Trust of Oxley']]],
    ['One mother said: “It saved our summer holidays.”', [['quotation', '“It saved our summer holidays.”']]],
    ['Income was 1.3 million.', [['figure', '1.3']]],
  ]
  for (const [text, claims] of UNSUPPORTED)
    it(`marks in: ${text}`, () => {
      expect(claimsIn(text)).to.deep.equal(claims)
    })

  it('says where a claim stands', () => {
    const text = 'We welcomed 1,240 people, then 77 more.'

    expect(unsupportedClaims(text, EVIDENCE, 'en')).to.deep.equal([
      { kind: 'unsupported', claim: 'figure', text: '77', start: 31, end: 33 },
    ])
  })

  it('does not take the nouns of a German text for names, but looks at its figures', () => {
    expect(claimsIn('Unser Verein hat 77 Mitglieder in der Stadt.', 'de-DE')).to.deep.equal([['figure', '77']])
  })

  it('reads a point both as the one of thousands and as that of decimals', () => {
    expect(claimsIn('Es kamen 1.240 Leute.', 'de')).to.deep.equal([])
  })

  describe('in other languages and notations', () => {
    const NOTATIONS = [
      '3 March 2025',
      'March 3, 2025',
      '3rd of March 2025',
      '2025-03-03',
      '03.03.2025',
      '3/3/2025',
      '3-3-2025',
      '3. März 2025',
      '3 mars 2025',
      '3 de marzo de 2025',
      '3 marzo 2025',
      '3 maart 2025',
      '3 de março de 2025',
      '3 marca 2025',
      '3 Mawrth 2025',
    ]
    for (const noted of NOTATIONS)
      it(`finds the date ${noted} however the evidence notes it, and no other day or month`, () => {
        for (const evidence of NOTATIONS)
          expect(claimsAgainst(`since ${evidence}.`, `on ${noted} then`, 'en'), evidence).to.deep.equal([])
        for (const evidence of ['4 March 2025', '3. April 2025', '2024-03-03'])
          expect(claimsAgainst(`since ${evidence}.`, `on ${noted} then`, 'en'), evidence).to.deep.equal([
            ['date', noted],
          ])
      })

    it('finds a month alone that stands in a date of the evidence', () => {
      expect(claimsAgainst('Eröffnet am 03.03.2025.', 'We opened in March 2025. It was March.', 'en')).to.deep.equal([])
      expect(claimsAgainst('Eröffnet am 03.03.2025.', 'Ouvert en avril 2025.', 'fr')).to.deep.equal([
        ['date', 'avril 2025'],
      ])
    })

    it('takes what is in no calendar for figures', () => {
      expect(claimsAgainst('45 trees', 'We planted 45.13.2025 trees', 'en').map(([claim]) => claim)).to.not.include(
        'date',
      )
    })

    const AMOUNTS = ['€1,200', '1.200 €', '1 200 €', '1\u202f200,00 €', "EUR 1'200", '1200 EUR', '1.2 thousand euros']
    for (const said of AMOUNTS)
      it(`finds the amount ${said} however the evidence notes it`, () => {
        for (const evidence of AMOUNTS) expect(claimsAgainst(evidence, `Es sind ${said}.`, 'de'), evidence).to.be.empty
        expect(claimsAgainst('1.300 €', `Es sind ${said}.`, 'de').map(([claim]) => claim)).to.deep.equal(['amount'])
      })

    const IN_WORDS: readonly [string, string, number][] = [
      ['en', 'two hundred and fifty', 250],
      ['en', 'forty-two thousand', 42_000],
      ['en', 'three million', 3_000_000],
      ['de', 'einundzwanzig', 21],
      ['de', 'zweitausendfünfhundert', 2500],
      ['de', 'dreißig', 30],
      ['de', 'zwei Millionen', 2_000_000],
      ['fr', 'quatre-vingt-dix-sept', 97],
      ['fr', 'soixante et onze', 71],
      ['fr', 'trois mille deux cents', 3200],
      ['es', 'treinta y cinco', 35],
      ['es', 'doscientas cincuenta', 250],
      ['es', 'mil quinientos', 1500],
      ['it', 'trentotto', 38],
      ['it', 'duemilacinquecento', 2500],
      ['nl', 'tweeëntwintig', 22],
      ['nl', 'vijftienhonderd', 1500],
      ['pt', 'duzentos e cinquenta', 250],
      ['pt', 'mil e quinhentos', 1500],
      ['pl', 'dwadzieścia pięć', 25],
      ['pl', 'dwa tysiące trzysta', 2300],
      ['pl', 'pięć milionów', 5_000_000],
      ['cy', 'dau ddeg pump', 25],
      ['cy', 'cant a dau ddeg tri', 123],
      ['cy', 'tri mil pum cant', 3500],
    ]
    for (const [language, words, value] of IN_WORDS)
      it(`reads ${words} as ${value}`, () => {
        expect(claimsAgainst(`(${value})`, `x ${words} x`, language)).to.deep.equal([])
        expect(claimsAgainst(`x ${words} x`, `(${value})`, 'en')).to.deep.equal([])
        expect(claimsAgainst(`(${value + 1})`, `x ${words} x`, language)).to.deep.equal([['figure', words]])
      })

    for (const language of ['sv', 'fi', 'xx'])
      it(`finds figures in a language of which it knows no words: ${language}`, () => {
        expect(claimsAgainst('Vi har 45 medlemmar.', 'Vi har 46 medlemmar.', language)).to.deep.equal([
          ['figure', '46'],
        ])
      })

    it('takes no everyday words for numbers', () => {
      expect(claimsAgainst('', 'vingt pour cent', 'fr')).to.deep.equal([['amount', 'vingt']])
      expect(claimsAgainst('', 'onze tuin, mil jaar, once', 'nl')).to.deep.equal([])
      expect(claimsAgainst('We did it once, per cent', '(11) (100)', 'en')).to.have.length(2)
    })
  })

  for (const strange of ['9,', 'A b ', '“', 'Of '])
    it(`finds a claim behind twenty thousand times "${strange}"`, () => {
      const text = strange.repeat(20_000)

      const claims = claimsAgainst(text.slice(0, 1_000), `${text} We welcomed 1,250 people.`, 'en')

      expect(claims).to.deep.include(['figure', '1,250'])
    })
})

describe('claims on the columns of accounts', () => {
  const FUNDS = [
    'Statement of financial activities, year ended 31 March 2025',
    ' | Unrestricted funds £ | Restricted funds £ | Total funds 2025 £ | Total funds 2024 £',
    'Donations | 120,300 | 40,200 | 160,500 | 142,000',
    'Total income | 130,300 | 130,200 | 260,500 | 237,500',
    'Total expenditure | 118,000 | 125,000 | 243,000 | 231,250',
  ].join('\n')
  const THOUSANDS = "Accounts to 31 March 2025\n | Note | 2025 £'000 | 2024 £'000\nTotal income | 4 | 2,605 | 2,375"
  const PLAN =
    'Accounts to 31 March 2025\n | Budget 2025 £ | Actual 2025 £ | Variance %\nTotal income | 95,000 | 88,412 | -6.9%'
  const HELD: readonly (readonly [evidence: string, text: string])[] = [
    [FUNDS, 'Our total income in 2025 was £260,500.'],
    [FUNDS, 'Our total income was £260,500, of which £130,200 was restricted.'],
    [FUNDS, 'Our restricted income was £130,200.'],
    [FUNDS, 'In 2024 our total income was £237,500.'],
    [FUNDS, 'Total income rose from £237,500 to £260,500.'],
    [THOUSANDS, 'Our total income in 2025 was £2,605,000.'],
    [THOUSANDS, 'Our total income was £2.6 million.'],
    [PLAN, 'Our total income was £88,412, against a budget of £95,000.'],
    [PLAN, 'Our total income was 6.9% below budget.'],
  ]
  for (const [evidence, text] of HELD)
    it(`lets pass: ${text}`, () => {
      expect(claimsAgainst(evidence, text, 'en-GB')).to.deep.equal([])
    })

  const MARKED: readonly (readonly [evidence: string, text: string, claim: string])[] = [
    [FUNDS, 'Our total income in 2025 was £130,400.', '130,400'],
    [THOUSANDS, 'Our total income in 2025 was £2,605.', '2,605'],
    [PLAN, 'Our total income was £94,000.', '94,000'],
  ]
  for (const [evidence, text, claim] of MARKED)
    it(`marks in: ${text}`, () => {
      expect(claimsAgainst(evidence, text, 'en-GB')).to.deep.equal([['amount', claim]])
    })
})
