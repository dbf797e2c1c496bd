import { expect } from 'chai'
import { columnsIn, isValueKind, kindAnswerText, type KindAnswer } from '../../../core/drafting/answer-in-kind.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('an answer in its kind', () => {
  const cases: readonly (readonly [KindAnswer, language: string, text: string])[] = [
    [{ kind: 'number', value: 1240, unit: 'people' }, 'en-GB', '1,240 people'],
    [{ kind: 'number', value: 12.5, unit: null }, 'de', '12,5'],
    [{ kind: 'money', value: 25000, currency: 'GBP' }, 'en-GB', '£25,000'],
    [{ kind: 'money', value: 1234.5, currency: 'EUR' }, 'de', '1.234,50 €'],
    [{ kind: 'money', value: 10, currency: '' }, 'en-GB', '10'],
    [{ kind: 'date', date: '2026-11-23' }, 'en-GB', '23 November 2026'],
    [{ kind: 'date', date: '2026-11' }, 'fr', 'novembre 2026'],
    [{ kind: 'date', date: '1998' }, 'cy', '1998'],
    [{ kind: 'yes-no', isYes: true, explanation: null }, 'en-GB', 'Yes'],
    [{ kind: 'yes-no', isYes: false, explanation: 'Wir haben keine.' }, 'de-AT', 'Nein. Wir haben keine.'],
    [{ kind: 'yes-no', isYes: true, explanation: null }, 'nb', 'Ja'],
    [{ kind: 'choice', options: ['Under £50,000', 'Yearly'] }, 'en-GB', 'Under £50,000; Yearly'],
    [
      { kind: 'table', columns: ['Year', 'Income'], rows: [['2024', '£1 | £2'], ['2025']] },
      'en-GB',
      '| Year | Income |\n| --- | --- |\n| 2024 | £1 \\| £2 |\n| 2025 |  |',
    ],
  ]
  for (const [answer, language, text] of cases)
    it(`is “${text.split('\n')[0]!}” for a ${answer.kind} in ${language}`, () => {
      expect(plain(kindAnswerText(answer, language))).to.equal(text)
    })

  it('has its sums and shares worked out in code, in hundredths', () => {
    const lines = [
      { item: 'Coordinator', amount: 0.1 },
      { item: 'Timber', amount: 0.2 },
    ]

    const text = plain(kindAnswerText({ kind: 'budget', lines, currency: 'GBP' }, 'en-GB'))

    expect(text.split('\n').slice(2)).to.deep.equal([
      '| Coordinator | £0.10 | 33.3% |',
      '| Timber | £0.20 | 66.7% |',
      '| Total | £0.30 | 100% |',
    ])
    expect(kindAnswerText({ kind: 'budget', lines: [{ item: 'Gift', amount: 0 }], currency: 'GBP' }, 'de')).to.match(
      /^\| Posten \| Betrag \| Anteil \|/,
    )
  })

  it('is for values alone, and takes the columns that the form prints', () => {
    expect(['money', 'text', 'name', undefined].map((kind) => isValueKind(kind as never))).to.deep.equal([
      true,
      false,
      false,
      false,
    ])
    expect(columnsIn('Year; Income; Notes')).to.deep.equal(['Year', 'Income', 'Notes'])
    expect([columnsIn(null), columnsIn('Please be brief.')]).to.deep.equal([[], []])
  })
})
