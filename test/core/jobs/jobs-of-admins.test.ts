import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { ListJobs } from '../../../core/operations/list-jobs.ts'
import { ReloadJob } from '../../../core/operations/reload-job.ts'
import { RemoveJob } from '../../../core/operations/remove-job.ts'
import { ViewJob } from '../../../core/operations/view-job.ts'
import { aDocument, aJob, anId, aProposal, aQuestion, aReport } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf, type CoreWorld } from '../../support/core-world.ts'

const FIRST_PAGE = { page: 1, pageSize: 10, state: null, name: null, order: 'createdAt', isDescending: true } as const

describe('Jobs, for administrators', () => {
  let world: CoreWorld
  let user: Actor
  let admin: Actor

  beforeEach(async () => {
    world = openCoreWorld()
    user = await anActorIn(world)
    admin = { ...(await anActorIn(world)), isAdmin: true }
  })

  const add = (...all: ReturnType<typeof aJob>[]) => world.unitOfWork.run(({ jobs }) => jobs.add(...all))
  const find = (id: ReturnType<typeof aJob>['id']) => world.unitOfWork.run(({ jobs }) => jobs.find(id))
  const reload = (actor: Actor, jobId: ReturnType<typeof aJob>['id']) =>
    new ReloadJob(world.unitOfWork, world.jobQueue, world.sources).execute({ actor, jobId })
  const finished = async (job: ReturnType<typeof aJob>) => {
    await add(job)
    const [claim] = await claimAll(world)
    await world.jobQueue.fail(claim!, 'Broken', null, world.clock.now())
  }

  it('are nobody else’s', async () => {
    const job = aJob({ accountId: user.accountId })
    await add(job)
    const attempts = [
      new ListJobs(world.jobReader).execute({ actor: user, ...FIRST_PAGE }),
      new ViewJob(world.jobReader).execute({ actor: user, jobId: job.id }),
      new RemoveJob(world.unitOfWork, world.sources).execute({ actor: user, jobId: job.id }),
      reload(user, job.id),
    ]

    for (const attempt of attempts) expect((await refusalOf(attempt)).kind).to.equal('forbidden')
    expect(await find(job.id)).to.deep.equal(job)
  })

  it('are counted as they are filtered, and by state', async () => {
    await finished(aJob({ name: 'read-document' }))
    await add(aJob({ name: 'read-document' }), aJob({ name: 'write-report' }))
    const list = (filter: object) => new ListJobs(world.jobReader).execute({ actor: admin, ...FIRST_PAGE, ...filter })

    const [all, named, failed] = [
      await list({}),
      await list({ name: 'read-document' }),
      await list({ state: 'failed', pageSize: 1 }),
    ]

    expect([all.total, named.total, failed.total]).to.deep.equal([3, 2, 1])
    expect(all.names).to.deep.equal(['read-document', 'write-report'])
    expect(named.states).to.deep.equal({ queued: 1, running: 0, completed: 0, failed: 1 })
    expect(failed.items).to.have.length(1)
  })

  it('show each run, also those that are under way or were cut off', async () => {
    const job = aJob()
    await add(job)
    await claimAll(world)
    world.clock.advance({ minutes: 2 })
    await world.jobQueue.requeueCutOff(world.clock.now())
    const [second] = await claimAll(world)
    await world.jobQueue.fail(second!, 'Broken', world.clock.now(), world.clock.now())
    await claimAll(world)

    const { runs } = await new ViewJob(world.jobReader).execute({ actor: admin, jobId: job.id })

    expect(runs.map(({ number, outcome }) => `${number} ${outcome}`)).to.deep.equal([
      '3 running',
      '2 failed',
      '1 cut-off',
    ])
  })

  it('are not found once they are removed', async () => {
    const job = aJob()
    await add(job)
    const remove = () => new RemoveJob(world.unitOfWork, world.sources).execute({ actor: admin, jobId: job.id })

    await remove()

    expect(await find(job.id)).to.equal(null)
    for (const attempt of [remove(), reload(admin, job.id)])
      expect((await refusalOf(attempt)).kind).to.equal('not-found')
    const view = new ViewJob(world.jobReader).execute({ actor: admin, jobId: job.id })
    expect((await refusalOf(view)).kind).to.equal('not-found')
  })

  it('have a document read again that could not be read', async () => {
    const document = aDocument({ status: 'error', processingError: 'Broken' })
    const job = aJob({ name: 'read-document', accountId: document.accountId, data: { documentId: document.id } })
    await world.unitOfWork.run(({ documents }) => documents.save(document))
    await finished(job)

    await reload(admin, job.id)

    const reopened = await world.unitOfWork.run(({ documents }) => documents.find(document.accountId, document.id))
    expect(reopened).to.deep.include({ status: 'processing', processingError: null })
    expect(await find(job.id)).to.deep.include({ state: 'queued', failCount: 0 })
  })

  it('have questions, letters and reports written again, and leave what waits as it is', async () => {
    const proposal = aProposal({ coverLetterStatus: 'error', coverLetterError: 'Broken' })
    const question = aQuestion({ proposalId: proposal.id, status: 'error', error: 'Broken' })
    const report = aReport({ status: 'error', error: 'Broken' })
    const { accountId } = proposal
    await world.unitOfWork.run(async (stores) => {
      await stores.proposals.save(proposal)
      await stores.questions.save(question)
      await stores.reports.save(report)
    })
    const jobs = [
      aJob({ name: 'write-cover-letter', accountId, data: { proposalId: proposal.id } }),
      aJob({ name: 'answer-question', accountId, data: { questionId: question.id } }),
      aJob({ name: 'write-report', accountId, data: { reportId: report.id } }),
    ]
    for (const job of jobs) await finished(job)
    const waiting = aJob({ name: 'write-report', accountId, data: { reportId: anId() } })
    await add(waiting)

    for (const job of [...jobs, waiting]) await reload(admin, job.id)

    const found = await world.unitOfWork.run(async (stores) => ({
      letter: (await stores.proposals.find(accountId, proposal.id))?.coverLetterStatus,
      question: (await stores.questions.find(accountId, question.id))?.status,
      report: (await stores.reports.find(accountId, report.id))?.status,
    }))
    expect(found).to.deep.equal({ letter: 'processing', question: 'processing', report: 'processing' })
  })
})
