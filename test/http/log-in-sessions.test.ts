import { expect } from 'chai'
import { doneResponse, ownSessionsResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import { openWorld, PASSWORD, type World } from '../support/world.ts'

const PLANTED = 'planted-by-somebody-else-0123456789'

describe('sessions at log-in', () => {
  let world: World

  beforeEach(async () => (world = await openWorld()))
  afterEach(() => world.close())

  const credentials = { email: 'ada@example.org', password: PASSWORD }
  const cookieOf = (headers: Headers) => /grantwright_session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  const logIn = async (cookie?: string) => {
    const headers: Record<string, string> = cookie === undefined ? {} : { Cookie: `grantwright_session=${cookie}` }
    return cookieOf((await world.visitor().send('POST', '/account/login', { json: credentials, headers })).headers)
  }
  const isLoggedIn = async (cookie: string) => {
    const headers = { Cookie: `grantwright_session=${cookie}` }
    return (await world.visitor().send('GET', '/account/me', { headers })).status === 200
  }

  it('never take over a token that somebody planted before', async () => {
    await world.registered({ email: credentials.email })

    const given = await logIn(PLANTED)

    expect(given).to.have.length.greaterThan(30).and.not.equal(PLANTED)
    expect([await isLoggedIn(given), await isLoggedIn(PLANTED)]).to.deep.equal([true, false])
  })

  it('end the session that the same device had, and no other', async () => {
    await world.registered({ email: credentials.email })
    const [first, elsewhere] = [await logIn(), await logIn()]

    const second = await logIn(first)

    expect(second).not.to.equal(first)
    expect([await isLoggedIn(first), await isLoggedIn(second), await isLoggedIn(elsewhere)]).to.deep.equal([
      false,
      true,
      true,
    ])
  })

  it('are listed for their user alone, with the device in words, and ended one by one', async () => {
    const { client: here } = await world.registered({ email: credentials.email })
    const { client: stranger } = await world.registered()
    const phone = world.visitor()
    const headers = { 'User-Agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' }
    await phone.send('POST', '/account/login', { json: credentials, headers })

    const { sessions } = await here.get('/account/sessions', ownSessionsResponse)
    const ofPhone = sessions.find(({ isThis }) => !isThis)!
    const refused = await stranger.refused('POST', `/account/sessions/${ofPhone.id}/end`)
    await phone.get('/account/me', userResponse)
    await here.post(`/account/sessions/${ofPhone.id}/end`, undefined, doneResponse)
    const again = await here.refused('POST', `/account/sessions/${ofPhone.id}/end`)

    expect(sessions.map(({ isThis }) => isThis)).to.have.members([true, false])
    expect(ofPhone.device).to.equal('Firefox on Android')
    expect([refused.status, again.status]).to.deep.equal([404, 404])
    expect((await phone.refused('GET', '/account/me')).status).to.equal(401)
    await here.get('/account/me', userResponse)
  })

  it('are ended everywhere else at once', async () => {
    const { client: here } = await world.registered({ email: credentials.email })
    const { client: stranger } = await world.registered()
    const elsewhere = [await logIn(), await logIn()]

    await here.post('/account/sessions/endOthers', undefined, doneResponse)

    for (const cookie of elsewhere) expect(await isLoggedIn(cookie)).to.equal(false)
    expect((await here.get('/account/sessions', ownSessionsResponse)).sessions).to.have.length(1)
    await stranger.get('/account/me', userResponse)
  })

  it('stay with who fails to log in', async () => {
    const { client } = await world.registered({ email: credentials.email })

    await client.refused('POST', '/account/login', { json: { ...credentials, password: 'wrong password' } })

    await client.get('/account/me', userResponse)
  })
})
