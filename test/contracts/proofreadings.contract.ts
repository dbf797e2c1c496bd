import { expect } from 'chai'

import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { anId, aProposal, OTHER_ACCOUNT } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { aProofreading, aSuggestion } from '../support/proofreading-builders.ts'
import { versionedContract } from './versioned.contract.ts'

export function proofreadingsContract(backend: Backend): void {
  const other = { questionId: anId<'question'>(), words: UNICODE }
  const store = versionedContract(backend, {
    entities: () => [
      aProofreading({
        status: 'completed',
        checkedAt: TEST_START,
        suggestions: [
          aSuggestion({ words: UNICODE, replacement: '', why: UNICODE }),
          aSuggestion({ kind: 'contradiction', other, replacement: null, state: 'applied' }),
          aSuggestion({ kind: 'incomplete', words: null, why: { code: 'proofreading.no-date' } }),
        ],
        dismissed: [UNICODE],
      }),
      aProofreading({ status: 'error', error: { code: 'proofreading.failed' } }),
      aProofreading(),
    ],
    changed: (proofreading) => ({ ...proofreading, status: 'processing' as const, error: null, suggestions: [] }),
    prepare: ({ proposals }, { id, accountId }) => proposals.save(aProposal({ id, accountId })),
    find: ({ proofreadings }, { accountId, id }) => proofreadings.find(accountId, id),
    save: ({ proofreadings }, proofreading) => proofreadings.save(proofreading),
    taken: (proofreading) => ({ ...proofreading, accountId: OTHER_ACCOUNT }),
  })

  it('go with their application, and are not kept without one', async () => {
    const { id, accountId } = await store.run(({ proposals }) => proposals.save(aProposal()))
    await store.run(({ proofreadings }) => proofreadings.save(aProofreading({ id, accountId })))

    await store.run(({ proposals }) => proposals.remove(accountId, id))

    expect(await store.run(({ proofreadings }) => proofreadings.find(accountId, id))).to.equal(null)
    await expectError(
      store.run(({ proofreadings }) => proofreadings.save(aProofreading())),
      'conflict',
    )
  })
}
