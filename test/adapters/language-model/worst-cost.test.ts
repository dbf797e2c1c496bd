import { expect } from 'chai'
import type { ModelRequest } from '../../../adapters/language-model/port/language-model.ts'
import { RecentCalls } from '../../../adapters/language-model/recent-calls.ts'
import { worstCostOf } from '../../../adapters/language-model/worst-cost.ts'
import { NO_USAGE } from '../../../core/shared/model-usage.ts'

const PRICE = { input: 3, output: 10, cacheWrite: 30, cacheRead: 0.3 }
const WEB_SEARCH = 0.01
const MINUTE = 60_000
const mark = { isKept: true } as const

function aRequest(question: string, library = 'x'.repeat(300_000)): ModelRequest {
  return {
    maxTokens: 16_000,
    system: [{ type: 'text', text: library, ...mark }],
    messages: [{ role: 'user', content: [{ type: 'text', text: question }] }],
  }
}

describe('what is kept back for a call', () => {
  const CACHED = { ...NO_USAGE, cacheWriteTokens: 100_000, outputTokens: 1_000 }
  const cost = (calls: RecentCalls, request = aRequest('Why?'), now = 0) =>
    worstCostOf(request, PRICE, WEB_SEARCH, calls.forecast(request, 'answers', now))

  it('is the most that it may cost where nothing like it was seen', () => {
    expect(cost(new RecentCalls())).to.be.closeTo((100_000 * 30 + 16_000 * 10) / 1e6, 0.01)
  })

  it('is bounded by what is usual from the first call on, until calls like it say more', () => {
    const calls = new RecentCalls()
    const outputTokens = () => calls.forecast(aRequest('Why?'), 'answers', 0, 5_000).outputTokens
    const first = outputTokens()

    for (let call = 0; call < 5; call += 1)
      calls.note(aRequest('How?'), 'answers', { ...CACHED, outputTokens: 6_000 }, 0)

    expect([first, outputTokens()]).to.deep.equal([5_000, 9_000])
  })

  it('has the beginning at the price of reading once that is in the cache, for as long as it is', () => {
    const calls = new RecentCalls()
    calls.note(aRequest('How?'), 'answers', CACHED, 0)

    expect(cost(calls)).to.be.closeTo((100_000 * 0.3 + 16_000 * 10) / 1e6, 0.01)
    expect(cost(calls, aRequest('Why?', 'y'.repeat(300_000)))).to.be.greaterThan(3)
    expect(cost(calls, aRequest('Why?'), 4 * MINUTE)).to.be.greaterThan(3)
  })

  it('finds the beginning of a conversation whose mark has moved on', () => {
    const calls = new RecentCalls()
    const first = { type: 'text', text: 'z'.repeat(30_000), ...mark } as const
    const asked = { ...aRequest(''), messages: [{ role: 'user', content: [first] }] } as ModelRequest
    calls.note(asked, 'answers', CACHED, 0)
    const more = [
      { type: 'text', text: first.text },
      { type: 'text', text: 'More?', ...mark },
    ]
    const next = { ...asked, messages: [{ role: 'user', content: more }] } as ModelRequest

    expect(cost(calls, next)).to.be.below(0.4)
  })

  it('has half as much again as the most that five calls like it wrote, and never more than the call may', () => {
    const calls = new RecentCalls()
    for (const outputTokens of [500, 900, 1_000, 800])
      calls.note(aRequest('How?'), 'answers', { ...CACHED, outputTokens }, 0)
    const before = calls.forecast(aRequest('Why?'), 'answers', 0).outputTokens

    calls.note(aRequest('How?'), 'answers', { ...CACHED, outputTokens: 700 }, 0)

    expect([before, calls.forecast(aRequest('Why?'), 'answers', 0).outputTokens]).to.deep.equal([16_000, 1_500])
    expect(calls.forecast(aRequest('Why?'), 'reports', 0).outputTokens).to.equal(16_000)
    calls.note(aRequest('How?'), 'answers', { ...CACHED, outputTokens: 15_000 }, 0)
    expect(calls.forecast(aRequest('Why?'), 'answers', 0).outputTokens).to.equal(16_000)
  })
})
