import { expect } from 'chai'
import { questionOf, questionRow } from '../../../adapters/typeorm/proposals/question-mapper.ts'
import { requestChange } from '../../../core/proposals/question.ts'
import { aQuestion } from '../../support/builders.ts'

/** What releases before this one store, and look for. */
const STORED = [
  { role: 'user', text: 'Make it shorter' },
  { role: 'assistant', text: 'Processing your request...' },
]

describe('A request to change an answer, beside hosts of an earlier release', () => {
  const asked = requestChange(aQuestion({ status: 'completed' }), 'Make it shorter')

  it('is found in the chat that one of them stored', () => {
    const row = { ...questionRow(asked), chat: JSON.stringify(STORED) }

    expect(questionOf(row)).to.deep.include({ request: 'Make it shorter', chat: [] })
  })

  it('is stored with the words by which they know it', () => {
    const [request, reply] = JSON.parse(questionRow(asked).chat) as [unknown, unknown]

    expect(request).to.deep.equal(STORED[0])
    expect(reply).to.deep.include(STORED[1])
  })
})
