import { expect } from 'chai'
import {
  doneResponse,
  recoveryCodesResponse,
  secondFactorResponse,
  secondFactorStartedResponse,
  userResponse,
} from '../../adapters/http-contract/accounts.ts'
import { codeOf } from '../support/one-time-code.ts'
import { openWorld, PASSWORD, type World } from '../support/world.ts'

const EMAIL = 'ada@example.org'

describe('the second factor over HTTP', () => {
  let world: World

  beforeEach(async () => (world = await openWorld()))
  afterEach(() => world.close())

  async function switchedOn() {
    const { client } = await world.confirmed({ email: EMAIL })
    const password = { password: PASSWORD }
    const { secret } = await client.post('/account/secondFactor/start', password, secondFactorStartedResponse)
    const code = codeOf(secret, new Date().toISOString())
    const { recoveryCodes } = await client.post('/account/secondFactor/confirm', { code }, recoveryCodesResponse)
    return { client, code, recoveryCodes }
  }

  const logIn = (code?: string) =>
    world.visitor().send('POST', '/account/login', { json: { email: EMAIL, password: PASSWORD, code } })

  it('is a second step of the log-in for who switched it on, and for nobody else', async () => {
    const other = await world.registered()
    const { client, code, recoveryCodes } = await switchedOn()

    const [without, replayed, wrong] = [await logIn(), await logIn(code), await logIn('nonsense')]
    const right = await logIn(recoveryCodes[0])
    const state = await client.get('/account/secondFactor', secondFactorResponse)

    expect([without.status, replayed.status, wrong.status, right.status]).to.deep.equal([401, 422, 422, 200])
    expect(without.text).to.contain('accounts.code-needed')
    expect(without.headers.getSetCookie()).to.deep.equal([])
    expect(state).to.include({ isOn: true, recoveryCodesLeft: 9 })
    const json = { email: other.user.email, password: PASSWORD }
    await world.visitor().call('POST', '/account/login', userResponse, { json })
  })

  it('tells nobody who lacks the password that it is on', async () => {
    await switchedOn()
    const json = { email: EMAIL, password: 'not the password', code: '123456' }

    const { status, failure } = await world.visitor().refused('POST', '/account/login', { json })

    expect([status, failure.code]).to.deep.equal([401, 'accounts.wrong-credentials'])
  })

  it('is switched off with password and code', async () => {
    const { client, recoveryCodes } = await switchedOn()
    const wrong = { password: PASSWORD, code: 'nonsense' }
    const refused = await client.refused('POST', '/account/secondFactor/turnOff', { json: wrong })

    const proof = { password: PASSWORD, code: recoveryCodes[0] }
    await client.post('/account/secondFactor/turnOff', proof, doneResponse)

    expect([refused.status, refused.failure.fields]).to.deep.equal([
      422,
      { code: 'This code is wrong, or was used already.' },
    ])
    expect((await logIn()).status).to.equal(200)
  })
})
