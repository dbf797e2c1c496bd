import { expect } from 'chai'

import { SystemClock } from '../../../adapters/system/system-clock.ts'

describe('SystemClock', () => {
  it('tells the present moment with milliseconds, in UTC', () => {
    const earliest = Date.now()

    const now = new SystemClock().now()

    expect(now).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Date.parse(now)).to.be.within(earliest, Date.now())
  })
})
