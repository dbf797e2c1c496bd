import { expect } from 'chai'
import { answersToBuildOn } from '../../../core/proposals/answer/answers-to-build-on.ts'
import { evidenceIn } from '../../../core/proposals/answer/flagged-answer.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { newState, type TextOrigin } from '../../../core/shared/text-state.ts'
import { anAnswer, aQuestion } from '../../support/builders.ts'

const unsupported = { kind: 'unsupported', claim: 'name', text: 'Barclays', start: 0, end: 8 } as const

const flagged = (origin: TextOrigin, of: Partial<Question> = {}) =>
  aQuestion({
    status: 'completed',
    answer: anAnswer({ text: 'Barclays supports us.', warnings: [unsupported] }),
    answerState: newState({ version: 1, origin, author: null, basis: null, writtenAt: '2026-01-01T00:00:00.000Z' }),
    ...of,
  })

describe('an answer that says what rests on no source', () => {
  for (const origin of ['model', 'documents', 'chat', 'restored'] as const)
    it(`is evidence for nothing while it is as ${origin} made it`, () => {
      const question = flagged(origin)

      expect([evidenceIn(question), answersToBuildOn([question])]).to.deep.equal([[], []])
    })

  it('counts again once a person checked it or wrote in it', () => {
    const known = [{ question: flagged('model').text, answer: 'Barclays supports us.' }]
    for (const question of [flagged('chat', { review: 'checked' }), flagged('person')])
      expect([evidenceIn(question), answersToBuildOn([question])]).to.deep.equal([known, known])
  })

  it('counts where it leaves no more than a choice to its reader', () => {
    const choice = { kind: 'open-choice', text: '[choose]', start: 0, end: 8 } as const
    const question = flagged('model', { answer: anAnswer({ text: '[choose]', warnings: [choice] }) })

    expect(evidenceIn(question)).to.have.length(1)
  })
})
