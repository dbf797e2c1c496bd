import { codeAlone } from '../../../adapters/typeorm/stored-reason.ts'
import { expect } from 'chai'
import { proposalOf, proposalRow } from '../../../adapters/typeorm/proposals/proposal-mapper.ts'
import { questionOf, questionRow } from '../../../adapters/typeorm/proposals/question-mapper.ts'
import { requestChange } from '../../../core/proposals/question.ts'
import { anAuthor, aProposal, aQuestion } from '../../support/builders.ts'

/** What releases before this one store, and look for. */
const STORED = [
  { role: 'user', text: 'Make it shorter' },
  { role: 'assistant', text: 'Processing your request...' },
]

describe('A request to change an answer, beside hosts of an earlier release', () => {
  const asked = requestChange(aQuestion({ status: 'completed' }), 'Make it shorter', anAuthor())

  it('is found in the chat that one of them stored', () => {
    const row = { ...questionRow(asked, codeAlone), chat: JSON.stringify(STORED) }

    expect(questionOf(row)).to.deep.include({ request: 'Make it shorter', chat: [] })
  })

  it('is stored with the words by which they know it', () => {
    const [request, reply] = JSON.parse(questionRow(asked, codeAlone).chat) as [unknown, unknown]

    expect(request).to.deep.equal(STORED[0])
    expect(reply).to.deep.include(STORED[1])
  })
})

describe('What the user said about an application', () => {
  it('has the topic of its question where an earlier release stored it', () => {
    const stored = [
      { question: 'How much are you requesting?', answer: '£9,000' },
      { question: 'Anything else?', answer: 'No' },
    ]
    const row = { ...proposalRow(aProposal(), codeAlone), grant_info: JSON.stringify(stored) }

    expect(proposalOf(row).grantInfo.map(({ topic }) => topic)).to.deep.equal(['amount', null])
  })
})
