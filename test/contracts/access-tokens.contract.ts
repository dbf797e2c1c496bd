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
    const reset = anAccessToken({ userId, purpose: 'reset' })

    await put(first, reset, second)

    expect(await find(first.tokenHash)).to.equal(null)
    expect(await find(second.tokenHash)).to.deep.equal(second)
    expect(await find(reset.tokenHash)).to.deep.equal(reset)
  })

  it('refuses the token of a user who is gone', async () => {
    const token = anAccessToken({ userId: anId() })

    await expectError(put(token), 'conflict')

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
