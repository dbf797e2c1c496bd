import { expect } from 'chai'
import { failureOf } from '../../../core/shared/failure.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { reasonForAdmins, ServiceFailure } from '../../../core/shared/service-failure.ts'

const failedWith = (cause?: unknown) => new AppError('unavailable', 'x.y', 'Please try again.', {}, cause)

describe('the reason of a failure', () => {
  it('names to admins what a service answered, and no other cause', () => {
    expect(reasonForAdmins(failedWith(new ServiceFailure('529 overloaded')))).to.equal(
      'Please try again.\n529 overloaded',
    )
    expect(reasonForAdmins(failedWith(new Error('“We welcomed 1,240 people” is no JSON')))).to.equal(
      'Please try again.',
    )
    expect(reasonForAdmins('odd')).to.equal('odd')
  })

  it('is cut where a service answers at length', () => {
    expect(new ServiceFailure('x'.repeat(5_000)).message).to.have.length(500)
  })

  it('is the sentence alone for users, and none where the error is none of theirs', () => {
    expect(failureOf(failedWith(new ServiceFailure('529')))).to.deep.equal({
      error: 'Please try again.\n529',
      notice: 'Please try again.',
    })
    expect(failureOf(new TypeError('x is undefined'))).to.deep.equal({ error: 'x is undefined', notice: null })
  })
})
