import { expect } from 'chai'

import { anAccount } from '../support/builders.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

export function accountsContract(backend: Backend): void {
  versionedContract(backend, {
    entities: () => [anAccount(), anAccount({ settings: { language: 'cs', toneOfVoice: UNICODE, factsFile: LONG } })],
    changed: (account) => ({ ...account, settings: { ...account.settings, toneOfVoice: 'warm' } }),
    find: ({ accounts }, { id }) => accounts.find(id),
    save: ({ accounts }, account) => accounts.save(account),
  })

  describe('removing', () => {
    const store = openFresh(backend, 'once')

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
