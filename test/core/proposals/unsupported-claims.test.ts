import { expect } from 'chai'
import { unsupportedClaims } from '../../../core/proposals/unsupported-claims.ts'

const EVIDENCE = [
  'In 2024 Riverbend Gardens welcomed 1,240 people. Eighty-six volunteers gave 9,300 hours. We spent £48,500, or 12.5 % of our income.',
  'Our chair is Maria Okafor. The garden in Mill Street opened on 3 March 2019. One mother said: “It changed how we spend our weekends.”',
  'Income rose to €1.2 million.',
]

const claimsIn = (text: string, language = 'en-GB') =>
  unsupportedClaims(text, EVIDENCE, language).map((warning) =>
    warning.kind === 'unsupported' ? [warning.claim, warning.text] : [],
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
      'We asked for £49,000 and 13% more.',
      [
        ['amount', '49,000'],
        ['amount', '13'],
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

  it('is quick on long and strange texts', () => {
    for (const text of ['9,'.repeat(20_000), 'A b '.repeat(20_000), '“'.repeat(20_000), 'Of '.repeat(20_000)])
      unsupportedClaims(text, [text.slice(0, 1_000)], 'en')
  })
})
