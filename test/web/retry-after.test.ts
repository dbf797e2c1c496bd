import { expect } from 'chai'
import { retryAfter } from '../../apps/web/src/shared/retry-after.ts'

describe('A refresh that failed', () => {
  it('is tried again after 5 s, on a slow connection after 10 s', () => {
    const connections = [undefined, { effectiveType: '4g' }, { effectiveType: '2g' }, { saveData: true }]

    expect(connections.map(retryAfter)).to.deep.equal([5000, 5000, 10_000, 10_000])
  })
})
