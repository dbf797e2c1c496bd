import { expect } from 'chai'

import type { Backend } from '../support/backends.ts'
import { anAccessToken, anId, aUser } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'

export function accessTokensContract(backend: Backend): void {
  const store = openFresh(backend, 'once')

  const someUser = () => store.run(({ users }) => users.save(aUser()))
  const put = (...tokens: ReturnType<typeof anAccessToken>[]) =>
    store.run(async ({ accessTokens }) => {
      for (const token of tokens) await accessTokens.put(token)
    })
  const find = (tokenHash: string) => store.run(({ accessTokens }) => accessTokens.find(tokenHash))

  it('answers null for what is absent', async () => {
    const { id } = await someUser()

    expect(await find('f'.repeat(64))).to.equal(null)
    expect(await store.run(({ accessTokens }) => accessTokens.ofUser(id, 'invite'))).to.equal(null)
  })

  it('gives back what was put, by its hash and by its user and purpose, as a copy', async () => {
    const token = anAccessToken({ userId: (await someUser()).id })
    await put(token)

    Object.assign((await find(token.tokenHash))!, { expiresAt: '' })

    expect(await find(token.tokenHash)).to.deep.equal(token)
    expect(await store.run(({ accessTokens }) => accessTokens.ofUser(token.userId, 'invite'))).to.deep.equal(token)
  })

  it('keeps one token for a user and a purpose: the last', async () => {
    const { id: userId } = await someUser()
    const [first, second] = [anAccessToken({ userId }), anAccessToken({ userId })]
    const reset = anAccessToken({ userId, purpose: 'verify', email: 'ada@example.org' })

    await put(first, reset, second)

    expect(await find(first.tokenHash)).to.equal(null)
    expect(await find(second.tokenHash)).to.deep.equal(second)
    expect(await find(reset.tokenHash)).to.deep.equal(reset)
  })

  it('keeps tokens that are added beside each other, and removes them together or one alone', async () => {
    const { id: userId } = await someUser()
    const expiring = (minute: string) =>
      anAccessToken({ userId, purpose: 'reset', expiresAt: `2026-03-02T10:${minute}:00.000Z` })
    const [first, last, second] = [expiring('10'), expiring('50'), expiring('20')]
    await store.run(async ({ accessTokens }) => {
      for (const token of [first, last, second]) await accessTokens.add(token)
    })
    const valid = (minute: string) =>
      store.run(({ accessTokens }) => accessTokens.countValid(userId, 'reset', `2026-03-02T10:${minute}:00.000Z`))
    const counts = [await valid('09'), await valid('10'), await valid('50')]
    const newest = await store.run(({ accessTokens }) => accessTokens.ofUser(userId, 'reset'))

    await store.run(({ accessTokens }) => accessTokens.withdraw(first.tokenHash))
    const kept = [await find(first.tokenHash), await find(second.tokenHash)]
    await store.run(({ accessTokens }) => accessTokens.remove(userId, 'reset'))

    expect(counts).to.deep.equal([3, 2, 0])
    expect(newest).to.deep.equal(last)
    expect(kept).to.deep.equal([null, second])
    expect([await find(second.tokenHash), await find(last.tokenHash)]).to.deep.equal([null, null])
  })

  it('refuses the token of a user who is gone', async () => {
    const token = anAccessToken({ userId: anId() })

    await expectError(put(token), 'conflict')
    await expectError(
      store.run(({ accessTokens }) => accessTokens.add(token)),
      'conflict',
    )

    expect(await find(token.tokenHash)).to.equal(null)
  })

  it('removes the token for one purpose alone, and does nothing when it is gone', async () => {
    const { id: userId } = await someUser()
    const [invite, reset] = [anAccessToken({ userId }), anAccessToken({ userId, purpose: 'reset' })]
    await put(invite, reset)
    const remove = () => store.run(({ accessTokens }) => accessTokens.remove(userId, 'invite'))

    await remove()
    await remove()

    expect(await find(invite.tokenHash)).to.equal(null)
    expect(await find(reset.tokenHash)).to.deep.equal(reset)
  })

  it('loses the tokens of a user who is removed', async () => {
    const [token, other] = [
      anAccessToken({ userId: (await someUser()).id }),
      anAccessToken({ userId: (await someUser()).id }),
    ]
    await put(token, other)

    await store.run(({ users }) => users.remove(token.userId))

    expect(await find(token.tokenHash)).to.equal(null)
    expect(await find(other.tokenHash)).to.deep.equal(other)
  })

  it('keeps nothing of a unit of work that failed', async () => {
    const token = anAccessToken({ userId: (await someUser()).id })

    const failing = store.run(async ({ accessTokens }) => {
      await accessTokens.put(token)
      throw new Error('no')
    })

    expect(await failing.catch((error: Error) => error.message)).to.equal('no')
    expect(await find(token.tokenHash)).to.equal(null)
  })
}
