import type { QuestionId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import type { AccessTokens } from '../../core/accounts/ports.ts'
import type { User } from '../../core/identity/user.ts'
import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { anAccessToken, anId, aProposal, aQuestion, aSession, aUser, SOME_ACCOUNT } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { openFresh } from '../support/open-fresh.ts'
import { roundTrips } from './round-trips.ts'
import { versionedContract } from './versioned.contract.ts'

export function usersContract(backend: Backend): void {
  versionedContract<User>(backend, {
    entities: () => [
      aUser(),
      aUser({
        firstName: UNICODE,
        lastName: '',
        passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
        lastLoginAt: '2026-03-01T10:11:12.345Z',
        inviteStatus: 'pending',
        invitedBy: anId(),
        emailVerifiedAt: '2026-03-01T10:11:12.345Z',
        isAdmin: true,
        preferences: { showAllProjects: true, pageSize: 20, theme: UNICODE },
      }),
    ],
    changed: (user) => ({ ...user, isAdmin: !user.isAdmin, inviteStatus: 'accepted', lastName: 'Field' }),
    find: ({ users }, { id }) => users.find(id),
    save: ({ users }, user) => users.save(user),
  })

  describe('by e-mail and account', () => {
    const store = openFresh(backend, 'for each test')
    const save = (...all: User[]) =>
      store.run(async ({ users }) => {
        for (const user of all) await users.save(user)
      })

    it('finds a user by e-mail', async () => {
      const user = aUser({ email: 'ada+grants@example.org' })
      await save(user, aUser())

      const found = await store.run(({ users }) => users.ofEmail('ada+grants@example.org'))

      expect(found).to.deep.equal({ ...user, version: 1 })
      expect(await store.run(({ users }) => users.ofEmail('ADA+grants@example.org'))).to.equal(null)
    })

    it('keeps an e-mail address to the one user who confirmed it, of a new one and of a changed one', async () => {
      const confirmed = (email: string) => aUser({ email, emailVerifiedAt: TEST_START, accountId: anId() })
      const [first, second] = [confirmed('one@example.org'), confirmed('two@example.org')]
      await save(first, second)

      await expectError(save(confirmed('one@example.org')), 'conflict', 'accounts.email-taken')
      const moved = { ...second, version: 1, email: 'one@example.org' }
      await expectError(save(moved), 'conflict', 'accounts.email-taken')

      expect((await store.run(({ users }) => users.ofEmail('one@example.org')))?.id).to.equal(first.id)
    })

    it('lets several register with an address: who confirmed it comes first, then the oldest', async () => {
      const email = 'one@example.org'
      const of = (day: number, emailVerifiedAt: string | null = null) =>
        aUser({ email, emailVerifiedAt, accountId: anId(), createdAt: `2026-01-0${day}T00:00:00.000Z` })
      const [first, second, third, fourth] = [of(1), of(2), of(3, TEST_START), of(4)]
      await save(fourth, second, third, first)

      const listed = await store.run(({ users }) => users.allOfEmail(email))

      expect(listed.map(({ id }) => id)).to.deep.equal([third, first, second, fourth].map(({ id }) => id))
      expect((await store.run(({ users }) => users.ofEmail(email)))?.id).to.equal(third.id)
      await expectError(save({ ...first, version: 1, emailVerifiedAt: TEST_START }), 'conflict', 'accounts.email-taken')
    })

    it('holds no address for invitations, and finds them apart, the newest first', async () => {
      const email = 'bo@example.org'
      const invited = { email, inviteStatus: 'pending' } as const
      const old = aUser({ ...invited, accountId: anId(), createdAt: '2026-01-01T00:00:00.000Z' })
      const expired = aUser({ ...invited, inviteStatus: 'expired', accountId: anId() })
      await save(old, expired)
      const ofEmail = () => store.run(({ users }) => users.ofEmail(email))
      const before = await ofEmail()
      const owner = aUser({ email, accountId: anId(), emailVerifiedAt: TEST_START })
      await save(owner)

      const listed = await store.run(({ users }) => users.invitationsTo(email))

      expect(before).to.equal(null)
      expect((await ofEmail())?.id).to.equal(owner.id)
      expect(listed.map(({ id }) => id)).to.deep.equal([expired.id, old.id])
      await expectError(
        save({ ...old, version: 1, inviteStatus: 'accepted', emailVerifiedAt: TEST_START }),
        'conflict',
        'accounts.email-taken',
      )
    })

    it('keeps an e-mail address to one of an account, invited or not', async () => {
      const [accepted, invited] = [aUser({ inviteStatus: 'accepted' }), aUser({ inviteStatus: 'pending' })]
      await save(accepted, invited)

      for (const { email } of [accepted, invited])
        await expectError(save(aUser({ email, inviteStatus: 'pending' })), 'conflict', 'accounts.email-taken')
    })

    it('lists the users of an account, oldest first', async () => {
      const young = aUser({ createdAt: '2026-02-02T00:00:00.000Z' })
      const old = aUser({ createdAt: '2026-01-01T00:00:00.000Z' })
      const twin = aUser({ createdAt: '2026-02-02T00:00:00.000Z' })
      await save(young, old, twin, aUser({ accountId: anId() }))

      const listed = await store.run(({ users }) => users.ofAccount(SOME_ACCOUNT))

      expect(listed.map(({ id }) => id)).to.deep.equal([old.id, young.id, twin.id])
      expect(await store.run(({ users }) => users.ofAccount(anId()))).to.deep.equal([])
    })

    it('says whether there is any user at all', async () => {
      const before = await store.run(({ users }) => users.isEmpty())

      await save(aUser({ accountId: anId() }))

      expect(before).to.equal(true)
      expect(await store.run(({ users }) => users.isEmpty())).to.equal(false)
    })

    it('lets one alone of two units at the same moment add the first user', async () => {
      const asked: boolean[] = []
      let begun = 0
      let meet = () => {}
      const both = new Promise<void>((resolve) => (meet = resolve))
      const addFirst = () =>
        store.run(async ({ users }) => {
          begun += 1
          if (begun === 2) meet()
          if (!backend.unitsTakeTurns) await both
          asked.push(await users.isEmpty())
          await roundTrips(store.persistence)
          await users.save(aUser())
        })

      await Promise.all([addFirst(), addFirst()])

      expect(asked).to.deep.equal([true, false])
    })

    it('lets units that find the same user for update see what each other changed', async () => {
      const user = aUser()
      await save(user)
      const valid = (accessTokens: AccessTokens) => accessTokens.countValid(user.id, 'reset', TEST_START)
      const addUnlessFull = () =>
        store.run(async ({ users, accessTokens }) => {
          const found = await users.findForUpdate(user.id)
          if ((await valid(accessTokens)) < 3)
            await accessTokens.add(anAccessToken({ userId: user.id, purpose: 'reset' }))
          return found
        })

      const found = await Promise.all(Array.from({ length: 8 }, addUnlessFull))

      expect(found).to.deep.equal(found.map(() => ({ ...user, version: 1 })))
      expect(await store.run(({ accessTokens }) => valid(accessTokens))).to.equal(3)
      expect(await store.run(({ users }) => users.findForUpdate(anId()))).to.equal(null)
    })

    it('removes a user with their sessions', async () => {
      const [gone, kept] = [aUser(), aUser()]
      const [open, other] = [aSession({ userId: gone.id }), aSession({ userId: kept.id })]
      await save(gone, kept)
      await store.run(async ({ sessions }) => [await sessions.save(open), await sessions.save(other)])

      await store.run(({ users }) => users.remove(gone.id))
      await store.run(({ users }) => users.remove(gone.id))

      expect(await store.run(({ users }) => users.find(gone.id))).to.equal(null)
      expect(await store.run(({ sessions }) => sessions.find(open.tokenHash))).to.equal(null)
      expect(await store.run(({ sessions }) => sessions.find(other.tokenHash))).to.deep.equal(other)
    })

    it('leaves the questions of a removed user to nobody', async () => {
      const [gone, kept] = [aUser(), aUser()]
      const proposal = aProposal()
      const [left, other] = [gone, kept].map(({ id }) => aQuestion({ proposalId: proposal.id, assigneeId: id }))
      await save(gone, kept)
      await store.run(async ({ proposals, questions }) => {
        await proposals.save(proposal)
        for (const question of [left!, other!]) await questions.save(question)
      })
      const versionOf = () => store.persistence.proposalReader.version(proposal.accountId, proposal.id)
      const before = await versionOf()

      await store.run(({ users }) => users.remove(gone.id))

      const assigneeOf = async ({ id }: { id: QuestionId }) =>
        (await store.run(({ questions }) => questions.find(proposal.accountId, id)))?.assigneeId
      expect(await assigneeOf(left!)).to.equal(null)
      expect(await assigneeOf(other!)).to.equal(kept.id)
      expect(await versionOf()).not.to.equal(before)
    })
  })
}
