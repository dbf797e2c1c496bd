import { expect } from 'chai'

import { anAccount, anId, SOME_USER } from '../support/builders.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

const OTHER_USER = anId<'user'>()
const DUE_AT = '2027-04-01T12:00:00.000Z'

export function accountsContract(backend: Backend): void {
  versionedContract(backend, {
    entities: () => [anAccount(), anAccount({ settings: { language: 'cs', toneOfVoice: UNICODE, factsFile: LONG } })],
    changed: (account) => ({
      ...account,
      settings: { ...account.settings, toneOfVoice: 'warm' },
      ownerId: OTHER_USER,
      offeredTo: SOME_USER,
      removal: { askedAt: TEST_START, dueAt: DUE_AT },
    }),
    find: ({ accounts }, { id }) => accounts.find(id),
    save: ({ accounts }, account) => accounts.save(account),
  })

  describe('removing', () => {
    const store = openFresh(backend, 'once')

    it('is due for accounts whose owners asked for it, from that moment on, the longest due first', async () => {
      const dueAt = (day: number) => `2026-04-0${day}T12:00:00.000Z`
      const asked = [3, 1, 2].map((day) => anAccount({ removal: { askedAt: TEST_START, dueAt: dueAt(day) } }))
      const [third, first, second] = asked.map(({ id }) => id)
      await store.run(async ({ accounts }) => {
        for (const account of [...asked, anAccount()]) await accounts.save(account)
      })
      const dueOn = (day: number, limit = 9) => store.run(({ accounts }) => accounts.removalsDue(dueAt(day), limit))

      expect(await dueOn(2)).to.deep.equal([first, second])
      expect(await dueOn(5)).to.deep.equal([first, second, third])
      expect(await dueOn(5, 1)).to.deep.equal([first])
    })

    it('removes one account, and does nothing when there is none', async () => {
      const [gone, kept] = [anAccount(), anAccount()]
      await store.run(async ({ accounts }) => [await accounts.save(gone), await accounts.save(kept)])

      await store.run(({ accounts }) => accounts.remove(gone.id))
      await store.run(({ accounts }) => accounts.remove(gone.id))

      expect(await store.run(({ accounts }) => accounts.find(gone.id))).to.equal(null)
      expect(await store.run(({ accounts }) => accounts.find(kept.id))).not.to.equal(null)
    })
  })
}
