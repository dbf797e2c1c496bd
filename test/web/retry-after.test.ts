import { expect } from 'chai'
import { pauseAskedFor, retryAfter } from '../../apps/web/src/shared/retry-after.ts'

describe('A refresh that failed', () => {
  it('is tried again after 5 s, on a slow connection after 10 s', () => {
    const connections = [undefined, { effectiveType: '4g' }, { effectiveType: '2g' }, { saveData: true }]

    expect(connections.map(retryAfter)).to.deep.equal([5000, 5000, 10_000, 10_000])
  })
})

describe('A refused upload', () => {
  it('is sent again when the server says, unless that is long or no server said it', () => {
    const pauses = [pauseAskedFor(429, '40'), pauseAskedFor(503, '0'), pauseAskedFor(429, '900')]
    const none = [
      pauseAskedFor(429, null),
      pauseAskedFor(429, 'Mon, 30 Nov 2026 10:00:00 GMT'),
      pauseAskedFor(413, '5'),
    ]

    expect(pauses).to.deep.equal([40_000, 1000, null])
    expect(none).to.deep.equal([null, null, null])
  })
})
