import { expect } from 'chai'
import { canSend, sendsRequest } from '../../apps/web/src/features/proposals/chat-rules.ts'

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

  it('takes Ctrl+Enter and Cmd+Enter for sending, Enter alone for a new line', () => {
    const pressed = (key: string, ctrlKey: boolean, metaKey: boolean) => sendsRequest({ key, ctrlKey, metaKey })

    expect(pressed('Enter', true, false)).to.equal(true)
    expect(pressed('Enter', false, true)).to.equal(true)
    expect(pressed('Enter', false, false)).to.equal(false)
    expect(pressed('a', true, false)).to.equal(false)
  })
})
