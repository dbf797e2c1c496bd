import { expect } from 'chai'
import { partsOf, resultOf, textIn } from '../../apps/web/src/features/proposals/chat/message-parts.ts'

describe('parts of messages', () => {
  it('shows of a result what it says', () => {
    const metadata = { toolCallCount: 2, processedAt: '2026-11-21T12:00:00.000Z', sourceFiles: [{ fileName: 'a.pdf' }] }
    const content = { success: true, answer: 'We do.', questionId: 'x', cost: 0.25, metadata }

    expect(resultOf({ type: 'tool_result', content })).to.deep.equal({
      isSuccess: true,
      text: 'We do.',
      cost: 0.25,
      sourceFiles: ['a.pdf'],
    })
  })

  it('does without what a result lacks', () => {
    const none = { text: '', cost: null, sourceFiles: [] }

    expect(resultOf({ type: 'tool_result' })).to.deep.equal({ isSuccess: true, ...none })
    expect(
      resultOf({ type: 'tool_result', content: { success: false, metadata: { sourceFiles: [null, 3] } } }),
    ).to.deep.equal({ isSuccess: false, ...none })
  })

  it('reads what a model was answered and shown, with its titles', () => {
    const passage = {
      type: 'search_result',
      title: 'a.pdf',
      source: '1:2',
      content: [{ type: 'text', text: 'We do.' }],
    }
    const document = { type: 'document', title: 'b.pdf', source: { type: 'content', content: [{ text: 'We did.' }] } }

    expect(resultOf({ type: 'tool_result', content: [passage, passage] }).text).to.equal(
      'a.pdf\n\nWe do.\n\na.pdf\n\nWe do.',
    )
    expect(resultOf({ type: 'tool_result', is_error: true, content: 'No such passage.' })).to.include({
      isSuccess: false,
      text: 'No such passage.',
    })
    expect(textIn(document)).to.equal('b.pdf\n\nWe did.')
  })

  it('takes text alone for one part, and what is no part for an unknown one', () => {
    expect(partsOf('Hello')).to.deep.equal([{ type: 'text', text: 'Hello' }])
    expect(partsOf([null, { type: 'thinking', thinking: 'Hm' }])).to.deep.equal([
      { type: 'unknown' },
      { type: 'thinking', thinking: 'Hm' },
    ])
  })
})
