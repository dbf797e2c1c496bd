import { expect } from 'chai'
import { userResponse } from '../../adapters/http-contract/accounts.ts'
import { openWorld, PASSWORD, type World } from '../support/world.ts'

/** What somebody sends beside the fields of a call to gain rights: mass assignment and polluted prototypes. */
const RIGHTS = {
  isAdmin: true,
  isOwner: true,
  accountId: 'f'.repeat(24),
  id: 'f'.repeat(24),
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
}

describe('fields that a call does not name', () => {
  let world: World

  before(async () => {
    world = await openWorld()
    await world.registered({ email: 'first-of-all@example.org' })
  })

  after(() => world.close())

  it('give whoever registers no rights, no other account and no confirmed address', async () => {
    const json = { email: 'eve@example.org', password: PASSWORD, firstName: 'Eve', lastName: 'Hill', ...RIGHTS }

    const { user } = await world.visitor().post('/account/register', json, userResponse)

    expect(user).to.include({ isAdmin: false, isEmailVerified: false })
    expect(user.accountId).not.to.equal(RIGHTS.accountId)
    expect(user.id).not.to.equal(RIGHTS.id)
  })

  it('change nothing of a user who changes their name or settings', async () => {
    const { client, user } = await world.registered()

    await client.send('POST', '/account/name', {
      json: { firstName: 'Eve', lastName: 'Hill', email: 'x@example.org', ...RIGHTS },
    })
    await client.send('POST', '/account/settings', { json: { language: 'en-GB', ...RIGHTS } })
    const after = (await client.get('/account/me', userResponse)).user

    expect(after.firstName).to.equal('Eve')
    expect({ ...after, firstName: '', lastName: '' }).to.deep.equal({ ...user, firstName: '', lastName: '' })
  })

  it('reach no prototype', async () => {
    const { client } = await world.registered()
    const bodies = [
      '{"preferencesChange":{"__proto__":{"isAdmin":true}}}',
      '{"preferencesChange":{"constructor":{"prototype":{"isAdmin":true}}}}',
      '{"preferencesChange":{"a":true},"__proto__":{"isAdmin":true}}',
    ]

    for (const text of bodies) {
      const { status } = await client.send('POST', '/account/preferences', {
        text,
        headers: { 'Content-Type': 'application/json' },
      })
      expect([400, 422], text).to.include(status)
    }

    expect(({} as Record<string, unknown>)['isAdmin']).to.equal(undefined)
    expect((await client.get('/account/me', userResponse)).user.isAdmin).to.equal(false)
  })

  it('are no operators of a query: objects and lists in the place of a text are refused or mean nothing', async () => {
    const { client } = await world.registered()
    const logIn = (email: unknown, password: unknown) =>
      world.visitor().send('POST', '/account/login', { json: { email, password } })

    const statuses = [
      await logIn({ $ne: null }, { $ne: null }),
      await logIn(['first-of-all@example.org'], PASSWORD),
      await client.send('GET', '/search?q=a&q=b'),
      await client.send('GET', '/answers?search[$ne]=a'),
      await client.send('GET', '/search?q=%25'),
    ].map(({ status }) => status)

    expect(statuses.slice(0, 3)).to.deep.equal([422, 422, 422])
    for (const status of statuses) expect(status).to.be.lessThan(500)
  })
})
