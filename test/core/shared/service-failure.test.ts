import { expect } from 'chai'
import { sentenceForAdmins, storedSentence } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { failureOf, reasonForAdmins } from '../../../core/shared/failure.ts'
import { ServiceFailure } from '../../../core/shared/service-failure.ts'

const failedWith = (cause?: unknown) => new AppError('unavailable', 'mail.unavailable', {}, cause)
const SENTENCE = 'The mail server is out of reach at the moment.'

describe('the reason of a failure', () => {
  it('names to admins what a service answered, and no other cause', () => {
    const ofService = reasonForAdmins(failedWith(new ServiceFailure('529 overloaded')))
    const ofParser = reasonForAdmins(failedWith(new Error('“We welcomed 1,240 people” is no JSON')))

    expect(ofService).to.deep.equal({ code: 'mail.unavailable', service: '529 overloaded' })
    expect(sentenceForAdmins(ofService)).to.equal(`${SENTENCE}\n529 overloaded`)
    expect(sentenceForAdmins(ofParser)).to.equal(SENTENCE)
    expect(sentenceForAdmins(reasonForAdmins('odd'))).to.equal('odd')
  })

  it('is said in general words where another release stored a code that is not known, or other values', () => {
    const general = 'This did not work. Please try again.'

    expect(storedSentence({ code: 'news.unknown', values: { most: 3 } })).to.equal(general)
    expect(storedSentence({ code: 'form.too-large' })).to.equal(general)
    expect(storedSentence('The form is a scan.')).to.equal('The form is a scan.')
  })

  it('is cut where a service answers at length', () => {
    expect(new ServiceFailure('x'.repeat(5_000)).message).to.have.length(500)
  })

  it('is the reason alone for users, and none where the error is none of theirs', () => {
    const { error, notice } = failureOf(failedWith(new ServiceFailure('529')))

    expect([error, notice]).to.deep.equal([{ code: 'mail.unavailable', service: '529' }, { code: 'mail.unavailable' }])
    expect(storedSentence(error)).to.equal(SENTENCE)
    expect(failureOf(new TypeError('x is undefined'))).to.deep.equal({
      error: { code: 'shared.unexpected', values: { error: 'x is undefined' } },
      notice: null,
    })
  })
})
