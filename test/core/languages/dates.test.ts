import { expect } from 'chai'
import { datesIn, lastYearsIn, monthOf, monthsNamedIn, wholeDay, yearsIn } from '../../../core/languages/dates.ts'

const said = (text: string, language: string | null = null) =>
  datesIn(text, { language }).map(({ kind, readings, years }) => {
    const days = readings.map(({ year, month, day }) => [year, month, day ?? ''].filter(Boolean).join('-'))
    return `${kind} ${days.length > 0 ? days.join(' or ') : [...new Set(years)].join('/')}`
  })

describe('dates of a text', () => {
  const DAY = 'day 2025-3-5'
  const TABLE: readonly (readonly [string, ...string[]])[] = [
    ['2025-03-05', DAY],
    ['2025-03-05T12:00:00Z', DAY],
    ['2025. március 5.', DAY],
    ['5 March 2025', DAY],
    ['on the 5th March 2025.', DAY],
    ['5th of March, 2025', DAY],
    ['March 5, 2025', DAY],
    ['March 5th, 2025', DAY],
    ['Mar. 5, 2025', DAY],
    ['5-Mar-2025', DAY],
    ['5 Mar ’25', DAY],
    ['5. März 2025', DAY],
    ['5 de marzo de 2025', DAY],
    ['le 5 mars 2025', DAY],
    ['5 marca 2025', DAY],
    ['5.3.2025', DAY],
    ['05. 03. 2025', DAY],
    ['1er mars 2025', 'day 2025-3-1'],
    ['year ended 31 March 2025', 'day 2025-3-31'],
    ['3–5 March 2025', DAY],
    ['31/03/2025', 'day 2025-3-31'],
    ['3/31/2025', 'day 2025-3-31'],
    ['03/04/2025', 'day 2025-4-3 or 2025-3-4'],
    ['04/04/2025', 'day 2025-4-4'],
    ['14.03.25', 'day 2025-3-14'],
    ['Closing date: 31/03/26.', 'day 2026-3-31'],
    ['05/03/25', 'day 2025-3-5 or 2025-5-3'],
    ['March 2025', 'month 2025-3'],
    ['marzo de 2025', 'month 2025-3'],
    ['Jan 2025 and 03/2025', 'month 2025-1', 'month 2025-3'],
    ['May ’24', 'month 2024-5'],
    ['2025-03', 'month 2025-3'],
    ['2024/25', 'span 2024/2025'],
    ['2024-2025', 'span 2024/2025'],
    ['2023–26', 'span 2023/2026'],
    ['1999–00', 'span 1999/2000'],
    ['FY 2025', 'year 2025'],
    ['FY25', 'year 2025'],
    ['FY2024/25', 'span 2024/2025'],
    ['Q3 2025', 'quarter 2025'],
    ['2025 Q3', 'quarter 2025'],
    ['the third quarter of 2025', 'quarter 2025'],
    ['3. Quartal 2025', 'quarter 2025'],
    ['autumn 2025', 'year 2025'],
    ['Income 2025 2024', 'year 2025', 'year 2024'],
    ['2025 £ | 2024 £’000', 'year 2025', 'year 2024'],
    ['We set 2025 targets', 'year 2025'],
  ]
  for (const [text, ...expected] of TABLE)
    it(`are read whole: ${text}`, () => {
      expect(said(text)).to.deep.equal(expected)
    })

  for (const text of [
    '3/4 of them',
    '1/2/3',
    'version 1.2.2025.4',
    'section 2024',
    'No. 2019',
    '12024 people',
    '£2,024',
    '€2024',
    '2024€',
    '2024%',
    '+44 1998 2024',
    '020 1998 2024',
    'GR-2024-0031',
    'REF/2024/17',
    '1850',
    '31 February 2025',
    '31.02.2025',
    'May 5, 12 people',
    '12:2025',
    'the 2020s',
  ])
    it(`are none: ${text}`, () => {
      expect(said(text)).to.deep.equal([])
    })

  it('in figures are read by the language of the text, and could be two in English of no country', () => {
    expect(['en-GB', 'de', 'fr-CA'].map((language) => said('03/04/2025', language))).to.deep.equal(
      Array.from({ length: 3 }, () => ['day 2025-4-3']),
    )
    expect(said('03/04/2025', 'en-US')).to.deep.equal(['day 2025-3-4'])
    expect(said('03/04/2025', 'en')).to.deep.equal(['day 2025-4-3 or 2025-3-4'])
    expect(said('3.4.2025', 'en-US')).to.deep.equal(['day 2025-4-3'])
  })

  it('are a day where that is all that a text says', () => {
    const days = ['2025-03-31', '31 March 2025', 'March 31st, 2025', '31.3.2025', '31/03/2025', '3/31/2025']
    expect(days.map((text) => wholeDay(text))).to.deep.equal(days.map(() => '2025-03-31'))
    const others = ['3/4/2025', '31 February 2025', 'March 2025', 'by 31 March 2025', 'soon']
    expect(others.map((text) => wholeDay(text))).to.deep.equal(others.map(() => null))
    expect(wholeDay('3/4/2025', 'en-GB')).to.equal('2025-04-03')
  })

  it('name years: both of a span, or the one that it ends in', () => {
    expect(yearsIn('In 2024, as at 31.12.2024, in 2019 and 2015-16')).to.deep.equal([2024, 2019, 2015, 2016])
    expect(lastYearsIn('2023/24, 31/03/2022 and 2021-03-31')).to.deep.equal([2024, 2022, 2021])
    expect(datesIn('Founded 1851', { earliest: 1700 }).map(({ years }) => years[0])).to.deep.equal([1851])
  })

  it('name months without a year, which stands with the next one', () => {
    expect(
      monthsNamedIn('between 3 June and August 2026').map(({ text, month, day, year }) => [text, month, day, year]),
    ).to.deep.equal([
      ['3 June', 6, 3, null],
      ['August 2026', 8, null, 2026],
    ])
    expect(monthsNamedIn('We set out to act.')).to.deep.equal([])
  })

  it('name months in every language that the product reads', () => {
    const names = 'Jänner février marzo abril mai czerwiec juli elokuu setiembre październik tachwedd december'.split(
      ' ',
    )
    expect(names.map(monthOf)).to.deep.equal(names.map((_, at) => at + 1))
  })
})
