import { expect } from 'chai'

import { OpenSession } from '../../core/accounts/sessions/open-session.ts'
import type { Session } from '../../core/accounts/sessions/session.ts'
import type { User } from '../../core/identity/user.ts'
import type { Backend } from '../support/backends.ts'
import { anId, aSession, aUser } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { openFresh } from '../support/open-fresh.ts'

export function sessionsContract(backend: Backend): void {
  const store = openFresh(backend, 'once')

  async function aLoggedInUser(): Promise<{ user: User; session: Session }> {
    const user = await store.run(({ users }) =>
      users.save(aUser({ isAdmin: true, preferences: { showAllProjects: true } })),
    )
    const session = aSession({ userId: user.id })
    await store.run(({ sessions }) => sessions.save(session))
    return { user, session }
  }
  const find = (tokenHash: string) => store.run(({ sessions }) => sessions.find(tokenHash))

  it('answers null for what is absent', async () => {
    expect(await find('f'.repeat(64))).to.equal(null)
    expect(await store.persistence.sessionReader.withUser('f'.repeat(64))).to.equal(null)
  })

  it('gives back what was saved, as a copy', async () => {
    const { session } = await aLoggedInUser()

    Object.assign((await find(session.tokenHash))!, { expiresAt: '' })

    expect(await find(session.tokenHash)).to.deep.equal(session)
  })

  it('replaces a session that exists', async () => {
    const { session } = await aLoggedInUser()
    const renewed = { ...session, expiresAt: '2026-06-01T00:00:00.000Z' }

    await store.run(({ sessions }) => sessions.save(renewed))

    expect(await find(session.tokenHash)).to.deep.equal(renewed)
  })

  it('prolongs a session that is there, and brings none back that was ended', async () => {
    const { session } = await aLoggedInUser()
    const use = {
      expiresAt: '2026-06-01T00:00:00.000Z',
      lastSeenAt: '2026-05-02T00:00:00.000Z',
      device: 'Safari on Mac',
    }
    const prolong = () => store.run(({ sessions }) => sessions.extend(session.tokenHash, use))

    const first = await prolong()
    const prolonged = await find(session.tokenHash)
    await store.run(({ sessions }) => sessions.remove(session.tokenHash))

    expect([first, await prolong()]).to.deep.equal([true, false])
    expect(prolonged).to.deep.equal({ ...session, ...use })
    expect(await find(session.tokenHash)).to.equal(null)
  })

  it('is opened by nobody whose password is replaced at the same moment', async () => {
    const secrets = { token: () => anId(), hashOf: (token: string) => `hash of ${token}` }
    const openSession = new OpenSession(store.persistence.unitOfWork, secrets, { now: () => TEST_START })
    for (let n = 0; n < 5; n += 1) {
      const { id: userId } = await store.run(({ users }) => users.save(aUser({ passwordHash: 'old' })))
      const replace = store.run(async ({ users, sessions }) => {
        const user = (await users.find(userId))!
        await sessions.removeOfUser(userId)
        await users.save({ ...user, passwordHash: 'new' })
      })

      const [opened] = await Promise.allSettled([openSession.execute({ userId, passwordHash: 'old' }), replace])

      if (opened.status === 'fulfilled') expect(await find(secrets.hashOf(opened.value.token))).to.equal(null)
      else expect(opened.reason).to.include({ code: 'accounts.password-replaced' })
    }
  })

  it('refuses the session of a user who is gone', async () => {
    const session = aSession({ userId: anId() })

    await expectError(
      store.run(({ sessions }) => sessions.save(session)),
      'conflict',
    )

    expect(await find(session.tokenHash)).to.equal(null)
  })

  it('removes one session, or all of a user', async () => {
    const { user, session } = await aLoggedInUser()
    const { session: other } = await aLoggedInUser()
    const [second, third] = [aSession({ userId: user.id }), aSession({ userId: user.id })]
    await store.run(async ({ sessions }) => [await sessions.save(second), await sessions.save(third)])

    await store.run(({ sessions }) => sessions.remove(session.tokenHash))
    const left = await find(second.tokenHash)
    await store.run(({ sessions }) => sessions.removeOfUser(user.id))

    expect(await find(session.tokenHash)).to.equal(null)
    expect(left).to.deep.equal(second)
    expect(await find(second.tokenHash)).to.equal(null)
    expect(await find(third.tokenHash)).to.equal(null)
    expect(await find(other.tokenHash)).to.deep.equal(other)
  })

  it('removes all of a user but the one that goes on', async () => {
    const { user, session } = await aLoggedInUser()
    const [second, third] = [aSession({ userId: user.id }), aSession({ userId: user.id })]
    await store.run(async ({ sessions }) => [await sessions.save(second), await sessions.save(third)])

    await store.run(({ sessions }) => sessions.removeOfUser(user.id, second.tokenHash))

    expect(await find(session.tokenHash)).to.equal(null)
    expect(await find(second.tokenHash)).to.deep.equal(second)
    expect(await find(third.tokenHash)).to.equal(null)
  })

  it('notes until when those of a removed user would have lasted', async () => {
    const { user, session } = await aLoggedInUser()
    const { session: other } = await aLoggedInUser()
    const { sessionReader } = store.persistence

    await store.run(async ({ sessions, users }) => {
      await sessions.noteRemovalOf(user.id)
      await sessions.noteRemovalOf(anId())
      await users.remove(user.id)
    })

    expect(await sessionReader.withUser(session.tokenHash)).to.equal(null)
    expect(await sessionReader.removedUntil(session.tokenHash)).to.equal(session.expiresAt)
    expect(await sessionReader.removedUntil(other.tokenHash)).to.equal(null)
  })

  it('lists those of a user, the last opened first, also those of before they had a device', async () => {
    const { user, session } = await aLoggedInUser()
    await aLoggedInUser()
    const createdAt = '2026-03-05T00:00:00.000Z'
    const later = aSession({ userId: user.id, createdAt, device: null, lastSeenAt: null })
    await store.run(({ sessions }) => sessions.save(later))

    const listed = await store.run(({ sessions }) => sessions.ofUser(user.id))

    expect(listed).to.deep.equal([later, session])
    expect(await store.run(({ sessions }) => sessions.ofUser(anId()))).to.deep.equal([])
  })

  it('reads a session with its user', async () => {
    const { user, session } = await aLoggedInUser()

    const read = await store.persistence.sessionReader.withUser(session.tokenHash)

    expect(read).to.deep.equal({ session, user, removalDueAt: null })
  })

  it('reads nothing once the session was removed', async () => {
    const { session } = await aLoggedInUser()

    await store.run(({ sessions }) => sessions.remove(session.tokenHash))

    expect(await store.persistence.sessionReader.withUser(session.tokenHash)).to.equal(null)
  })
}
