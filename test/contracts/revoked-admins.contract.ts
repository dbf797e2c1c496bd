import { expect } from 'chai'

import type { Backend } from '../support/backends.ts'
import { aUser } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'

export function revokedAdminsContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')
  const ada = aUser({ email: 'ada@example.org' })
  const includes = (user: Pick<typeof ada, 'id' | 'email'>) =>
    store.run(({ revokedAdmins }) => revokedAdmins.includes(user))

  it('are known by user and by address, once or more', async () => {
    expect(await store.run(({ revokedAdmins }) => revokedAdmins.isEmpty())).to.equal(true)
    await store.run(({ revokedAdmins }) => revokedAdmins.add(ada))
    await store.run(({ revokedAdmins }) => revokedAdmins.add(ada))

    expect(await store.run(({ revokedAdmins }) => revokedAdmins.isEmpty())).to.equal(false)
    expect(await includes({ ...ada, email: 'moved@example.org' })).to.equal(true)
    expect(await includes(aUser({ email: ada.email }))).to.equal(true)
    expect(await includes(aUser({ email: 'bo@example.org' }))).to.equal(false)
    await store.run(({ revokedAdmins }) => revokedAdmins.addAddress('bo@example.org'))
    expect(await includes(aUser({ email: 'bo@example.org' }))).to.equal(true)
  })

  it('are forgotten', async () => {
    await store.run(({ revokedAdmins }) => revokedAdmins.remove(ada))
    await store.run(({ revokedAdmins }) => revokedAdmins.add(ada))

    await store.run(({ revokedAdmins }) => revokedAdmins.remove(ada))

    expect(await includes(ada)).to.equal(false)
    expect(await store.run(({ revokedAdmins }) => revokedAdmins.isEmpty())).to.equal(true)
  })
}
