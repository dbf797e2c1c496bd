import { expect } from 'chai'
import { createdAtOf } from '../../core/shared/id.ts'
import { formatDate } from '../../apps/web/src/shared/formatting/dates.ts'
import {
  formatBytes,
  formatCount,
  formatMoney,
  formatMoneyExactly,
} from '../../apps/web/src/shared/formatting/numbers.ts'
import { formatRelative } from '../../apps/web/src/shared/formatting/relative-time.ts'

describe('Numbers on the page', () => {
  it('show money with two decimals, thousands separators and a dollar sign', () => {
    expect(formatMoney(1234567.891)).to.equal('$1,234,567.89')
    expect(formatMoney(0)).to.equal('$0.00')
    expect(formatMoney(-3.5)).to.equal('-$3.50')
    expect(formatMoney(12, '£')).to.equal('£12.00')
  })

  it('leave nothing out of money where it is asked for exactly', () => {
    expect([0.0034, 1234.5, -0.00000012].map(formatMoneyExactly)).to.deep.equal([
      '$0.0034',
      '$1,234.50',
      '-$0.00000012',
    ])
  })

  it('show counts with thousands separators', () => {
    expect(formatCount(1500)).to.equal('1,500')
  })

  it('show the size of a file in the unit that people know it by', () => {
    expect([formatBytes(999), formatBytes(482_113), formatBytes(12_345_678)]).to.deep.equal([
      '999\u00A0B',
      '482\u00A0kB',
      '12.3\u00A0MB',
    ])
  })
})

describe('Times on the page', () => {
  it('name the day', () => {
    const noonHere = new Date(2026, 2, 9, 12).toISOString()

    expect(formatDate(noonHere)).to.equal('9 Mar 2026')
  })

  it('are relative by the rules of the date library', () => {
    const now = '2026-03-09T12:00:00.000Z'

    expect(formatRelative('2026-03-09T11:16:00.000Z', now)).to.equal('44 minutes ago')
    expect(formatRelative('2026-03-09T11:15:00.000Z', now)).to.equal('an hour ago')
    expect(formatRelative('2026-03-09T10:31:00.000Z', now)).to.equal('an hour ago')
    expect(formatRelative('2026-03-09T10:30:00.000Z', now)).to.equal('2 hours ago')
    expect(formatRelative('2026-03-07T12:00:00.000Z', now)).to.equal('2 days ago')
  })

  it('of an upload come from the first 8 characters of the identifier', () => {
    expect(createdAtOf('65f000000123456789abcdef')).to.equal(new Date(0x65f00000 * 1000).toISOString())
  })
})
