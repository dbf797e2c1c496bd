import type { AccountId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import { HOLDINGS } from '../../core/quotas/ports.ts'
import type { Backend } from '../support/backends.ts'
import * as build from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'

const FORM = { fileName: 'form.pdf', fileKey: 'key', mediaType: 'application/pdf', sizeBytes: 3_000_000_000 }

export function holdingsContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  const count = (accountId: AccountId) => store.run(({ holdings }) => holdings.count(accountId, HOLDINGS))

  const fill = (accountId: AccountId) =>
    store.run(async (stores) => {
      await stores.accounts.save(build.anAccount({ id: accountId }))
      await stores.users.save(build.aUser({ accountId }))
      const project = await stores.projects.save(build.aProject({ accountId }))
      await stores.documents.save(build.aDocument({ accountId, sizeBytes: 2_000_000_000, contentHash: 'one' }))
      await stores.documents.save(build.aDocument({ accountId, sizeBytes: 7, contentHash: 'two' }))
      await stores.proposals.save(build.aProposal({ accountId, form: FORM }))
      await stores.proposals.save(build.aProposal({ accountId, form: null }))
      await stores.reports.save(build.aReport({ accountId, projectId: project.id }))
      await stores.funders.save(build.aFunder({ accountId, funderName: 'Quillwort Trust' }))
      await stores.funders.save(build.aFunder({ accountId: null }))
      await stores.jobs.add(build.aJob({ accountId }), build.aJob({ accountId: null }))
    })

  it('is nothing at first', async () => {
    const nothing = { projects: 0, applications: 0, documents: 0, bytes: 0, reports: 0, funders: 0, users: 0, tasks: 0 }

    expect(await count(build.anId())).to.deep.equal(nothing)
  })

  it('is counted by kind, apart from what other accounts have and what is shared', async () => {
    const [one, other] = [build.anId<'account'>(), build.anId<'account'>()]
    await fill(one)
    await fill(other)

    const counts = { projects: 1, applications: 2, documents: 2, reports: 1, funders: 1, users: 1, tasks: 1 }
    expect(await count(one)).to.deep.equal({ ...counts, bytes: 5_000_000_007 })
  })

  it('counts of the kinds alone that are asked for, with what the unit of work added', async () => {
    const accountId = build.anId<'account'>()

    const counted = await store.run(async ({ accounts, projects, holdings }) => {
      await accounts.save(build.anAccount({ id: accountId }))
      await projects.save(build.aProject({ accountId }))
      return holdings.count(accountId, ['projects'])
    })

    expect(counted).to.deep.equal({ projects: 1 })
  })

  it('holds no task that is done', async () => {
    const accountId = build.anId<'account'>()
    await store.run(({ jobs }) => jobs.add(build.aJob({ accountId }), build.aJob({ accountId })))
    const times = { now: '2099-01-01T00:00:00.000Z', leaseUntil: '2099-01-02T00:00:00.000Z' }
    const [claimed] = await store.persistence.jobQueue.claim({ ...times, limit: 1 })
    expect((await count(accountId)).tasks).to.equal(2)

    await store.persistence.jobQueue.complete(claimed!, null, times.now)

    expect((await count(accountId)).tasks).to.equal(1)
  })

  it('is not passed by many that count and add at once', async () => {
    const accountId = build.anId<'account'>()
    await store.run(({ accounts }) => accounts.save(build.anAccount({ id: accountId })))
    const addUnlessFull = () =>
      store.run(async ({ holdings, reports }) => {
        const held = await holdings.count(accountId, ['reports'])
        if (held.reports < 3) await reports.save(build.aReport({ accountId }))
      })

    await Promise.all(Array.from({ length: 12 }, addUnlessFull))

    expect((await count(accountId)).reports).to.equal(3)
  })
}
