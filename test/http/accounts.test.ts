import { expect } from 'chai'
import { doneResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import { projectsResponse } from '../../adapters/http-contract/projects.ts'
import { Authenticate } from '../../core/accounts/sessions/authenticate.ts'
import { LogOut } from '../../core/accounts/sessions/log-out.ts'
import { OpenSession } from '../../core/accounts/sessions/open-session.ts'
import { Register } from '../../core/accounts/register.ts'
import { fewCommonPasswords, openCoreWorld, plainPasswords, type CoreWorld } from '../support/core-world.ts'
import { openWorld, PASSWORD, type World, type WorldOptions } from '../support/world.ts'

const COOKIE = 'grantwright_session'

describe('accounts over HTTP', () => {
  let world: World

  const open = async (options: WorldOptions = {}) => (world = await openWorld(options))

  afterEach(() => world.close())

  it('makes the first user of an installation an admin, and no other', async () => {
    await open()

    const first = await world.registered()
    const second = await world.registered()

    expect(first.user.isAdmin).to.equal(true)
    expect(second.user.isAdmin).to.equal(false)
  })

  it('logs a newcomer in and keeps the token out of the reach of scripts', async () => {
    await open()
    const json = { email: ' Ada@Example.org ', password: PASSWORD, firstName: 'Ada' }

    const { status, headers } = await world.visitor().send('POST', '/account/register', { json })

    expect(status).to.equal(201)
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).to.match(/^grantwright_session=[\w-]{20,}; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    const days = (Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).to.be.within(29.9, 30.1)
  })

  it('sends the token over HTTPS alone where the web app is served so', async () => {
    await open({ secureCookies: true })
    await world.confirmed({ email: 'ada@example.org' })
    const json = { email: 'ada@example.org', password: PASSWORD }

    const { headers } = await world.visitor().send('POST', '/account/login', { json })

    const cookies = headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).to.deep.equal([
      '__Host-grantwright_session',
      '__Host-grantwright_device',
    ])
    for (const cookie of cookies) expect(cookie).to.match(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  })

  it('takes no session over HTTPS from a cookie that another host of the domain can set', async () => {
    await open({ secureCookies: true })
    const { client } = await world.registered()
    const plain = client.cookieHeader().replaceAll('__Host-', '')

    const { status } = await world.visitor().refused('GET', '/account/me', { headers: { Cookie: plain } })

    expect(status).to.equal(401)
    await client.get('/account/me', userResponse)
  })

  it('tells two installations of one machine apart by the port, and keeps sessions from before it did', async () => {
    await open({ webUrl: 'http://localhost:3100' })
    await world.confirmed({ email: 'ada@example.org' })
    const json = { email: 'ada@example.org', password: PASSWORD }

    const { headers } = await world.visitor().send('POST', '/account/login', { json })

    const [session = ''] = headers.getSetCookie()
    const [, value] = /^grantwright_session_3100=([^;]+)/.exec(session) ?? []
    const statusWith = async (Cookie: string) =>
      (await world.visitor().send('GET', '/account/me', { headers: { Cookie } })).status
    expect(await statusWith(`grantwright_session=${value}`)).to.equal(200)
    expect(await statusWith(`grantwright_session=others; grantwright_session_3100=${value}`)).to.equal(200)
    expect(await statusWith(`grantwright_session_3200=${value}`)).to.equal(401)
  })

  it('registers an e-mail that has an account alike, in whatever spelling, and lets nobody into that account', async () => {
    await open()
    const known = await world.confirmed({ email: 'ada@example.org' })
    const register = (email: string) =>
      world.visitor().post('/account/register', { email, password: 'the word of another' }, userResponse)

    const [again, unknown] = [await register('ADA@example.org '), await register('bea@example.org')]

    const apart = ({ user: { id, _id, accountId, email, lastLoginAt, ...others } }: typeof again) => others
    expect(apart(again)).to.deep.equal(apart(unknown))
    expect([again.user.email, again.user.isEmailVerified]).to.deep.equal(['ada@example.org', false])
    expect(again.user.accountId).not.to.equal(known.user.accountId)
    const own = await world
      .visitor()
      .post('/account/login', { email: 'ada@example.org', password: PASSWORD }, userResponse)
    expect(own.user.id).to.equal(known.user.id)
  })

  it('takes no password that everybody tries, and says so beside the field', async () => {
    await open()
    const register = (password: string) =>
      world.visitor().refused('POST', '/account/register', { json: { email: 'ada@example.org', password } })

    for (const password of ['password', '12345678', 'qwertyuiop']) {
      const { status, failure } = await register(password)
      expect([status, failure.fields]).to.deep.equal([
        422,
        { password: 'This password is too easy to guess. Choose another one.' },
      ])
    }
  })

  it('makes one user of two registrations at once', async () => {
    await open()
    const json = { email: 'ada@example.org', password: PASSWORD }
    const register = () => world.visitor().post('/account/register', json, userResponse)

    const answers = await Promise.all([register(), register(), register()])

    expect(new Set(answers.map(({ user }) => user.id)).size).to.equal(1)
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    await open()
    await world.registered({ email: 'ada@example.org' })
    const attempt = (email: string, password: string) =>
      world.visitor().refused('POST', '/account/login', { json: { email, password } })

    const wrong = await attempt('ada@example.org', 'not the password')
    const unknown = await attempt('bob@example.org', 'not the password')

    expect(wrong.status).to.equal(401)
    expect({ ...wrong.failure, requestId: '' }).to.deep.equal({ ...unknown.failure, requestId: '' })
  })

  it('ends the session of this device with a log-out, and no other', async () => {
    await open()
    const { client } = await world.registered({ email: 'ada@example.org' })
    const other = world.visitor()
    await other.post('/account/login', { email: 'ada@example.org', password: PASSWORD }, userResponse)
    const stolen = client.cookieHeader()

    await client.post('/account/logout', undefined, doneResponse)

    expect(client.cookie(COOKIE)).to.equal(undefined)
    const reused = await world.visitor().refused('GET', '/account/me', { headers: { Cookie: stolen } })
    expect(reused.status).to.equal(401)
    await other.get('/account/me', userResponse)
  })

  it('takes a log-out of who is not logged in', async () => {
    await open()

    await world.visitor().post('/account/logout', undefined, doneResponse)
  })

  it('keeps what a user prefers', async () => {
    await open()
    const { client } = await world.registered()

    await client.post('/account/preferences', { preferencesChange: { showAllProjects: true } }, userResponse)
    await client.post('/account/preferences', { preferencesChange: { tab: 'grants' } }, userResponse)

    const { user } = await client.get('/account/me', userResponse)
    expect(user.preferences).to.deep.equal({ showAllProjects: true, tab: 'grants' })
  })

  describe('as time goes by', () => {
    let core: CoreWorld

    beforeEach(() => {
      core = openCoreWorld()
      core.clock.set(new Date().toISOString())
    })

    it('ends a session that was not used for 30 days', async () => {
      await open({ useCases: sessionsOf(core) })
      const { client } = await world.registered()

      core.clock.advance({ days: 31 })

      expect(client.cookie(COOKIE)).to.be.a('string')
      expect((await client.refused('GET', '/account/me')).status).to.equal(401)
      expect((await client.refused('GET', '/projects/list')).status).to.equal(401)
    })

    it('prolongs a session that is used', async () => {
      await open({ useCases: sessionsOf(core) })
      const { client } = await world.registered()

      core.clock.advance({ days: 20 })
      const { headers } = await client.send('GET', '/account/me')
      core.clock.advance({ days: 20 })
      await client.get('/projects/list', projectsResponse)

      const until = Date.parse(/Expires=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? '')
      expect((until - Date.now()) / 86_400_000).to.be.within(49.9, 50.1)
    })
  })
})

/** The use cases of sessions on a clock that the test moves, with tokens that fit into a cookie. */
function sessionsOf(core: CoreWorld): WorldOptions['useCases'] {
  let tokens = 0
  const secrets = { ...core.secrets, token: () => `token-${++tokens}` }
  const openSession = new OpenSession(core.unitOfWork, secrets, core.clock)
  return {
    register: new Register(core.unitOfWork, plainPasswords, openSession, core.ids, core.clock, [], fewCommonPasswords),
    authenticate: new Authenticate(core.sessionReader, core.unitOfWork, secrets, core.clock),
    logOut: new LogOut(core.unitOfWork, secrets),
  }
}
