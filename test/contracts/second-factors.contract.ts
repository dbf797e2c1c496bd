import { expect } from 'chai'

import type { SecondFactor } from '../../core/accounts/sessions/second-factor.ts'
import type { Backend } from '../support/backends.ts'
import { anId, aUser } from '../support/builders.ts'
import { aSecondFactor } from '../support/second-factor-builder.ts'
import { expectError } from '../support/expect-error.ts'
import { versionedContract } from './versioned.contract.ts'

export function secondFactorsContract(backend: Backend): void {
  const store = versionedContract<SecondFactor>(backend, {
    entities: () => [
      aSecondFactor(),
      aSecondFactor({ isOn: false, lastStep: null, recoveryHashes: [], wrongCodes: {} }),
    ],
    changed: (factor) => ({ ...factor, isOn: true, lastStep: 59_000_000, recoveryHashes: ['left'] }),
    prepare: ({ users }, { id, accountId }) => users.save(aUser({ id, accountId })),
    find: ({ secondFactors }, { id }) => secondFactors.find(id),
    save: ({ secondFactors }, factor) => secondFactors.save(factor),
  })

  const find = ({ id }: SecondFactor) => store.run(({ secondFactors }) => secondFactors.find(id))

  async function saved(): Promise<SecondFactor> {
    const user = aUser()
    const factor = aSecondFactor({ id: user.id, accountId: user.accountId })
    return store.run(async ({ users, secondFactors }) => {
      await users.save(user)
      return secondFactors.save(factor)
    })
  }

  it('removes one, and does nothing when it is gone', async () => {
    const [factor, other] = [await saved(), await saved()]

    await store.run(({ secondFactors }) => secondFactors.remove(factor.id))
    await store.run(({ secondFactors }) => secondFactors.remove(factor.id))

    expect(await find(factor)).to.equal(null)
    expect(await find(other)).to.deep.equal(other)
  })

  it('loses that of a user who is removed, and takes none of one who is gone', async () => {
    const factor = await saved()

    await store.run(({ users }) => users.remove(factor.id))

    expect(await find(factor)).to.equal(null)
    await expectError(
      store.run(({ secondFactors }) => secondFactors.save(aSecondFactor({ id: anId() }))),
      'conflict',
    )
  })
}
