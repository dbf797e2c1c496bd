import type { JobId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import type { JobQuery } from '../../core/jobs/ports.ts'
import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aDocument, aJob, anId, aProposal } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'

const FIRST_PAGE = { page: 1, pageSize: 10, state: null, name: null, order: 'createdAt', isDescending: true } as const
const at = (minute: number) => `2026-03-02T09:${String(minute).padStart(2, '0')}:00.000Z`

export function jobReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  const reader = () => store.persistence.jobReader
  const queue = () => store.persistence.jobQueue
  const add = (...all: ReturnType<typeof aJob>[]) => store.run(({ jobs }) => jobs.add(...all))
  const pageOf = async (query: Partial<JobQuery> = {}) =>
    (await reader().page({ ...FIRST_PAGE, ...query })).map(({ id }) => id)
  const claimAt = async (now: string) => (await queue().claim({ now, leaseUntil: at(59), limit: 1 }))[0]!

  it('answers nothing where there is nothing', async () => {
    expect(await pageOf()).to.deep.equal([])
    expect(await reader().counts()).to.deep.equal([])
    expect(await reader().find(anId())).to.equal(null)
    expect(await reader().runs(anId())).to.deep.equal([])
  })

  it('pages through the jobs of all accounts, in a total order', async () => {
    const jobs = Array.from({ length: 7 }, (_, minute) =>
      aJob({ accountId: minute % 2 === 0 ? anId() : null, createdAt: at(minute < 3 ? 0 : minute) }),
    )
    await add(...jobs)
    const newestFirst = jobs.map(({ id }) => id).reverse()

    expect([
      await pageOf({ pageSize: 3 }),
      await pageOf({ page: 2, pageSize: 3 }),
      await pageOf({ page: 3, pageSize: 3 }),
      await pageOf({ page: 4, pageSize: 3 }),
    ]).to.deep.equal([newestFirst.slice(0, 3), newestFirst.slice(3, 6), newestFirst.slice(6), []])
    expect(await pageOf({ isDescending: false })).to.deep.equal([...newestFirst].reverse())
  })

  it('finds nothing under a name that no job can have', async () => {
    await add(aJob())

    expect(await pageOf({ name: '\0' })).to.deep.equal([])
    expect(await pageOf({ name: '\ud83d' })).to.deep.equal([])
  })

  it('orders by the last run, of which those that never ran come before all others', async () => {
    const [never, early, late] = [aJob({ dueAt: at(50) }), aJob({ priority: 2 }), aJob({ priority: 1 })]
    await add(never, early, late)
    const claims = [await claimAt(at(10)), await claimAt(at(11))]
    for (const claim of claims) await queue().complete(claim, null, at(12))

    expect(await pageOf({ order: 'lastRunAt' })).to.deep.equal([late.id, early.id, never.id])
    expect(await pageOf({ order: 'lastRunAt', isDescending: false })).to.deep.equal([never.id, early.id, late.id])
  })

  it('orders by how often jobs ran and failed', async () => {
    const [idle, failing] = [aJob({ dueAt: at(50) }), aJob()]
    await add(idle, failing)
    await queue().fail(await claimAt(at(10)), 'no', null, at(11))

    expect(await pageOf({ order: 'runCount' })).to.deep.equal([failing.id, idle.id])
    expect(await pageOf({ order: 'failCount', isDescending: false })).to.deep.equal([idle.id, failing.id])
  })

  it('filters by state and name, and counts them', async () => {
    const [reading, later, writing] = [
      aJob({ name: 'read-document', priority: 1, createdAt: at(1) }),
      aJob({ name: 'read-document', createdAt: at(2), dueAt: at(50) }),
      aJob({ name: 'write-report', createdAt: at(3), dueAt: at(50) }),
    ]
    await add(reading, later, writing)
    await queue().complete(await claimAt(at(10)), 'done', at(11))

    expect(await pageOf({ state: 'completed' })).to.deep.equal([reading.id])
    expect(await pageOf({ name: 'read-document' })).to.deep.equal([later.id, reading.id])
    expect(await pageOf({ name: 'read-document', state: 'queued' })).to.deep.equal([later.id])
    expect(await pageOf({ name: 'nothing' })).to.deep.equal([])
    expect(await reader().counts()).to.deep.equal([
      { name: 'read-document', state: 'completed', count: 1 },
      { name: 'read-document', state: 'queued', count: 1 },
      { name: 'write-report', state: 'queued', count: 1 },
    ])
  })

  it('names the file of the document or the form that a job works on', async () => {
    const document = aDocument({ originalName: `${UNICODE}.pdf` })
    const form = { fileName: 'form.docx', fileKey: 'a/b', mediaType: 'text/plain', sizeBytes: 5 }
    const proposal = aProposal({ type: 'upload', form })
    const jobs = [
      aJob({ data: { documentId: document.id, s3Key: 'a/b' } }),
      aJob({ data: { proposalId: proposal.id, s3Key: 'a/b' } }),
      aJob({ data: { documentId: anId(), s3Key: 'a/b' } }),
      aJob({ data: { proposalId: proposal.id } }),
      aJob({ name: 'read-document', data: { documentId: document.id } }),
      aJob({ name: 'read-form', data: { proposalId: proposal.id } }),
    ]
    await store.run(async ({ documents, proposals }) => [
      await documents.save(document),
      await proposals.save(proposal),
    ])
    await add(...jobs)

    const page = await reader().page({ ...FIRST_PAGE, isDescending: false })

    expect(page).to.deep.equal(
      [`${UNICODE}.pdf`, 'form.docx', null, null, `${UNICODE}.pdf`, 'form.docx'].map((fileName, index) => ({
        ...jobs[index],
        fileName,
      })),
    )
    expect(await reader().find(jobs[0]!.id)).to.deep.equal(page[0])
  })

  it('knows every run that came to an end, newest first, also after the job was reloaded', async () => {
    const job = aJob()
    await add(job)
    await queue().fail(await claimAt(at(10)), UNICODE, at(12), at(11))
    await queue().complete(await claimAt(at(12)), 'done', at(13))
    await queue().reload(job.id, at(20))
    await claimAt(at(20))

    expect(await reader().runs(job.id)).to.deep.equal([
      { number: 2, startedAt: at(12), finishedAt: at(13), outcome: 'completed', detail: 'done' },
      { number: 1, startedAt: at(10), finishedAt: at(11), outcome: 'failed', detail: UNICODE },
    ])
  })

  it('forgets the runs of a job that is removed, and has none of a claim that was lost', async () => {
    const [removed, kept]: JobId[] = [anId(), anId()]
    await add(aJob({ id: removed!, priority: 1 }), aJob({ id: kept! }))
    await queue().complete(await claimAt(at(10)), 'done', at(11))
    const lost = await claimAt(at(10))
    await queue().requeueCutOff(at(59))
    await claimAt(at(59))

    await store.run(({ jobs }) => jobs.remove(removed!))
    await queue().complete(lost, 'late', at(59))

    expect(await reader().runs(removed!)).to.deep.equal([])
    expect(await reader().runs(kept!)).to.deep.equal([])
  })
}
