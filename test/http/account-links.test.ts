import { expect } from 'chai'
import {
  accountUsersResponse,
  doneResponse,
  removedAccountResponse,
  invitedResponse,
  userResponse,
} from '../../adapters/http-contract/accounts.ts'
import { openWorld, PASSWORD, type World, type WorldOptions } from '../support/world.ts'
import { somethingOwned } from './calls.ts'
import { tokenMailedTo } from '../support/mailed-token.ts'

const BO = 'bo@example.org'

describe('links by e-mail and removal over HTTP', () => {
  let world: World

  const open = async (options: WorldOptions = {}) => (world = await openWorld(options))

  afterEach(() => world.close())

  async function colleague(client: Awaited<ReturnType<World['registered']>>['client']) {
    await client.post('/account/invite', { email: BO }, invitedResponse)
    const visitor = world.visitor()
    const acceptance = {
      token: await tokenMailedTo(world, BO, '/acceptInvite'),
      email: BO,
      password: PASSWORD,
      firstName: 'Bo',
    }
    const { user } = await visitor.post('/account/acceptInvite', acceptance, userResponse)
    return { client: visitor, user }
  }

  it('bring a colleague into the account', async () => {
    await open()
    const { client, user } = await world.confirmed()

    const invited = await colleague(client)

    expect(invited.user).to.include({ accountId: user.accountId, email: BO, firstName: 'Bo', inviteStatus: 'accepted' })
    const { users } = await invited.client.get('/account/users', accountUsersResponse)
    expect(users.map(({ email }) => email)).to.deep.equal([user.email, BO])
    const [mail] = await world.mailsTo(BO)
    expect(mail?.links[0]).to.match(/^http:\/\/localhost:3000\/acceptInvite\?token=[\w-]{20,}&email=bo/)
  })

  it('invite once more who forgot the password before choosing one', async () => {
    await open()
    const { client } = await world.confirmed()
    await client.post('/account/invite', { email: BO }, invitedResponse)

    await world.visitor().post('/account/forgotPassword', { email: BO }, doneResponse)
    await world.workOff()

    const links = (await world.mailsTo(BO)).map(({ links: [link] }) => link)
    expect(links).to.have.length(1)
    expect(links[0]).to.match(/\/acceptInvite\?token=/)
  })

  it('give the rights of a named address to who follows the link that was sent there, logged in as its user', async () => {
    const boss = 'boss@example.org'
    await open({ adminEmails: [boss] })
    const { client } = await world.registered({ email: boss })
    const stranger = await world.registered()
    const isAdmin = async () => (await client.send('GET', '/admin/users')).status === 200
    const verify = (by: typeof client, token: string) => by.send('POST', '/account/verifyEmail', { json: { token } })
    const token = await tokenMailedTo(world, boss, '/verifyEmail')

    const others = [
      await verify(world.visitor(), token),
      await verify(stranger.client, token),
      await verify(client, 'x'),
    ]
    const before = await isAdmin()
    const { status } = await verify(client, token)

    expect(others.map((answered) => answered.status)).to.deep.equal([401, 422, 422])
    expect([before, status, await isAdmin()]).to.deep.equal([false, 200, true])
    expect((await stranger.client.refused('GET', '/admin/users')).status).to.equal(403)
  })

  it('change the address of who is logged in and has the password, and tell the one before', async () => {
    await open()
    const { client, user } = await world.registered()
    const stranger = await world.registered()
    const email = 'moved@example.org'
    const ask = (of: object) =>
      client.refused('POST', '/account/changeEmail', { json: { email, password: PASSWORD, ...of } })

    const refusal = await ask({ password: 'wrong horse' })
    await client.post('/account/changeEmail', { email, password: PASSWORD }, doneResponse)
    const link = { token: await tokenMailedTo(world, email, '/verifyEmail'), email }
    const byStranger = await stranger.client.refused('POST', '/account/verifyEmail', { json: link })
    const before = (await client.get('/account/me', userResponse)).user.email
    await client.post('/account/verifyEmail', link, userResponse)
    await world.workOff()

    expect([refusal.status, refusal.failure.code]).to.deep.equal([422, 'accounts.wrong-password'])
    expect([byStranger.status, before]).to.deep.equal([422, user.email])
    const changed = (await client.get('/account/me', userResponse)).user
    expect(changed).to.include({ id: user.id, email, isEmailVerified: true })
    const old = { json: { email: user.email, password: PASSWORD } }
    expect((await world.visitor().refused('POST', '/account/login', old)).status).to.equal(401)
    await world.visitor().post('/account/login', { email, password: PASSWORD }, userResponse)
    expect((await world.mailsTo(user.email)).at(-1)?.text)
      .to.contain('was changed')
      .and.not.contain(email)
  })

  it('can be taken back as long as nobody accepted, after which the address is free', async () => {
    await open()
    const { client } = await world.confirmed()
    const other = await world.confirmed()
    const { user } = await client.post('/account/invite', { email: BO }, invitedResponse)

    await other.client.post('/account/invite', { email: BO }, invitedResponse)
    expect((await other.client.refused('DELETE', `/account/invitations/${user.id}`)).status).to.equal(404)
    await client.delete(`/account/invitations/${user.id}`, doneResponse)

    const { users } = await client.get('/account/users', accountUsersResponse)
    expect(users.map(({ email }) => email)).not.to.include(BO)
    await world.confirmed({ email: BO })
    const left = (await other.client.get('/account/users', accountUsersResponse)).users
    expect(left.find(({ email }) => email === BO)?.inviteStatus).to.equal('pending')
  })

  it('show the users of the own account alone', async () => {
    await open()
    await world.registered()
    const { client, user } = await world.registered()

    const { users } = await client.get('/account/users', accountUsersResponse)

    expect(users.map(({ id }) => id)).to.deep.equal([user.id])
  })

  it('say with 409 that an e-mail belongs to a user of the account', async () => {
    await open()
    const { client, user } = await world.confirmed()

    const { status, failure } = await client.refused('POST', '/account/invite', { json: { email: user.email } })

    expect([status, failure.code]).to.deep.equal([409, 'accounts.already-member'])
  })

  it('answer a known and an unknown e-mail alike: invited, and asked for as a new address', async () => {
    await open()
    const { user } = await world.confirmed()
    const { client } = await world.confirmed()
    const invite = (email: string) => client.post('/account/invite', { email }, invitedResponse)
    const change = (email: string) =>
      client.send('POST', '/account/changeEmail', { json: { email, password: PASSWORD } })

    const invited = [await invite(user.email), await invite('nobody@example.org')]
    const unknownChange = await change('nobody@example.org')
    await world.workOff()
    const knownChange = await change(user.email)
    await world.workOff()

    const [known, unknown] = invited.map(({ user: { id, _id, email, ...others } }) => others)
    expect(known).to.deep.equal(unknown)
    expect([knownChange.status, knownChange.text]).to.deep.equal([200, unknownChange.text])
    const told = (await world.mailsTo(user.email)).map(({ subject }) => subject)
    expect(told.filter((subject) => subject === 'You already have a Grantwright account')).to.have.length(2)
  })

  it('answer a forgotten password of a known and an unknown e-mail alike', async () => {
    await open()
    const { user } = await world.registered()
    await world.workOff()
    const before = (await world.mailsTo(user.email)).length
    const ask = (email: string) => world.visitor().send('POST', '/account/forgotPassword', { json: { email } })

    const [known, unknown] = [await ask(user.email), await ask('nobody@example.org')]

    expect([known.status, known.text]).to.deep.equal([unknown.status, unknown.text])
    await world.workOff()
    expect(await world.mailsTo(user.email)).to.have.length(before + 1)
    expect(await world.mailsTo('nobody@example.org')).to.deep.equal([])
  })

  it('end every session when a password is reset, and log in', async () => {
    await open()
    const { client, user } = await world.registered()
    const visitor = world.visitor()
    await visitor.post('/account/forgotPassword', { email: user.email }, doneResponse)

    const token = await tokenMailedTo(world, user.email, '/resetPassword')
    await visitor.post('/account/resetPassword', { token, password: 'another-harbour-7' }, userResponse)

    expect((await client.refused('GET', '/account/me')).status).to.equal(401)
    expect((await visitor.get('/account/me', userResponse)).user.id).to.equal(user.id)
    const again = await visitor.refused('POST', '/account/resetPassword', { json: { token, password: PASSWORD } })
    expect([again.status, again.failure.code]).to.deep.equal([422, 'accounts.reset-link-over'])
  })

  it('log everybody out whose account was removed, and free their e-mails', async () => {
    await open()
    await world.confirmed()
    const owner = await world.confirmed()
    const invited = await colleague(owner.client)
    await somethingOwned(owner.client)
    const cookie = owner.client.cookieHeader()

    const admin = await world.registered()
    await world.application.setAdmin.execute({ email: admin.user.email, isAdmin: true })

    await admin.client.post(`/admin/accounts/${owner.user.accountId}/remove`, undefined, removedAccountResponse)

    const reused = await world.visitor().refused('GET', '/account/me', { headers: { Cookie: cookie } })
    expect(reused.status).to.equal(401)
    expect((await invited.client.refused('GET', '/projects/list')).status).to.equal(401)
    const json = { email: owner.user.email, password: PASSWORD }
    expect((await world.visitor().refused('POST', '/account/login', { json })).status).to.equal(401)
    await world.registered({ email: owner.user.email })
  })

  it('lead who registered alone into the account that invited them', async () => {
    await open()
    await world.registered()
    const owner = await world.confirmed()
    await owner.client.post('/account/invite', { email: BO }, invitedResponse)
    await world.workOff()
    const alone = await world.confirmed({ email: BO })
    await world.workOff()
    const token = await tokenMailedTo(world, BO, '/acceptInvite')

    const json = { email: BO, token, password: PASSWORD }
    const joined = await world.visitor().post('/account/acceptInvite', json, userResponse)

    expect(joined.user.accountId).to.equal(owner.user.accountId)
    expect((await alone.client.refused('GET', '/account/me')).status).to.equal(401)
  })

  it('take an invited user out alone', async () => {
    await open()
    const owner = await world.confirmed()
    const invited = await colleague(owner.client)

    await invited.client.post('/account/remove', { password: PASSWORD }, removedAccountResponse)

    const { users } = await owner.client.get('/account/users', accountUsersResponse)
    expect(users.map(({ id }) => id)).to.deep.equal([owner.user.id])
  })

  it('are asked for again and again without being told anything, and sent a few times', async () => {
    await open({ rateLimit: true })
    const { client, user } = await world.registered()
    const ask = async (email: string) => {
      const { status, text } = await client.send('POST', '/account/forgotPassword', { json: { email } })
      return [status, text]
    }
    const answers = []

    for (let n = 0; n < 8; n += 1) answers.push(await ask(user.email), await ask('no@b.org'))
    const [first] = answers
    await world.workOff()

    expect(first?.[0]).to.equal(200)
    expect(answers).to.deep.equal(answers.map(() => first))
    const links = (await world.mailsTo(user.email)).filter(({ text }) => text.includes('/resetPassword?'))
    expect(links).to.have.length(5)
  })

  it('slow down who invites one e-mail again and again', async () => {
    await open({ rateLimit: true })
    const { client } = await world.confirmed()
    const outcomes = async (path: string, json: object) => {
      const statuses: number[] = []
      for (let n = 0; n < 6; n += 1) statuses.push((await client.send('POST', path, { json })).status)
      return statuses
    }

    expect(await outcomes('/account/sendVerification', {})).to.deep.equal([200, 200, 200, 200, 200, 429])
    expect(await outcomes('/account/invite', { email: BO })).to.deep.equal([201, 201, 201, 201, 201, 429])
  })

  it('slow down who guesses tokens', async () => {
    await open({ rateLimit: true })
    const reset = { token: 'guess', password: PASSWORD }
    const attempts = (path: string, json: object) =>
      Promise.all(Array.from({ length: 61 }, () => world.visitor().send('POST', path, { json })))

    const resets = await attempts('/account/resetPassword', reset)
    const acceptances = await attempts('/account/acceptInvite', { ...reset, email: BO })

    expect(resets.filter(({ status }) => status === 429)).to.have.length(31)
    expect(acceptances.filter(({ status }) => status === 429)).to.have.length(51)
  })
})
