import { expect } from 'chai'
import { loginFailureOf } from '../../apps/web/src/features/accounts/login-failure.ts'
import { failureOf, NO_ANSWER } from '../../apps/web/src/shared/api-failure.ts'

describe('A log-in that failed', () => {
  it('is told in the words of the server', () => {
    expect(loginFailureOf(failureOf(401, { error: 'Wrong password.' }))).to.equal('Wrong password.')
  })

  it('is a failed log-in where the server has no words for it', () => {
    expect(loginFailureOf(failureOf(502, '<html>Bad gateway</html>'))).to.equal('Login failed')
  })

  it('is to be tried again where no answer came', () => {
    expect(loginFailureOf(NO_ANSWER)).to.equal('An error occurred. Please try again.')
  })
})
