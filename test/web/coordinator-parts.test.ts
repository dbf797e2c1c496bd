import { expect } from 'chai'
import { resultOf } from '../../apps/web/src/features/proposals/coordinator-parts.ts'

describe('parts of the coordinator’s messages', () => {
  it('shows of a result what it says', () => {
    const metadata = { toolCallCount: 2, processedAt: '2026-11-21T12:00:00.000Z', sourceFiles: [{ fileName: 'a.pdf' }] }
    const content = { success: true, answer: 'We do.', questionId: 'x', cost: 0.25, metadata }

    expect(resultOf({ type: 'tool_result', content })).to.deep.equal({
      isSuccess: true,
      answer: 'We do.',
      cost: 0.25,
      sourceFiles: ['a.pdf'],
    })
  })

  it('does without what a result lacks', () => {
    const none = { answer: null, cost: null, sourceFiles: [] }

    expect(resultOf({ type: 'tool_result' })).to.deep.equal({ isSuccess: true, ...none })
    expect(
      resultOf({ type: 'tool_result', content: { success: false, metadata: { sourceFiles: [null, 3] } } }),
    ).to.deep.equal({ isSuccess: false, ...none })
  })
})
