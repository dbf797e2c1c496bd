import { expect } from 'chai'
import { canSend } from '../../apps/web/src/features/proposals/chat/chat-rules.ts'

const done = { status: 'completed' } as const
const busy = { status: 'processing' } as const

describe('the chat about an answer', () => {
  it('sends what says something while no question is being answered', () => {
    expect(canSend(' shorter ', [done, { status: 'error' }])).to.equal(true)
    expect(canSend('shorter', [done, busy])).to.equal(false)
  })

  it('sends nothing blank', () => {
    expect(canSend(' \n ', [done])).to.equal(false)
  })
})
