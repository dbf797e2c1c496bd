import { expect } from 'chai'
import { FigureTableReader } from '../../../core/languages/figure-table.ts'

/** Label, figure and year of all that is certain; a line that begins with "# " is a heading. */
function certainIn(text: string): (readonly [string, string, number | null])[] {
  const reader = new FigureTableReader()
  return text.split('\n').flatMap((line) => {
    const rows = reader.read(line.replace(/^# /u, ''), line.startsWith('# '))
    return rows.flatMap(({ label, figures }) => figures.map(({ text: own, year }) => [label, own, year] as const))
  })
}

const TITLE = '# Accounts for the year ended 31 March 2025'

describe('FigureTableReader', () => {
  it('takes the total where columns are of funds', () => {
    const heads = ' | Unrestricted funds £ | Restricted funds £ | Total funds 2025 £ | Total funds 2024 £'
    const row = 'Total income | 130,300 | 130,200 | 260,500 | 237,500'

    expect(certainIn(`${TITLE}\n${heads}\n${row}`)).to.deep.equal([
      ['Total income', '£260,500', 2025],
      ['Total income', '£237,500', 2024],
    ])
    expect(
      certainIn(`${TITLE}\n | Unrestricted | Designated | Restricted\nTotal income | 1,300 | 1,200 | 1,500`),
    ).to.deep.equal([])
  })

  it('reads heads of several rows together', () => {
    const heads = ' | Unrestricted | Restricted | Total | Total\n | funds | funds | 2025 | 2024\n | £ | £ | £ | £'

    expect(certainIn(`${heads}\nTotal income | 1,300 | 1,200 | 2,500 | 2,100`)).to.deep.equal([
      ['Total income', '£2,500', 2025],
      ['Total income', '£2,100', 2024],
    ])
  })

  it('writes thousands out, whether a head, a title or a sentence says them', () => {
    const row = 'Total income | 2,605 | 2,375'
    const written = [
      ['Total income', '£2,605,000', 2025],
      ['Total income', '£2,375,000', 2024],
    ]

    expect(certainIn(` | 2025 £'000 | 2024 £'000\n${row}`)).to.deep.equal(written)
    expect(certainIn(`£000 | 2025 | 2024\n${row}`)).to.deep.equal(written)
    expect(certainIn(`All amounts are in thousands of pounds (£).\n | 2025 | 2024\n${row}`)).to.deep.equal(written)
    expect(certainIn(' | 2025 £m | 2024 £m\nTotal income | 2.6 | 2.4')).to.deep.equal([
      ['Total income', '£2,600,000', 2025],
      ['Total income', '£2,400,000', 2024],
    ])
    expect(certainIn('We have helped in thousands of ways.\n | 2025\nTotal income | 2,605')).to.deep.equal([
      ['Total income', '2,605', 2025],
    ])
  })

  it('passes over the numbers of notes, also where a row has none', () => {
    const heads = ' | Note | 2025 £ | 2024 £'

    expect(certainIn(`${heads}\nTotal income | 4 | 88,412 | 79,030`).map(([, text]) => text)).to.deep.equal([
      '£88,412',
      '£79,030',
    ])
    expect(certainIn(`${heads}\nTotal income | 88,412 | 79,030`).map(([, text]) => text)).to.deep.equal([
      '£88,412',
      '£79,030',
    ])
  })

  it('takes what came rather than a budget or a difference', () => {
    const heads = ' | Budget 2025 £ | Actual 2025 £ | Variance £'

    expect(certainIn(`${heads}\nTotal income | 95,000 | 88,412 | (6,588)`)).to.deep.equal([
      ['Total income', '£88,412', 2025],
    ])
    expect(certainIn('# Budget 2026\n | £\nTotal income | 95,000')).to.deep.equal([])
    expect(certainIn('# Trading company 2025\n | £\nTotal income | 95,000')).to.deep.equal([])
  })

  it('takes nothing where a year has two columns, or a row has more figures than heads', () => {
    expect(certainIn(' | Group 2025 | Charity 2025\nTotal income | 4,000 | 2,000')).to.deep.equal([])
    expect(certainIn(`${TITLE}\nTotal income | 4,000 | 2,000 | 6,000`)).to.deep.equal([])
    expect(certainIn(' | 2025 | 2024\nTotal income | 1,300 | 1,200 | 2,500')).to.deep.equal([])
  })

  it('gives the figures of a second statement no year of the first', () => {
    const first = `${TITLE}\n | 2025 | 2024\nTotal income | 4,000 | 3,000`
    const second = '# Orley Arts Limited, year ended 31 December 2023\n | £\nTotal income | 900'

    expect(certainIn(`${first}\n${second}`)).to.deep.equal([
      ['Total income', '4,000', 2025],
      ['Total income', '3,000', 2024],
      ['Total income', '£900', 2023],
    ])
  })

  it('reads tables side by side only where all have the same years', () => {
    const row = 'Net assets | 3,611 | 3,126 | Total income | 181,573 | 190,790'

    expect(
      certainIn(`Assets | 2012 | 2011 | Income | 2012 | 2011\n${row}\nOther | Total expenses | 181,088 | 191,029`),
    ).to.deep.equal([
      ['Net assets', '3,611', 2012],
      ['Net assets', '3,126', 2011],
      ['Total income', '181,573', 2012],
      ['Total income', '190,790', 2011],
      ['Total expenses', '181,088', 2012],
      ['Total expenses', '191,029', 2011],
    ])
    expect(certainIn(`Assets | 2012 | 2011 | Income | 2012 | 2010\n${row}`)).to.deep.equal([])
    expect(
      certainIn(`Unrestricted | 2012 | 2011 | | 2012 | 2011\nTotal income | 1,300 | 1,200 | | 2,500 | 2,600`),
    ).to.deep.equal([])
  })

  it('reads amounts as other countries write them', () => {
    expect(certainIn(' | 31.12.2025 | 31.12.2024\nEinnahmen | 312.450,50 € | 298.700,00 €')).to.deep.equal([
      ['Einnahmen', '312.450,50 €', 2025],
      ['Einnahmen', '298.700,00 €', 2024],
    ])
    expect(certainIn('k€ | 2025\nTotal des produits | 1 250')).to.deep.equal([
      ['Total des produits', '1 250 000 €', 2025],
    ])
  })
})
