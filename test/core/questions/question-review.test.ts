import { expect } from 'chai'

import {
  completeAnswer,
  completeChange,
  requestChange,
  returnToDraft,
  type Question,
} from '../../../core/proposals/question/question.ts'
import { reviewed, reviewStatusOf } from '../../../core/questions/question-review.ts'
import { anAnswer, anAuthor, aQuestion, aTextState } from '../../support/builders.ts'
import { expectError } from '../../support/expect-error.ts'

const answered = aQuestion({ status: 'completed', answer: anAnswer() })

const check = async (question: Question) => reviewed(question, 'checked')

describe('The review of a question', () => {
  it('needs its user while there is no answer', () => {
    const failed = { status: 'error', error: 'No', notice: 'No', review: 'checked' } as const

    expect(reviewStatusOf(aQuestion())).to.equal('needs-you')
    expect(reviewStatusOf({ ...answered, answer: anAnswer({ missing: true }) })).to.equal('needs-you')
    expect(reviewStatusOf({ ...answered, ...failed })).to.equal('needs-you')
  })

  it('is a draft until somebody has checked it', () => {
    expect(reviewStatusOf(answered)).to.equal('draft')
    expect(reviewStatusOf(reviewed(answered, 'checked'))).to.equal('checked')
    expect(reviewStatusOf(reviewed(answered, 'final'))).to.equal('final')
    expect(reviewStatusOf(reviewed(reviewed(answered, 'final'), 'draft'))).to.equal('draft')
  })

  it('forgets a failed attempt at an answer that is then checked', () => {
    const failed = { ...answered, status: 'error', error: 'Details', notice: 'No' } as const

    expect(reviewed(failed, 'checked')).to.deep.equal({ ...answered, review: 'checked' })
  })

  it('is refused where there is nothing to check, or the answer is about to change', async () => {
    const refused = [
      aQuestion(),
      { ...answered, answer: anAnswer({ missing: true }) },
      requestChange(answered, 'Shorter', anAuthor()),
    ]

    for (const question of refused) await expectError(check(question), 'conflict')
  })

  it('begins again when the text changes, and only then', () => {
    const checked = reviewed(answered, 'checked')
    const change = { draft: anAnswer({ text: 'Another' }), state: aTextState() }
    const asked = requestChange(checked, 'Shorter', anAuthor())

    expect(returnToDraft(checked).review).to.equal(null)
    expect(completeAnswer(checked, change.draft, change.state).review).to.equal(null)
    expect(completeChange(asked, { change, reply: 'Done' }).review).to.equal(null)
    expect(completeChange(asked, { change: null, reply: 'Nothing to do' }).review).to.equal('checked')
  })
})
