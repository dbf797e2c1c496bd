import { expect } from 'chai'
import { missingCauseOf } from '../../../core/proposals/question/missing-cause.ts'
import { failAnswer } from '../../../core/proposals/question/question.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { failureOf } from '../../../core/shared/failure.ts'
import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import { anAnswer, aQuestion } from '../../support/builders.ts'

const NEAR: SourcePassage = {
  documentId: null,
  fileName: 'Policies.docx',
  page: null,
  ordinal: null,
  heading: null,
  passage: 'We train volunteers.',
  cited: false,
  used: [],
}
const lacking = { missing: true, text: 'Nothing was found.', sources: [] }
const failedBy = (error: unknown) => failAnswer(aQuestion({ answer: null }), failureOf(error))

describe('why a question has no answer', () => {
  it('is told by its writer, by what comes near, or by the person who emptied it', () => {
    const causeOf = (answer: Parameters<typeof anAnswer>[0]) =>
      missingCauseOf(aQuestion({ status: 'completed', answer: anAnswer(answer) }))

    expect(causeOf({ ...lacking, missingBecause: 'only-people' })).to.equal('only-people')
    expect(causeOf({ ...lacking, missingBecause: 'too-long' })).to.equal('too-long')
    expect(causeOf({ ...lacking, passages: [NEAR] })).to.equal('none-answers')
    expect(causeOf(lacking)).to.equal('nothing-near')
    expect(causeOf({ ...lacking, text: ' ', passages: [NEAR] })).to.equal('emptied')
  })

  it('is told by what went wrong', () => {
    expect(
      missingCauseOf(failedBy(new AppError('forbidden', 'spending.limit-reached', { values: { limit: 5 } }))),
    ).to.equal('allowance-spent')
    expect(missingCauseOf(failedBy(new AppError('unavailable', 'model.refused')))).to.equal('refused')
    expect(missingCauseOf(failedBy(new Error('The disk is full')))).to.equal(null)
  })

  it('is nothing of a question that has an answer or waits for one', () => {
    expect(missingCauseOf(aQuestion({ status: 'completed', answer: anAnswer() }))).to.equal(null)
    expect(missingCauseOf(aQuestion({ status: 'processing', answer: null }))).to.equal(null)
    expect(missingCauseOf(aQuestion({ status: 'completed', answer: null }))).to.equal(null)
    expect(
      missingCauseOf(
        failAnswer(aQuestion({ answer: anAnswer() }), failureOf(new AppError('unavailable', 'model.refused'))),
      ),
    ).to.equal(null)
  })
})
