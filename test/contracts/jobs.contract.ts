import { expect } from 'chai'

import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aJob, anId, SOME_ACCOUNT } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'

export function jobsContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  const find = (id: ReturnType<typeof aJob>['id']) => store.run(({ jobs }) => jobs.find(id))

  it('answers null for what is absent', async () => {
    expect(await find(anId())).to.equal(null)
  })

  it('gives back what was added, as a copy', async () => {
    const plain = aJob({ accountId: null })
    const rich = aJob({ data: { text: UNICODE, page: 3, final: false, nothing: null }, priority: -5 })
    await store.run(({ jobs }) => jobs.add(plain, rich))

    Object.assign((await find(rich.id))!, { name: 'spoilt' })

    expect(await find(plain.id)).to.deep.equal(plain)
    expect(await find(rich.id)).to.deep.equal(rich)
  })

  it('takes many at once, and none', async () => {
    const many = Array.from({ length: 1_200 }, () => aJob())

    await store.run(({ jobs }) => jobs.add(...many))
    await store.run(({ jobs }) => jobs.add())

    expect(await find(many.at(-1)!.id)).to.deep.equal(many.at(-1))
  })

  it('refuses a job that exists', async () => {
    const job = aJob()
    await store.run(({ jobs }) => jobs.add(job))

    await expectError(
      store.run(({ jobs }) => jobs.add(job)),
      'conflict',
    )
  })

  it('lists those of a name and account since an instant, whatever became of them, oldest first', async () => {
    const [accountId, name] = [anId<'account'>(), 'fill-waiting' as const]
    const at = (minute: number) => `2026-03-01T09:0${minute}:00.000Z`
    const made = [2, 1, 0].map((minute) => aJob({ accountId, name, createdAt: at(minute) }))
    const others = [aJob({ accountId: anId(), name, createdAt: at(2) }), aJob({ accountId, createdAt: at(2) })]
    await store.run(({ jobs }) => jobs.add(...made, ...others))

    const listed = await store.run(({ jobs }) => jobs.since(accountId, name, at(1)))

    expect(listed).to.deep.equal([made[1], made[0]])
  })

  it('removes one job, or all of an account', async () => {
    const [first, second, others] = [aJob(), aJob(), aJob({ accountId: anId() })]
    await store.run(({ jobs }) => jobs.add(first, second, others))

    await store.run(({ jobs }) => jobs.remove(first.id))
    await store.run(({ jobs }) => jobs.remove(first.id))
    const left = await find(second.id)
    await store.run(({ jobs }) => jobs.removeOfAccount(SOME_ACCOUNT))

    expect(await find(first.id)).to.equal(null)
    expect(left).to.deep.equal(second)
    expect(await find(second.id)).to.equal(null)
    expect(await find(others.id)).to.deep.equal(others)
  })
}
