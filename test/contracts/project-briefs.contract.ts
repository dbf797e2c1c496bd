import { expect } from 'chai'

import { NO_USAGE } from '../../core/shared/model-usage.ts'
import type { Backend } from '../support/backends.ts'
import { aBudget, anId, aProject, aProjectBrief, OTHER_ACCOUNT } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { versionedContract } from './versioned.contract.ts'

export function projectBriefsContract(backend: Backend): void {
  const store = versionedContract(backend, {
    entities: () => [
      aProjectBrief(),
      aProjectBrief({ budget: aBudget(), proposing: 'completed', usage: { ...NO_USAGE, cost: 0.25 } }),
      aProjectBrief({ sections: [], proposing: 'error', error: { code: 'brief.failed' } }),
    ],
    changed: (brief) => ({ ...brief, proposing: 'processing' as const }),
    prepare: ({ projects }, { id, accountId }) => projects.save(aProject({ id, accountId })),
    find: ({ projectBriefs }, { accountId, id }) => projectBriefs.find(accountId, id),
    save: ({ projectBriefs }, brief) => projectBriefs.save(brief),
    taken: (brief) => ({ ...brief, accountId: OTHER_ACCOUNT }),
  })

  it('go with their project, and are not kept without one', async () => {
    const { id, accountId } = await store.run(({ projects }) => projects.save(aProject()))
    await store.run(({ projectBriefs }) => projectBriefs.save(aProjectBrief({ id, accountId })))

    await store.run(({ projects }) => projects.remove(accountId, id))

    expect(await store.run(({ projectBriefs }) => projectBriefs.find(accountId, id))).to.equal(null)
    await expectError(
      store.run(({ projectBriefs }) => projectBriefs.save(aProjectBrief({ id: anId() }))),
      'conflict',
    )
  })
}
